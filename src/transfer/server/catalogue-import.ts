import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { indexProducts } from '#src/product-search/server/search-documents.service.ts'
import type { CategoryDraft, ProductDraft } from '#src/products/server/product-draft.ts'
import {
  addPrices,
  addShelves,
  type NewPrice,
  saveCategories,
  saveProducts,
} from '#src/products/server/product-writes.service.ts'
import { categoryTreeTag } from '#src/products/server/purge-tags.ts'

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
  await saveCategories(tx, data.categories, now)
  await addShelves(tx, data.stock, now)
  const ids = await saveProducts(tx, data.products, now)
  await addPrices(tx, data.prices)
  await indexProducts(
    tx,
    ids.values(),
    data.categories.map(({ code }) => code),
  )
  // All lists are reloaded: cheaper than one event per product.
  await emitCacheEvent(tx, [categoryTreeTag])
}
