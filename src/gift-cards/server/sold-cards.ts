import { type Actor, actorLabel } from '#src/common/actor.ts'
import type { Language } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { SoldCard } from '../contract/sold-card.ts'
import { isUnspent } from '../rules/ledger.ts'
import { sendTime } from '../rules/send-time.ts'
import {
  type GiftCardRow,
  insertEntry,
  insertSoldCards,
  listEntries,
  listSoldCards,
  lockSoldCards,
  updateCard,
} from './gift-card.store.ts'

/*
 * Gift cards that were bought, for their order. The order makes them when it is paid; code and PIN come on their day. Every
 * function is one step inside a transaction of the caller, who has locked the order.
 */

export interface SoldLine {
  position: number
  quantity: number
  /** The value of each: the price without a campaign. */
  valueCents: Cents
  giftCard: SoldCard
}

/** Makes one card for each that was bought, once, however often it is called. */
export const makeSoldCards = (
  tx: Transaction,
  order: { id: string; language: Language },
  lines: readonly SoldLine[],
  now: Date,
): Promise<void> =>
  insertSoldCards(
    tx,
    lines.flatMap(({ position, quantity, valueCents, giftCard }) => {
      const { sendOn, ...said } = giftCard
      const card = { ...said, amountCents: valueCents, language: order.language, orderId: order.id }
      const times = { createdAt: now, sendAt: sendTime(sendOn, now) }
      return Array.from({ length: quantity }, (_, unit) => ({ ...card, ...times, linePosition: position, unit }))
    }),
  )

/** Whether any card of an order has been sent: from then on it may have been spent. */
export const isAnyIssued = async (tx: Transaction, orderId: string): Promise<boolean> =>
  (await listSoldCards(tx, orderId)).some(({ issuedAt }) => issuedAt !== null)

/**
 * Blocks the order's cards of the lines at `positions`, whose price goes back. Refused, with nothing done, when one of them has
 * paid something.
 */
export async function revokeCards(
  tx: Transaction,
  orderId: string,
  positions: readonly number[],
  actor: Actor,
  now: Date,
): Promise<Result<void, 'gift-card-used'>> {
  const cards = (await lockSoldCards(tx, orderId)).filter(({ linePosition }) =>
    positions.some((position) => position === linePosition),
  )
  for (const { id, amountCents } of cards)
    if (!isUnspent(await listEntries(tx, id), amountCents)) return refuse('gift-card-used')
  for (const card of cards) await blockCard(tx, card, actor, now)
  return ok(undefined)
}

/** Blocks all cards of an ended order, whatever they have paid. */
export async function blockCards(tx: Transaction, orderId: string, actor: Actor, now: Date): Promise<void> {
  for (const card of await lockSoldCards(tx, orderId)) await blockCard(tx, card, actor, now)
}

async function blockCard(tx: Transaction, card: GiftCardRow, actor: Actor, now: Date): Promise<void> {
  if (card.blockedAt !== null) return
  await updateCard(tx, card.id, { blockedAt: now })
  await noteOn(tx, card.id, 'block', actor, now)
}

/** Stops the cards while the shop lacks the money for them (disputed, or never captured); afterwards they can pay again. */
export async function disputeCards(
  tx: Transaction,
  orderId: string,
  isDisputed: boolean,
  actor: Actor,
  now: Date,
): Promise<void> {
  for (const card of await lockSoldCards(tx, orderId)) {
    if ((card.disputedAt !== null) === isDisputed) continue
    await updateCard(tx, card.id, { disputedAt: isDisputed ? now : null })
    await noteOn(tx, card.id, isDisputed ? 'block' : 'unblock', actor, now)
  }
}

/** Records an event of a card other than its money's. The card is locked, so its number of entries makes the cause unique. */
export async function noteOn(
  tx: Transaction,
  cardId: string,
  kind: 'block' | 'unblock' | 'extend',
  actor: Actor,
  at: Date,
): Promise<void> {
  const cause = `${kind}:${cardId}:${(await listEntries(tx, cardId)).length}`
  await insertEntry(tx, { cardId, kind, amountCents: 0, cause, at, actor: actorLabel(actor) })
}
