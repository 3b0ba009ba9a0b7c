import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { giftCard, giftCardEntry } from './gift-cards.tables.ts'

export type GiftCardRow = typeof giftCard.$inferSelect
export type NewGiftCard = typeof giftCard.$inferInsert
export type EntryRow = typeof giftCardEntry.$inferSelect
export type NewEntry = typeof giftCardEntry.$inferInsert

/** The one query that code and PIN are looked up by, whatever they are. */
export async function findCardByHashes(
  executor: Executor,
  hashes: { code: readonly string[]; pin: readonly string[] },
): Promise<GiftCardRow | null> {
  const [row] = await executor
    .select()
    .from(giftCard)
    .where(and(inArray(giftCard.codeHash, hashes.code), inArray(giftCard.pinHash, hashes.pin)))
  return row ?? null
}

/** By its id, or the beginning of one as the list shows it. */
export async function findCardsByName(executor: Executor, name: string): Promise<GiftCardRow[]> {
  return executor
    .select()
    .from(giftCard)
    .where(sql`starts_with(${giftCard.id}::text, ${name.toLowerCase()})`)
    .limit(2)
}

export const listCards = (executor: Executor, limit: number): Promise<GiftCardRow[]> =>
  executor.select().from(giftCard).orderBy(desc(giftCard.createdAt), asc(giftCard.id)).limit(limit)

export const listEntries = (executor: Executor, cardId: string): Promise<EntryRow[]> =>
  executor.select().from(giftCardEntry).where(eq(giftCardEntry.cardId, cardId)).orderBy(asc(giftCardEntry.id))

/** The card stays as it is until the transaction ends; its entries are read after this. */
export async function lockCard(tx: Transaction, id: string): Promise<GiftCardRow | null> {
  const [row] = await tx.select().from(giftCard).where(eq(giftCard.id, id)).for('update')
  return row ?? null
}

/** The card an order holds money of; null when none. */
export async function findHoldingCard(executor: Executor, orderId: string): Promise<string | null> {
  const [row] = await executor
    .select({ cardId: giftCardEntry.cardId })
    .from(giftCardEntry)
    .where(and(eq(giftCardEntry.orderId, orderId), eq(giftCardEntry.kind, 'hold')))
  return row?.cardId ?? null
}

/** False when there is one of this cause. */
export async function insertEntry(tx: Transaction, entry: NewEntry): Promise<boolean> {
  const rows = await tx
    .insert(giftCardEntry)
    .values(entry)
    .onConflictDoNothing({ target: giftCardEntry.cause })
    .returning({ id: giftCardEntry.id })
  return rows.length > 0
}

export async function insertCard(tx: Transaction, card: NewGiftCard): Promise<GiftCardRow> {
  const [row] = await tx.insert(giftCard).values(card).returning()
  if (!row) throw new Error('The gift card was not written')
  return row
}

export type CardChanges = Partial<
  Pick<GiftCardRow, 'codeHash' | 'pinHash' | 'last4' | 'issuedAt' | 'expiresOn' | 'blockedAt'>
>

export async function updateCard(tx: Transaction, id: string, changes: CardChanges): Promise<void> {
  await tx.update(giftCard).set(changes).where(eq(giftCard.id, id))
}

/** Cards whose day has come, oldest first; a blocked one is not sent. */
export const listDueCards = (executor: Executor, day: string, limit: number): Promise<{ id: string }[]> =>
  executor
    .select({ id: giftCard.id })
    .from(giftCard)
    .where(and(isNull(giftCard.issuedAt), isNull(giftCard.blockedAt), lte(giftCard.sendOn, day)))
    .orderBy(asc(giftCard.sendOn), asc(giftCard.id))
    .limit(limit)
