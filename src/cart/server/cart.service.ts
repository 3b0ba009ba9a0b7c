import { randomUUID } from 'node:crypto'
import type { Owner } from '#src/common/actor.ts'
import { conflict, notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { DrawTablet } from '../contract/custom-tablet.ts'
import { cartStaleMs, defaultCartName, defaultMarketId } from '../contract/limits.ts'
import type { Change } from '../rules/cart-changes.ts'
import type { CartLine } from '../rules/cart-line.ts'
import { repriceLines } from '../rules/price-cart.ts'
import type { CartView } from './cart.presenter.ts'
import {
  type CartChanges,
  type CartPlace,
  type CartRow,
  findOwnCart,
  insertCart,
  latestVersion,
  listLines,
  listOwnCarts,
  lockOpenCart,
  markPriced,
  saveLines,
  updateCart,
} from './cart.store.ts'
import { createCartViews, type StoredCartView } from './cart-views.ts'
import type { CheckoutPort } from './checkout-port.ts'
import { createLineWriter, createSnapshots, writeFirstLines } from './quick-cart.store.ts'
import { createSellablesReader, loadSellables } from './sellables.ts'

/*
 *   (nothing) --first add--> Active <--order cancelled, payment refused for good-- InCheckout --paid--> Converted
 *                              |                                                      ^
 *                              +--------------------- order placed -------------------+
 *
 * Locks are taken in the order cart, order, attempt, stock, by everybody. Whoever changes a cart or its lines makes its next
 * version in the same transaction: changes of lines rely on it instead of a lock (decision 0006).
 */

export interface CartServiceDeps {
  db: Database
  clock: Clock
  checkout: CheckoutPort
  drawTablet: DrawTablet
}

export type CartService = ReturnType<typeof createCartService>

export const defaultPlace: CartPlace = { marketId: defaultMarketId, name: defaultCartName }

export function createCartService({ db, clock, checkout, drawTablet }: CartServiceDeps) {
  const findSnapshot = createSnapshots(db)
  const writeLines = createLineWriter(db)
  const readSellables = createSellablesReader(db)
  const { view, emptyView } = createCartViews({ clock, checkout, drawTablet })

  /** The visitor's cart; an empty one, stored nowhere, when there is none. Prices older than 5 minutes are made anew. */
  async function getCart(owner: Owner, language: Language, place: CartPlace = defaultPlace): Promise<CartView> {
    const { row, lines, facts, latestVersion: version } = await findSnapshot(owner, place, [])
    if (!row) return emptyView(db, version)
    const now = clock.now()
    if (row.status === 'Active' && now.getTime() - row.pricedAt.getTime() > cartStaleMs) {
      const renewed = await reprice(owner, row.id, language)
      if (renewed) return renewed
    }
    return view(db, row, lines, language, await readSellables(facts, language, now))
  }

  async function reprice(owner: Owner, id: string, language: Language): Promise<CartView | null> {
    return inTransaction(db, async (tx) => {
      const row = await findOwnCart(tx, owner, id, { forUpdate: true })
      return row?.status === 'Active' ? repriceLocked(tx, row, language) : null
    })
  }

  async function repriceLocked(
    tx: Transaction,
    row: CartRow,
    language: Language,
  ): Promise<StoredCartView & { wasRepriced: boolean }> {
    const now = clock.now()
    const before = await listLines(tx, row.id)
    const codes = before.map((line) => line.code)
    const sellables = await loadSellables(tx, codes, language, now)
    const after = repriceLines(before, sellables, false)
    if (isSame(before, after)) {
      if (now.getTime() - row.pricedAt.getTime() > cartStaleMs) await markPriced(tx, row.id, now)
      return { ...(await view(tx, row, before, language, sellables)), wasRepriced: false }
    }
    await saveLines(tx, row.id, before, after)
    const renewed = await updateCart(tx, row.id, { pricedAt: now }, now)
    return { ...(await view(tx, renewed, after, language, sellables)), wasRepriced: true }
  }

  /** Locks the visitor's cart and makes a frozen one changeable, or refuses. */
  async function lockChangeable(tx: Transaction, row: CartRow): Promise<Result<CartRow, Refusal>> {
    if (row.status === 'Active') return ok(row)
    if (row.status !== 'InCheckout' || row.openOrderNumber === null) return refuse(notFound)
    const isCancelled = await checkout.cancelOpenOrder(tx, row.id, row.openOrderNumber)
    if (!isCancelled) return refuse({ kind: 'business', status: 409, problems: [{ key: 'cart/payment-pending' }] })
    return ok(await thaw(tx, row.id))
  }

  /** Changes the lines; `codes` are the variations the change is about. A refused change leaves no trace. */
  async function changeLines(
    owner: Owner,
    language: Language,
    codes: readonly string[],
    change: Change,
  ): Promise<Result<CartView, Refusal>> {
    const changed = await changeAtOnce(owner, language, codes, change)
    return changed ?? changeLocked(owner, language, codes, change)
  }

  /**
   * In two round trips and without a lock (decision 0006). Null, and nothing done, for what needs one: a frozen cart, one that
   * another call changed meanwhile, and lines that go while others come, which may clash in one statement.
   */
  async function changeAtOnce(
    owner: Owner,
    language: Language,
    codes: readonly string[],
    change: Change,
  ): Promise<Result<CartView, Refusal> | null> {
    const now = clock.now()
    const { row, lines, facts, latestVersion: version } = await findSnapshot(owner, defaultPlace, codes)
    if (row && row.status !== 'Active') return null
    const sellables = await readSellables(facts, language, now)
    const next = change(lines, sellables, randomUUID)
    if (!next.ok) return next
    if (!row && next.value.length === 0) return ok(await emptyView(db, version))
    const after = repriceLines(next.value, sellables, true)
    if (row && isSame(lines, after)) return ok(await view(db, row, after, language, sellables))
    const hasNew = after.some(({ id }) => !lines.some((line) => line.id === id))
    if (hasNew && lines.some(({ id }) => !after.some((line) => line.id === id))) return null
    const written = row
      ? await writeLines({ row, lines }, after, now)
      : await writeFirstLines(db, owner, defaultPlace, after, now)
    return written && ok(await view(db, written, after, language, sellables))
  }

  async function changeLocked(
    owner: Owner,
    language: Language,
    codes: readonly string[],
    change: Change,
  ): Promise<Result<CartView, Refusal>> {
    return inTransactionResult(db, async (tx) => {
      const now = clock.now()
      const found = await lockOpenCart(tx, owner, defaultPlace)
      const changeable = found ? await lockChangeable(tx, found) : ok(null)
      if (!changeable.ok) return changeable
      const before = found ? await listLines(tx, found.id) : []
      const sellables = await loadSellables(tx, [...codes, ...before.map((line) => line.code)], language, now)
      const changed = change(before, sellables, randomUUID)
      if (!changed.ok) return changed
      if (!found && changed.value.length === 0) return ok(await emptyView(tx, await latestVersion(tx, owner)))
      const row = changeable.value ?? (await openCart(tx, owner))
      // Another tab may have been first with the first add: then its lines are there already.
      const stored = found ? before : await listLines(tx, row.id)
      const next = found || stored.length === 0 ? changed : change(stored, sellables, randomUUID)
      if (!next.ok) return next
      const after = repriceLines(next.value, sellables, true)
      // Nothing new to tell other tabs of: a line deleted twice, the same lines put again.
      if (found && isSame(stored, after)) return ok(await view(tx, row, after, language, sellables))
      await saveLines(tx, row.id, stored, after)
      return ok(await view(tx, await updateCart(tx, row.id, { pricedAt: now }, now), after, language, sellables))
    })
  }

  async function openCart(tx: Transaction, owner: Owner): Promise<CartRow> {
    await insertCart(tx, owner, defaultPlace, (await latestVersion(tx, owner)) + 1, clock.now())
    const row = await lockOpenCart(tx, owner, defaultPlace)
    if (!row) throw new Error('The cart just opened is not there')
    return row
  }

  /** Changes fields of the cart with this id; with `version`, only that version of it. */
  async function changeFields(
    owner: Owner,
    id: string,
    language: Language,
    changes: CartChanges,
    version?: number,
  ): Promise<Result<StoredCartView, Refusal>> {
    return inTransactionResult(db, async (tx) => {
      const found = await findOwnCart(tx, owner, id, { forUpdate: true })
      if (!found) return refuse(notFound)
      if (version !== undefined && version !== found.version) return refuse(conflict)
      const changeable = await lockChangeable(tx, found)
      if (!changeable.ok) return changeable
      const row = await updateCart(tx, id, changes, clock.now())
      return ok(await view(tx, row, await listLines(tx, id), language))
    })
  }

  async function thaw(tx: Transaction, id: string): Promise<CartRow> {
    return updateCart(tx, id, { status: 'Active', openOrderNumber: null }, clock.now())
  }

  return {
    getCart,
    changeLines,
    changeFields,

    /** One cart of the visitor by id, of any status. */
    async findCart(owner: Owner, id: string, language: Language): Promise<StoredCartView | null> {
      const row = await findOwnCart(db, owner, id, { forUpdate: false })
      return row && view(db, row, await listLines(db, id), language)
    },

    async searchCarts(owner: Owner, filter: Parameters<typeof listOwnCarts>[2], language: Language) {
      const { rows, totalCount } = await listOwnCarts(db, owner, filter)
      const items: StoredCartView[] = []
      for (const row of rows) items.push(await view(db, row, await listLines(db, row.id), language))
      return { items, totalCount }
    },

    /** Empties a cart for good. The row stays, because cancelled orders refer to it; so does one that became an order. */
    async removeCart(owner: Owner, id: string): Promise<Result<null, Refusal>> {
      return inTransactionResult(db, async (tx) => {
        const found = await findOwnCart(tx, owner, id, { forUpdate: true })
        if (!found) return refuse(notFound)
        if (found.status === 'Converted') return refuse(conflict)
        const changeable = await lockChangeable(tx, found)
        if (!changeable.ok) return changeable
        await saveLines(tx, id, await listLines(tx, id), [])
        const cleared = { greeting: '', couponCode: null, shippingAddress: null, billingAddress: null }
        await updateCart(tx, id, { ...cleared, status: 'Expired' }, clock.now())
        return ok(null)
      })
    },

    // For the checkout, inside its transactions.

    /** Locked and with prices of this moment, which may be others than the shopper has seen; null when it is not theirs. */
    async lockForOrder(
      tx: Transaction,
      owner: Owner,
      id: string,
      language: Language,
    ): Promise<(StoredCartView & { wasRepriced: boolean }) | null> {
      const row = await findOwnCart(tx, owner, id, { forUpdate: true })
      if (!row) return null
      if (row.status === 'Active') return repriceLocked(tx, row, language)
      return { ...(await view(tx, row, await listLines(tx, id), language)), wasRepriced: false }
    },

    async freeze(tx: Transaction, id: string, orderNumber: string): Promise<void> {
      await updateCart(tx, id, { status: 'InCheckout', openOrderNumber: orderNumber }, clock.now())
    },

    thaw,

    /** It became an order; the visitor's next cart is a new one. */
    async convert(tx: Transaction, id: string): Promise<void> {
      await updateCart(tx, id, { status: 'Converted', openOrderNumber: null }, clock.now())
    },

    /** Gives a cart whose order ended unpaid back, unless the visitor has begun another. */
    async giveBack(tx: Transaction, row: CartRow): Promise<void> {
      const other = await lockOpenCart(tx, row, row)
      if (!other || other.id === row.id) await thaw(tx, row.id)
    },
  }
}

export type { StoredCartView } from './cart-views.ts'
export { lockCart } from './cart.store.ts'
export { type CartView, presentCart, presentFault } from './cart.presenter.ts'

const isSame = (before: readonly CartLine[], after: readonly CartLine[]): boolean =>
  JSON.stringify(before) === JSON.stringify(after)
