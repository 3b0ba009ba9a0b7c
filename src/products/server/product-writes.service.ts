import type { Transaction } from '#src/platform/database/database.ts'
import { saveCategoryRows } from './category.store.ts'
import { insertPrices, type NewPrice } from './price.store.ts'
import type { CategoryDraft, ProductDraft } from './product-draft.ts'
import { deleteVariations, saveProductRows } from './product-draft.store.ts'
import { listPurgeTags } from './purge.store.ts'
import { insertStock } from './stock/stock.store.ts'

/*
 * Writes many products, categories and prices in few statements for an import, always in the caller's transaction. The caller
 * notifies the other processes, with `purgeTagsOf`, and updates the search documents.
 */

export type { NewPrice }

/** Products by their codes, with a shelf for each stock code that has none yet. Answers the ids by code. */
export async function saveProducts(
  tx: Transaction,
  drafts: readonly ProductDraft[],
  now: Date,
): Promise<Map<string, number>> {
  const shelves = drafts.flatMap((draft) => draft.variations).flatMap(({ stockCode }) => stockCode ?? [])
  await addShelves(
    tx,
    [...new Set(shelves)].toSorted().map((code) => ({ code, onHand: 0 })),
    now,
  )
  return saveProductRows(tx, drafts, now)
}

/** Deletes the variations with their prices and texts; the database refuses a variation that a package contains. */
export const removeVariations = (tx: Transaction, codes: readonly string[]): Promise<void> =>
  deleteVariations(tx, codes)

/** Shelves that exist already keep what is on them. */
export async function addShelves(
  tx: Transaction,
  levels: readonly { code: string; onHand: number }[],
  now: Date,
): Promise<void> {
  await insertStock(
    tx,
    levels.map((level) => ({ ...level, updatedAt: now })),
  )
}

export async function saveCategories(tx: Transaction, drafts: readonly CategoryDraft[], now: Date): Promise<void> {
  await saveCategoryRows(tx, drafts, now)
}

/** Added to the history as they stand. */
export async function addPrices(tx: Transaction, lines: readonly NewPrice[]): Promise<void> {
  await insertPrices(tx, lines)
}

/** What cache events name of changed products: themselves, and every category they stand in. */
export const purgeTagsOf = (tx: Transaction, productCodes: readonly string[]): Promise<string[]> =>
  listPurgeTags(tx, productCodes)
