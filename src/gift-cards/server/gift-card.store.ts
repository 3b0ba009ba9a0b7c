import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { giftCard, giftCardEntry } from './gift-cards.tables.ts'

export type GiftCardRow = typeof giftCard.$inferSelect
export type NewGiftCard = typeof giftCard.$inferInsert
export type EntryRow = typeof giftCardEntry.$inferSelect
export type NewEntry = typeof giftCardEntry.$inferInsert

/** The one query that looks up code and PIN, whatever they are. */
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

/** Finds a card by its code alone, which is typed first. */
export async function findCardByCode(executor: Executor, code: readonly string[]): Promise<GiftCardRow | null> {
  const [row] = await executor
    .select()
    .from(giftCard)
    .where(inArray(giftCard.codeHash, [...code]))
  return row ?? null
}

/** Blocked cards, each with the newest entry by which `actor` has blocked it. */
export const listBlockedBy = (executor: Executor, actor: string): Promise<{ cardId: string; cause: string }[]> =>
  executor
    .selectDistinctOn([giftCardEntry.cardId], { cardId: giftCardEntry.cardId, cause: giftCardEntry.cause })
    .from(giftCardEntry)
    .innerJoin(giftCard, eq(giftCard.id, giftCardEntry.cardId))
    .where(and(eq(giftCardEntry.kind, 'block'), eq(giftCardEntry.actor, actor), isNotNull(giftCard.blockedAt)))
    .orderBy(giftCardEntry.cardId, desc(giftCardEntry.id))

export async function findCard(executor: Executor, id: string): Promise<GiftCardRow | null> {
  const [row] = await executor.select().from(giftCard).where(eq(giftCard.id, id))
  return row ?? null
}

/** Finds cards by id, or by the beginning of one as the list shows it. */
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

/** Numbers of the orders that entries name. */
export async function listOrderNumbers(executor: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await executor.execute<{ id: string; number: string }>(
    sql`select id, order_number as number from shop_order where id = any(${sql.param(ids)}::uuid[])`,
  )
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** Locks the card until the transaction ends; its entries are read after this. */
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

/** False when an entry of this cause exists. */
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
  Pick<
    GiftCardRow,
    | 'codeHash'
    | 'pinHash'
    | 'last4'
    | 'issuedAt'
    | 'expiresOn'
    | 'blockedAt'
    | 'disputedAt'
    | 'resendAt'
    | 'recipientEmail'
  >
>

export async function updateCard(tx: Transaction, id: string, changes: CardChanges): Promise<void> {
  await tx.update(giftCard).set(changes).where(eq(giftCard.id, id))
}

/** Inserts the cards bought with an order; existing ones stay as they are. */
export async function insertSoldCards(tx: Transaction, cards: readonly NewGiftCard[]): Promise<void> {
  if (cards.length > 0)
    await tx
      .insert(giftCard)
      .values([...cards])
      .onConflictDoNothing({ target: [giftCard.orderId, giftCard.linePosition, giftCard.unit] })
}

/** Cards bought with an order, always locked in the same order. */
export const lockSoldCards = (tx: Transaction, orderId: string): Promise<GiftCardRow[]> =>
  tx.select().from(giftCard).where(eq(giftCard.orderId, orderId)).orderBy(asc(giftCard.id)).for('update')

/** Cards that were bought with an order, by line. */
export const listSoldCards = (executor: Executor, orderId: string): Promise<GiftCardRow[]> =>
  executor
    .select()
    .from(giftCard)
    .where(eq(giftCard.orderId, orderId))
    .orderBy(asc(giftCard.linePosition), asc(giftCard.unit))

export interface DueCard {
  id: string
  sendAt: Date
}

/** Cards whose time has come, oldest first, after the one given; a blocked one is not sent. */
export const listDueCards = (executor: Executor, now: Date, after: DueCard | null, limit: number): Promise<DueCard[]> =>
  executor
    .select({ id: giftCard.id, sendAt: giftCard.sendAt })
    .from(giftCard)
    .where(
      and(
        isNull(giftCard.issuedAt),
        isNull(giftCard.blockedAt),
        isNull(giftCard.disputedAt),
        lte(giftCard.sendAt, now),
        after === null
          ? undefined
          : sql`(${giftCard.sendAt}, ${giftCard.id}) > (${after.sendAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(giftCard.sendAt), asc(giftCard.id))
    .limit(limit)

/** Cards whose mail a person wants sent again. */
export const listResentCards = (executor: Executor, limit: number): Promise<{ id: string }[]> =>
  executor
    .select({ id: giftCard.id })
    .from(giftCard)
    .where(isNotNull(giftCard.resendAt))
    .orderBy(asc(giftCard.resendAt))
    .limit(limit)
