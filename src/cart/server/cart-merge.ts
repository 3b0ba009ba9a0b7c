import type { Refusal } from '#src/common/errors.ts'
import { defaultLanguage, type Language } from '#src/common/locale.ts'
import type { Result } from '#src/common/result.ts'
import type { CartMerge } from '#src/identity/contract/sign-in.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { defaultCartName } from '../contract/limits.ts'
import { lineChanges } from '../rules/line-changes.ts'
import { mergeLines } from '../rules/merge-carts.ts'
import { defaultPlace } from './cart-lines.ts'
import * as store from './cart-merge.store.ts'
import { type CartRow, insertCart, listLines, writeLockedCart } from './cart.store.ts'
import type { LoadSellables } from './sellables.ts'

/*
 * A shopper who signs in may have two carts: this browser's guest cart and the account's cart. What becomes of them (C-4.2):
 *
 *                         account: none     account: open         account's order is being paid
 *   guest: open           changes owner     goes into it          waits until that is paid or ended
 *   guest: unpaid order   changes owner     the account's waits   the account's waits
 *
 * A waiting cart gets another name, because an owner sees one cart only. A cart that changes owner gets a version above any
 * that either owner has seen: a client would ignore a response with a lower one.
 */

export interface CartMergeDeps {
  clock: Clock
  loadSellables: LoadSellables
  /** Makes a locked cart that is frozen changeable, or refuses. */
  makeChangeable: (tx: Transaction, row: CartRow) => Promise<Result<CartRow, Refusal>>
}

export interface Handover {
  /** The guest. */
  from: string
  /** The account's owner. */
  to: string
  language: Language
}

const isSeen = ({ name }: CartRow): boolean => name === defaultCartName
const waitingName = ({ id }: CartRow): string => `Waiting ${id}`

export function createCartMerge({ clock, loadSellables, makeChangeable }: CartMergeDeps) {
  /** Hands the guest's cart over, as part of the sign-in. Null: nothing to report. */
  async function handOver(tx: Transaction, { from, to, language }: Handover): Promise<CartMerge | null> {
    if (!(await store.hasOpenCart(tx, from))) return null
    const { rows, own: found } = await lockCarts(tx, to, [from, to])
    const guest = rows.find((row) => row.ownerId === from && isSeen(row))
    // Another sign-in of this browser was first.
    if (!guest) return null
    const guestLines = await listLines(tx, guest.id)
    if (guest.status === 'Active' && guestLines.length === 0) return null
    const now = clock.now()
    const freed = found?.status === 'InCheckout' ? await makeChangeable(tx, found) : null
    const own = freed?.ok ? freed.value : found
    const version = (await store.highestVersion(tx, [from, to])) + 1
    if (guest.status === 'InCheckout') {
      const waits = own !== null && (await listLines(tx, own.id)).length > 0
      if (own) await store.moveCart(tx, own, { name: waitingName(own) }, now)
      await store.moveCart(tx, guest, { ownerId: to, version }, now)
      return waits ? { ...nothingMerged, waiting: 'own' } : null
    }
    if (own?.status === 'InCheckout') {
      await store.moveCart(tx, guest, { ownerId: to, name: waitingName(guest), version }, now)
      return { ...nothingMerged, waiting: 'guest' }
    }
    if (!own) {
      await store.moveCart(tx, guest, { ownerId: to, version }, now)
      return null
    }
    return merge(tx, { into: own, from: guest, wins: 'from', version, language })
  }

  /**
   * Locks the open carts. No other call can open the account's first cart until the transaction ends: a placeholder cart is
   * inserted and, since the account had none, deleted again.
   */
  async function lockCarts(tx: Transaction, owner: string, owners: readonly string[]) {
    const isNew = await insertCart(tx, { ownerId: owner }, defaultPlace, 1, clock.now())
    const rows = await store.lockOpenCarts(tx, owners)
    const own = rows.find((row) => row.ownerId === owner && isSeen(row)) ?? null
    if (!isNew || !own) return { rows, own }
    await store.deleteCart(tx, own.id)
    return { rows: rows.filter((row) => row.id !== own.id), own: null }
  }

  interface Merge {
    into: CartRow
    from: CartRow
    /** The cart whose coupon, greeting, gift card and address stay where both have one. */
    wins: 'into' | 'from'
    version: number
    language: Language
  }

  async function merge(tx: Transaction, { into, from, wins, version, language }: Merge): Promise<CartMerge> {
    const now = clock.now()
    const lines = await listLines(tx, into.id)
    const others = await listLines(tx, from.id)
    const codes = [...lines, ...others].map(({ code }) => code)
    const merged = mergeLines(lines, others, await loadSellables(tx, codes, language, now))
    // Lines keep their ids, so they are removed from one cart before they are added to the other.
    await writeLockedCart(tx, from, { ...emptied, lines: lineChanges(others, []), status: 'Expired' }, now)
    const [first, second] = wins === 'from' ? [from, into] : [into, from]
    const { shippingAddress, billingAddress, delivery } = first.shippingAddress ? first : second
    const raised = await store.moveCart(tx, into, { version }, now)
    await writeLockedCart(
      tx,
      raised,
      {
        lines: lineChanges(lines, merged.lines),
        pricedAt: from.pricedAt < into.pricedAt ? from.pricedAt : into.pricedAt,
        couponCode: first.couponCode ?? second.couponCode,
        greeting: first.greeting || second.greeting,
        giftCard: first.giftCard ?? second.giftCard,
        shippingAddress,
        billingAddress,
        delivery,
      },
      now,
    )
    const isGiftCardReplaced =
      first.giftCard !== null && second.giftCard !== null && first.giftCard.id !== second.giftCard.id
    return { added: merged.added, capped: merged.capped, isGiftCardReplaced, waiting: null }
  }

  /** Restores a cart that waited for the end of an order: merged into the open cart, or as the open cart. */
  async function bringBack(tx: Transaction, owner: string): Promise<void> {
    if (!(await store.hasWaitingCart(tx, owner))) return
    const { rows, own } = await lockCarts(tx, owner, [owner])
    let current = own
    for (const waiting of rows.filter((row) => !isSeen(row) && row.status === 'Active')) {
      if (current?.status === 'InCheckout') return
      const version = (await store.highestVersion(tx, [owner])) + 1
      if (current) await merge(tx, { into: current, from: waiting, wins: 'into', version, language: defaultLanguage })
      else await store.moveCart(tx, waiting, { name: defaultCartName, version }, clock.now())
      current = (await store.lockOpenCarts(tx, [owner])).find(isSeen) ?? null
    }
  }

  return { handOver, bringBack }
}

const nothingMerged: Omit<CartMerge, 'waiting'> = { added: 0, capped: [], isGiftCardReplaced: false }

const emptied = {
  greeting: '',
  couponCode: null,
  promoted: null,
  giftCard: null,
  shippingAddress: null,
  billingAddress: null,
  delivery: null,
} as const
