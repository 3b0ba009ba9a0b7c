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
 * Gift cards that were bought, as their order sees them. It makes them when it is paid; code and PIN come on their day. Everything
 * here is one step inside a transaction of the caller, who has locked the order.
 */

export interface SoldLine {
  position: number
  quantity: number
  /** What each is worth: the price without a campaign. */
  valueCents: Cents
  giftCard: SoldCard
}

/** One card for each that was bought. Once, however often it is asked for. */
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
 * Nothing more is paid with the order's cards of the lines at `positions`: what they cost goes back. Refused, and nothing done, when
 * something has been paid with one of them.
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

/** The same whatever was paid with them: their order is no more. */
export async function blockCards(tx: Transaction, orderId: string, actor: Actor, now: Date): Promise<void> {
  for (const card of await lockSoldCards(tx, orderId)) await blockCard(tx, card, actor, now)
}

async function blockCard(tx: Transaction, card: GiftCardRow, actor: Actor, now: Date): Promise<void> {
  if (card.blockedAt !== null) return
  await updateCard(tx, card.id, { blockedAt: now })
  await noteOn(tx, card.id, 'block', actor, now)
}

/** While the shop does not have what the cards were paid with (disputed, or never captured), nothing is paid with them; afterwards again. */
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

/** What happened to a card beside its money. It is locked, so its own count of entries makes the cause its own. */
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
