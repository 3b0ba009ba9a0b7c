import type { Transaction } from '#src/platform/database/database.ts'
import { indexProducts as writeDocuments, listProductIdsIn } from './search.store.ts'

/**
 * Whoever changes what products say calls this in the same transaction: of the products, and of all in the categories, by code,
 * whose names are in their documents too.
 */
export async function indexProducts(
  tx: Transaction,
  productIds: Iterable<number>,
  categoryCodes: readonly string[] = [],
): Promise<void> {
  const named = categoryCodes.length === 0 ? [] : await listProductIdsIn(tx, categoryCodes)
  await writeDocuments(tx, [...new Set([...productIds, ...named])])
}
