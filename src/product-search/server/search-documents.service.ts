import type { Transaction } from '#src/platform/database/database.ts'
import { indexProducts as writeDocuments, listProductIdsIn } from './search.store.ts'

/**
 * Rewrites the search documents of these products and of all products in these categories (by code), whose names the
 * documents contain. A caller that changes product texts calls it in the same transaction.
 */
export async function indexProducts(
  tx: Transaction,
  productIds: Iterable<number>,
  categoryCodes: readonly string[] = [],
): Promise<void> {
  const named = categoryCodes.length === 0 ? [] : await listProductIdsIn(tx, categoryCodes)
  await writeDocuments(tx, [...new Set([...productIds, ...named])])
}
