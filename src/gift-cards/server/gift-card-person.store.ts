import { and, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { shopDay } from '#src/common/working-days.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { giftCard } from './gift-cards.tables.ts'

/** Ids of the cards that were bought with these orders, or sent to these addresses (in small letters). */
export async function listCardsOf(
  db: Executor,
  orders: readonly string[],
  emails: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: giftCard.id })
    .from(giftCard)
    .where(
      or(
        inArray(giftCard.orderId, [...orders]),
        and(isNotNull(giftCard.issuedAt), inArray(sql`lower(${giftCard.recipientEmail})`, [...emails])),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Cards bought with these orders that are still to be mailed, `gift card of 2026-12-24`. */
export async function listUnsentCards(db: Executor, orders: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ sendAt: giftCard.sendAt })
    .from(giftCard)
    .where(and(inArray(giftCard.orderId, [...orders]), isNull(giftCard.issuedAt)))
  return rows.map(({ sendAt }) => `gift card of ${shopDay(sendAt)}`)
}
