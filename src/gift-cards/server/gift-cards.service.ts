import { type Actor, actorLabel } from '#src/common/actor.ts'
import type { Cents } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { shopDay } from '#src/common/working-days.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { networkOf } from '#src/platform/http/network.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import type { Log } from '#src/platform/logging.ts'
import type { AppliedGiftCard } from '../contract/gift-card.ts'
import { balanceOf, holdState, isUsable, paidByCard } from '../rules/ledger.ts'
import {
  type EntryRow,
  findCardByHashes,
  findHoldingCard,
  type GiftCardRow,
  insertEntry,
  listEntries,
  lockCard,
} from './gift-card.store.ts'
import { hashSecrets } from './gift-card-secrets.ts'
import { blockGuessed } from './guessed-cards.ts'
import { forgiveTry, countTry } from './gift-card-tries.ts'

/*
 * The public face of gift cards. Money moves inside a transaction of the caller, under the card's lock, which comes after the
 * locks of cart, order and attempt and before stock. Each movement has a cause and is made once, however often it is requested.
 */

export interface GiftCardsDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'error'>
  keys: PurposeKeys
}

/** The person who tries a card. */
export interface Trier {
  ip: string
  /** Null: on the balance page. */
  cartId: string | null
}

export type GiftCards = ReturnType<typeof createGiftCards>

export function createGiftCards({ db, clock, log, keys }: GiftCardsDeps) {
  /**
   * Finds the card for code and PIN. Unknown, wrong PIN, blocked and expired give one response, and take the same steps: both
   * hashes, the count, one query.
   */
  async function open(
    typed: { code: string; pin: string },
    trier: Trier,
  ): Promise<Result<GiftCardRow, 'unusable' | 'too-many-tries'>> {
    const hashes = await hashSecrets(keys, typed)
    const [codeHash = ''] = hashes.code
    const ofCard = `card ${codeHash}`
    const subjects = [
      ofCard,
      `network ${keys.sign(`network ${networkOf(trier.ip)}`)}`,
      ...(trier.cartId === null ? [] : [`cart ${trier.cartId}`]),
    ]
    const now = clock.now()
    const taken = await countTry(db, subjects, now)
    if (taken === null) return refuse('too-many-tries')
    const card = await findCardByHashes(db, hashes)
    if (!card || !isUsable(card, shopDay(now))) {
      await blockGuessed({ db, log }, ofCard, hashes.code, now)
      return refuse('unusable')
    }
    await forgiveTry(db, taken)
    return ok(card)
  }

  return { open }
}

/** Null when nothing can be paid with it any more. The lock keeps its balance as it is until the transaction ends. */
export async function lockUsableCard(tx: Transaction, id: string, now: Date): Promise<AppliedGiftCard | null> {
  const card = await lockCard(tx, id)
  if (!card?.last4 || !isUsable(card, shopDay(now))) return null
  const balanceCents = balanceOf(await listEntries(tx, id))
  return balanceCents > 0 ? { id, last4: card.last4, balanceCents } : null
}

export interface Holding {
  cardId: string
  orderId: string
  amountCents: Cents
}

/** Holds money of a card for an order, or returns that there is not enough. */
export async function reserveForOrder(
  tx: Transaction,
  { cardId, orderId, amountCents }: Holding,
  actor: Actor,
  now: Date,
): Promise<Result<void, 'not-enough'>> {
  const card = await lockUsableCard(tx, cardId, now)
  if (!card || card.balanceCents < amountCents) return refuse('not-enough')
  const entry = { cardId, orderId, kind: 'hold' as const, amountCents: -amountCents, cause: `hold:${orderId}` }
  await insertEntry(tx, { ...entry, at: now, actor: actorLabel(actor) })
  return ok(undefined)
}

/** Locks the card that an order holds money of and reads all its entries. */
async function lockHolding(tx: Transaction, orderId: string): Promise<{ cardId: string; entries: EntryRow[] } | null> {
  const cardId = await findHoldingCard(tx, orderId)
  if (cardId === null) return null
  await lockCard(tx, cardId)
  return { cardId, entries: await listEntries(tx, cardId) }
}

/** The order is paid: its hold is spent. Throws when the hold was released: the shopper would get goods for nothing. */
export async function captureHold(tx: Transaction, orderId: string, actor: Actor, now: Date): Promise<void> {
  const holding = await lockHolding(tx, orderId)
  const state = holding ? holdState(holding.entries, orderId) : 'none'
  if (state === 'captured') return
  if (!holding || state !== 'open') throw new Error(`The gift card of order ${orderId} holds nothing: ${state}`)
  const entry = { cardId: holding.cardId, orderId, kind: 'capture' as const, amountCents: 0 }
  await insertEntry(tx, { ...entry, cause: `capture:${orderId}`, at: now, actor: actorLabel(actor) })
}

/** The order ended unpaid: its hold is released to the card. */
export async function releaseReservation(tx: Transaction, orderId: string, actor: Actor, now: Date): Promise<void> {
  const holding = await lockHolding(tx, orderId)
  if (!holding || holdState(holding.entries, orderId) !== 'open') return
  const held = holding.entries.find((entry) => entry.orderId === orderId && entry.kind === 'hold')
  if (!held) throw new Error(`The hold of order ${orderId} is not there`)
  const entry = { cardId: holding.cardId, orderId, kind: 'release' as const, amountCents: -held.amountCents }
  await insertEntry(tx, { ...entry, cause: `release:${orderId}`, at: now, actor: actorLabel(actor) })
}

/**
 * Gives back what the card paid of an order, at most `amountCents` of it, to the same card, usable or not; returns how much
 * that was. Runs after card payments, which go back first. The same `cause` gives back once.
 */
export async function refundToCard(
  tx: Transaction,
  { orderId, amountCents, cause }: { orderId: string; amountCents: Cents; cause: string },
  actor: Actor,
  now: Date,
): Promise<Cents> {
  const holding = await lockHolding(tx, orderId)
  if (!holding) return 0
  const key = `refund:${orderId}:${cause}`
  const before = holding.entries.find((entry) => entry.cause === key)
  if (before) return before.amountCents
  const refunded = Math.min(amountCents, paidByCard(holding.entries, orderId))
  if (refunded <= 0) return 0
  const entry = { cardId: holding.cardId, orderId, kind: 'refund' as const, amountCents: refunded, cause: key }
  await insertEntry(tx, { ...entry, at: now, actor: actorLabel(actor) })
  return refunded
}
