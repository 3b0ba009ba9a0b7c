import { type OwnerContext, type Actor, isShopActor, type OwnerKey, type ShopActor } from '#src/common/actor.ts'
import { conflict, notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import type { FindVariations } from '#src/products/server/products.service.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import { cartStaleMs } from '../contract/limits.ts'
import type { Change } from '../rules/cart-changes.ts'
import { lineChanges } from '../rules/line-changes.ts'
import type { CartView } from './cart.presenter.ts'
import {
  type CartChanges,
  type CartFilter,
  type CartArea,
  type CartRow,
  findOpenCart,
  findOwnCart,
  listLines,
  findAnyCart,
  listCarts,
  lockCart,
  lockOpenCart,
  writeLockedCart,
} from './cart.store.ts'
import type { PromotionsService } from '#src/promotions/server/promotions.service.ts'
import { createCartMerge } from './cart-merge.ts'
import { highestVersion } from './cart-merge.store.ts'
import { createCartLines, defaultPlace } from './cart-lines.ts'
import { madeUpCart, madeUpLine, pricedAnew } from './made-up-cart.ts'
import { type CartViewsDeps, createCartViews, type StoredCartView } from './cart-views.ts'
import { sellablesBy } from './sellables.ts'

/*
 *   (nothing) --first add--> Active <--order cancelled, payment refused for good-- InCheckout --paid--> Converted
 *                              |                                                      ^
 *                              +--------------------- order placed -------------------+
 *
 * Every change is a write of the version that was read (decision 0014). Most need no lock; those that do take locks in the
 * common order cart, order, attempt, stock.
 */

export interface CartServiceDeps extends Omit<CartViewsDeps, 'loadSellables' | 'promotions'> {
  db: Database
  findVariations: FindVariations
  promotions: PromotionsService
  onBegun: () => void
}

type FieldChanges = CartChanges | ((tx: Transaction) => Promise<Result<CartChanges, Refusal>>)

export interface CartPut {
  fields: CartChanges
  /** The change applies to this version of the cart only; undefined: to any. */
  version: number | undefined
  /** The variations `change` is about. */
  codes: readonly string[]
  change: Change
}

export type MadeUpCart = { lines: readonly { code: string; quantity: number }[] } & Pick<
  CartRow,
  'shippingAddress' | 'billingAddress' | 'couponCode' | 'delivery'
>

export type CartService = ReturnType<typeof createCartService>

export function createCartService(deps: CartServiceDeps) {
  const { db, clock, checkout, findVariations, promotions } = deps
  const loadSellables = sellablesBy(findVariations, promotions)
  const views = createCartViews({ ...deps, loadSellables })
  const { view, emptyView } = views
  const lines = createCartLines({ ...deps, loadSellables, views, makeChangeable, recordChange })
  const { reprice, changeLines, changeRead } = lines
  const { handOver, bringBack } = createCartMerge({ clock, loadSellables, makeChangeable })

  /** The visitor's cart; an empty one, stored nowhere, when there is none. Prices older than 5 minutes are recalculated. */
  async function getCart(owner: OwnerKey, language: Language, place: CartArea = defaultPlace): Promise<CartView> {
    const found = await findOpenCart(db, owner, place)
    if (!found) return emptyView(db, await highestVersion(db, [owner.ownerId]))
    const isStale = clock.now().getTime() - found.row.pricedAt.getTime() > cartStaleMs
    // Null: another call has just changed the cart, and its prices with it.
    const renewed = isStale && found.row.status === 'Active' ? await reprice(db, found, language, false) : null
    return renewed ?? view(db, found.row, found.lines, language)
  }

  /** Makes a locked cart that is frozen changeable, or refuses. `by` null: the cart's owner. */
  async function makeChangeable(
    tx: Transaction,
    row: CartRow,
    by: Actor | null = null,
  ): Promise<Result<CartRow, Refusal>> {
    if (row.status === 'Active') return ok(row)
    if (row.status !== 'InCheckout' || row.openOrderNumber === null) return refuse(notFound)
    const isCancelled = await checkout.cancelOpenOrder(tx, row.id, row.openOrderNumber, by)
    if (!isCancelled) return refuse({ kind: 'business', status: 409, problems: [{ key: 'cart/payment-pending' }] })
    return ok(await unfreeze(tx, row))
  }

  /**
   * Changes fields of the cart with this id; with `version`, only that version of it. A function as `changes` runs once the
   * cart is locked and its unpaid order's reservations are released.
   */
  async function changeFields(
    owner: OwnerContext,
    id: string,
    language: Language,
    changes: FieldChanges,
    version?: number,
  ): Promise<Result<StoredCartView, Refusal>> {
    return inTransactionResult(db, (tx) => changeFieldsIn(tx, owner, id, language, changes, version))
  }

  /** The same inside the caller's transaction; the caller rolls back a refused change. */
  async function changeFieldsIn(
    tx: Transaction,
    owner: OwnerContext,
    id: string,
    language: Language,
    changes: FieldChanges,
    version?: number,
  ): Promise<Result<StoredCartView, Refusal>> {
    const row = await writeFields(tx, owner, id, changes, version)
    return row.ok ? ok(await view(tx, row.value, await listLines(tx, id), language)) : row
  }

  async function writeFields(
    tx: Transaction,
    owner: OwnerContext,
    id: string,
    changes: FieldChanges,
    version: number | undefined,
  ): Promise<Result<CartRow, Refusal>> {
    const found = await findOwnCart(tx, owner, id, { forUpdate: true })
    if (!found) return refuse(notFound)
    if (version !== undefined && version !== found.version) return refuse(conflict)
    const changeable = await makeChangeable(tx, found, owner)
    if (!changeable.ok) return changeable
    const decided = typeof changes === 'function' ? await changes(tx) : ok(changes)
    if (!decided.ok) return decided
    await recordChange(tx, owner, id, found)
    return ok(await writeLockedCart(tx, changeable.value, decided.value, clock.now()))
  }

  /** Changes lines and fields of one cart together, or neither. */
  async function putCart(
    owner: OwnerContext,
    id: string,
    language: Language,
    put: CartPut,
  ): Promise<Result<CartView, Refusal>> {
    return inTransactionResult(db, (tx) => putCartIn(tx, owner, id, language, put))
  }

  async function putCartIn(
    tx: Transaction,
    owner: OwnerContext,
    id: string,
    language: Language,
    put: CartPut,
  ): Promise<Result<CartView, Refusal>> {
    const row = await writeFields(tx, owner, id, put.fields, put.version)
    if (!row.ok) return row
    const stored = { row: row.value, lines: await listLines(tx, id) }
    const result = await changeRead(tx, stored, language, put.codes, put.change)
    if (!result) throw new Error(`Cart ${id} changed while it was locked`)
    return result
  }

  async function recordChange(tx: Transaction, by: OwnerContext, id: string, before: CartRow | null): Promise<void> {
    if (!isShopActor(by)) return
    const facts = before && { before: { status: before.status, version: before.version } }
    await recordAudit(tx, { at: clock.now(), actor: by, command: 'cart.changed', subject: id, ...facts })
  }

  /** Makes a frozen cart active again, and merges a cart that waited for that. */
  async function unfreeze(tx: Transaction, row: CartRow): Promise<CartRow> {
    const changeable = { status: 'Active', openOrderNumber: null, promoted: null } as const
    await writeLockedCart(tx, row, changeable, clock.now())
    await bringBack(tx, row.ownerId)
    const written = await lockCart(tx, row.id)
    if (!written) throw new Error(`Cart ${row.id} is gone while it was locked`)
    return written
  }

  return {
    getCart,
    changeLines,
    changeFields,
    changeFieldsIn,
    putCart,
    putCartIn,

    /** One cart of the visitor by id, of any status. */
    async findCart(owner: OwnerKey, id: string, language: Language): Promise<StoredCartView | null> {
      const row = await findOwnCart(db, owner, id, { forUpdate: false })
      return row && view(db, row, await listLines(db, id), language)
    },

    /** The visitor's chosen delivery of a cart; null: none chosen, or not their cart. */
    chosenDelivery: async (owner: OwnerKey, id: string): Promise<CartRow['delivery']> =>
      (await findOwnCart(db, owner, id, { forUpdate: false }))?.delivery ?? null,

    /** Shows the cart as if the goods went to another country; writes nothing. */
    viewAsIf({ row, priced }: StoredCartView, countryCode: string, language: Language): Promise<StoredCartView> {
      const lines = priced.lines.flatMap(({ line }) => (line.isGift ? [] : [line]))
      return view(db, row, lines, language, undefined, countryCode)
    },

    /** Prices goods that are in no cart as a guest's cart with these fields would be; writes nothing. */
    async viewMadeUp({ lines: asked, ...fields }: MadeUpCart, language: Language): Promise<StoredCartView> {
      const now = clock.now()
      const codes = asked.map(({ code }) => code)
      const sellables = await loadSellables(db, codes, language, now)
      const row = { ...madeUpCart(now, 'v_simulated'), ...fields }
      return view(db, row, pricedAnew(asked.map(madeUpLine), sellables), language, sellables)
    },

    /** Any cart by id, for the shop's staff. */
    async findAnyCart(id: string, language: Language): Promise<StoredCartView | null> {
      const row = await findAnyCart(db, id)
      return row && view(db, row, await listLines(db, id), language)
    },

    /** The cart's owner; null: there is no such cart. */
    ownerOf: async (id: string): Promise<OwnerKey | null> => findAnyCart(db, id),

    /** The sum of the lines in the owner's open cart, in cents; 0 without one. */
    async goodsCents(owner: OwnerKey): Promise<number> {
      const found = await findOpenCart(db, owner, defaultPlace)
      return (found?.lines ?? []).reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
    },

    /** The id of the owner's open cart; null where there is none. */
    findOpenId: async (owner: OwnerKey, place: CartArea): Promise<string | null> =>
      (await findOpenCart(db, owner, place))?.row.id ?? null,

    /** `owner` null: carts of all owners, for the shop's staff. */
    async searchCarts(owner: OwnerKey | null, filter: CartFilter, language: Language) {
      const { rows, totalCount } = await listCarts(db, owner, filter, clock.now())
      const items: StoredCartView[] = []
      for (const row of rows) items.push(await view(db, row, await listLines(db, row.id), language))
      return { items, totalCount }
    },

    /** Empties a cart for good. The row stays, since the next cart's versions continue from it. Ordered carts are refused. */
    async removeCart(by: OwnerContext | ShopActor, id: string): Promise<Result<null, Refusal>> {
      return inTransactionResult(db, async (tx) => {
        const found = isShopActor(by) ? await lockCart(tx, id) : await findOwnCart(tx, by, id, { forUpdate: true })
        if (!found) return refuse(notFound)
        if (found.status === 'Converted') return refuse(conflict)
        const changeable = await makeChangeable(tx, found, by)
        if (!changeable.ok) return changeable
        const paying = { couponCode: null, promoted: null, giftCard: null }
        const cleared = { greeting: '', ...paying, shippingAddress: null, billingAddress: null, delivery: null }
        const lines = lineChanges(await listLines(tx, id), [])
        await writeLockedCart(tx, changeable.value, { ...cleared, lines, status: 'Expired' }, clock.now())
        if (isShopActor(by)) await recordAudit(tx, { at: clock.now(), actor: by, command: 'cart.removed', subject: id })
        return ok(null)
      })
    },

    /** Part of a sign-in: see there. */
    handOver,

    // For the checkout, inside its transactions.

    /**
     * The locked cart with current prices; a line whose price differs from the one the shopper saw has the problem
     * `cart/price-changed`. Null when it is not theirs.
     */
    async lockForOrder(
      tx: Transaction,
      owner: OwnerKey,
      id: string,
      language: Language,
    ): Promise<StoredCartView | null> {
      const row = await findOwnCart(tx, owner, id, { forUpdate: true })
      if (!row) return null
      const lines = await listLines(tx, id)
      if (row.status === 'Active') return reprice(tx, { row, lines }, language, true)
      return view(tx, row, lines, language)
    },

    /** Locks the cart until the transaction ends; callers that move its order do so first. Does nothing without a cart. */
    async lock(tx: Transaction, id: string): Promise<void> {
      await lockCart(tx, id)
    },

    /** Sets or removes the gift card that pays a part, or updates its balance. */
    async putGiftCard(tx: Transaction, row: CartRow, giftCard: CartRow['giftCard']): Promise<void> {
      await writeLockedCart(tx, row, { giftCard }, clock.now())
    },

    /** Freezes the cart as it was ordered: later changes of promotions do not affect it. */
    async freeze(tx: Transaction, { row, priced }: StoredCartView, orderNumber: string): Promise<void> {
      const { adjustments, gifts, delivery } = priced
      const promoted = adjustments.length > 0 ? { adjustments, gifts } : null
      const frozen = {
        status: 'InCheckout',
        openOrderNumber: orderNumber,
        promoted,
        delivery: delivery.choice,
      } as const
      await writeLockedCart(tx, row, frozen, clock.now())
    },

    /** Removes a code that no longer has an effect from a locked cart. */
    async clearCoupon(tx: Transaction, row: CartRow): Promise<void> {
      await writeLockedCart(tx, row, { couponCode: null }, clock.now())
    },

    /** Marks the cart as ordered; the visitor's next cart is a new one. */
    async convert(tx: Transaction, id: string): Promise<void> {
      const row = await lockCart(tx, id)
      if (!row) return
      await writeLockedCart(tx, row, { status: 'Converted', openOrderNumber: null }, clock.now())
      await bringBack(tx, row.ownerId)
    },

    /** Reopens a cart whose order ended unpaid, unless the visitor has begun another. */
    async reopen(tx: Transaction, id: string): Promise<void> {
      const row = await lockCart(tx, id)
      if (!row) return
      const other = await lockOpenCart(tx, row, row)
      if (!other || other.id === id) await unfreeze(tx, row)
    },
  }
}

export type { StoredCartView } from './cart-views.ts'
export {
  type CartView,
  isDeliveryAsked,
  presentCart,
  presentDomainCart,
  presentFault,
  toProblem,
} from './cart.presenter.ts'
