import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { type CategoryDraft, saveCategoryRows } from './category.store.ts'
import { categoryTreeTag } from './list/product-lists.ts'
import { insertPrices, type NewPrice } from './price.store.ts'
import type { ProductDraft } from './product-draft.ts'
import { saveProductRows } from './product-draft.store.ts'
import { indexProducts, listProductIdsIn } from './search/search.store.ts'
import { insertStock } from './stock.store.ts'

export interface CatalogueImport {
  categories: readonly CategoryDraft[]
  products: readonly ProductDraft[]
  /** Added to the history as they stand. */
  prices: readonly NewPrice[]
  /** Shelves that exist already keep what is on them. */
  stock: readonly { code: string; onHand: number }[]
}

/** Writes a catalogue, or a part of one, in few statements: products and categories by code, their search documents, prices and stock. */
export async function importCatalogue(tx: Transaction, data: CatalogueImport, now: Date): Promise<void> {
  await saveCategoryRows(tx, data.categories, now)
  await insertStock(
    tx,
    data.stock.map((level) => ({ ...level, updatedAt: now })),
  )
  const ids = await saveProductRows(tx, data.products, now)
  await insertPrices(tx, data.prices)
  const named = await listProductIdsIn(
    tx,
    data.categories.map(({ code }) => code),
  )
  await indexProducts(tx, [...new Set([...ids.values(), ...named])])
  // Every list is loaded anew: cheaper than as many events as there are products.
  await emitCacheEvent(tx, [categoryTreeTag])
}
