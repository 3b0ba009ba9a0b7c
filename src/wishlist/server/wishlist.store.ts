import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { wishlistItem } from './wishlist.tables.ts'

/** Lists product codes, the last added first. */
export async function listItems(db: Executor, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ code: wishlistItem.productCode })
    .from(wishlistItem)
    .where(eq(wishlistItem.accountId, accountId))
    .orderBy(desc(wishlistItem.id))
  return rows.map(({ code }) => code)
}

/** Locks a list, so that its changes run one after the other and cannot exceed the limit together. */
export async function lockItems(tx: Transaction, accountId: string): Promise<string[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wishlist ${accountId}`}, 0))`)
  return listItems(tx, accountId)
}

/** Inserts codes; the last one is listed first. */
export async function insertItems(tx: Transaction, accountId: string, codes: readonly string[], now: Date) {
  await tx.insert(wishlistItem).values(codes.map((productCode) => ({ accountId, productCode, createdAt: now })))
}

export async function deleteItem(db: Executor, accountId: string, code: string): Promise<void> {
  await db.delete(wishlistItem).where(and(eq(wishlistItem.accountId, accountId), eq(wishlistItem.productCode, code)))
}
