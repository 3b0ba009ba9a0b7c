import { type Change, replace } from '#src/cart/rules/cart-changes.ts'
import type { CartService, CartView, StoredCartView } from '#src/cart/server/cart.service.ts'
import { type OwnerContext, isShopActor } from '#src/common/actor.ts'
import { conflict, notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { findOrderOfCart } from '#src/orders/server/orders.service.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { CartReplacement, NewCartBody } from '../contract/domain-calls.ts'
import { parseGreeting } from '../rules/greeting.ts'
import { type CartPaymentRow, findCartPayment, insertCartPayment, replaceCartPayment } from './cart-payment.store.ts'
import type { CheckoutService } from './checkout.service.ts'
import type { DeliveryStep } from './delivery-step.ts'

export interface DomainCartsDeps {
  db: Database
  clock: Clock
  carts: CartService
  checkout: Pick<CheckoutService, 'setCoupon'>
  deliveryStep: Pick<DeliveryStep, 'chooseDefault'>
}

export type DomainCarts = ReturnType<typeof createDomainCarts>

const changed = (key: string): Refusal => ({ kind: 'business', status: 409, problems: [{ key }] })

/** What the domain calls do with the visitor's own carts beyond reading them (C-4.1, C-16). */
export function createDomainCarts({ db, clock, carts, checkout, deliveryStep }: DomainCartsDeps) {
  /** Opens a cart with its first lines. An owner whose cart has lines already is refused, also when two calls come at once. */
  async function open(
    owner: OwnerContext,
    body: NewCartBody,
    language: Language,
  ): Promise<Result<StoredCartView, Refusal>> {
    const greeting = parseGreeting(body.greeting ?? '')
    if (!greeting.ok) return greeting
    const first: Change = (lines, ...shop) => (lines.length > 0 ? refuse(conflict) : replace(body)(lines, ...shop))
    const opened = await carts.changeLines(owner, language, codesOf(body), first)
    if (!opened.ok) return opened
    const id = opened.value.row?.id
    if (id === undefined) return refuse(notFound)
    if (greeting.value !== '') {
      const greeted = await carts.changeFields(owner, id, language, { greeting: greeting.value })
      if (!greeted.ok) return greeted
    }
    return withCoupon(owner, id, body.coupon, language)
  }

  /** Lines and greeting in one go. The promo code is tried after them: a refused one leaves the cart as it was put. */
  async function put(
    owner: OwnerContext,
    body: CartReplacement,
    language: Language,
  ): Promise<Result<StoredCartView, Refusal>> {
    const greeting = body.greeting === undefined ? null : parseGreeting(body.greeting)
    if (greeting?.ok === false) return greeting
    const id = body.id ?? (await carts.getCart(owner, language)).row?.id
    if (id === undefined) return refuse(notFound)
    const written = await carts.putCart(owner, id, language, {
      fields: greeting ? { greeting: greeting.value } : {},
      version: body.version,
      codes: codesOf(body),
      change: replace(body),
    })
    return written.ok ? withCoupon(owner, id, body.coupon, language) : written
  }

  async function withCoupon(
    owner: OwnerContext,
    id: string,
    coupon: string | undefined,
    language: Language,
  ): Promise<Result<StoredCartView, Refusal>> {
    const result: Result<CartView | null, Refusal> =
      coupon === undefined ? ok(null) : await checkout.setCoupon(owner, id, coupon, language)
    if (!result.ok) return result
    const cart = await carts.findCart(owner, id, language)
    return cart ? ok(cart) : refuse(notFound)
  }

  /** Locks the cart for the transaction, with the prices of this moment; a finished cart is refused. */
  async function lockPriced(
    tx: Transaction,
    owner: OwnerContext,
    id: string,
    language: Language,
  ): Promise<Result<StoredCartView, Refusal>> {
    const cart = await carts.lockForOrder(tx, owner, id, language)
    if (!cart || cart.row.status === 'Expired') return refuse(notFound)
    return cart.row.status === 'Converted' ? refuse(conflict) : ok(cart)
  }

  return {
    open,
    put,

    /** Chooses the default delivery where none is chosen, prices and checks the cart: the result is what an order would get. */
    async prepare(owner: OwnerContext, id: string, language: Language): Promise<Result<StoredCartView, Refusal>> {
      await deliveryStep.chooseDefault(owner, id, language)
      return inTransactionResult(db, (tx) => lockPriced(tx, owner, id, language))
    },

    /** Says how the cart is to be paid; refused when it costs something else by now. */
    choosePayment: (
      owner: OwnerContext,
      id: string,
      choice: { method: string; amountCents: Cents; replaces: boolean },
      language: Language,
    ): Promise<Result<CartPaymentRow, Refusal>> =>
      inTransactionResult(db, async (tx) => {
        const cart = await lockPriced(tx, owner, id, language)
        if (!cart.ok) return cart
        const { method, amountCents, replaces } = choice
        if (amountCents !== cart.value.priced.totals.payableCents) return refuse(changed('checkout/amount-changed'))
        const row = { cartId: id, method, amountCents, createdAt: clock.now() }
        if (isShopActor(owner)) {
          const after = { method, amountCents }
          await recordAudit(tx, { at: clock.now(), actor: owner, command: 'cart.changed', subject: id, after })
        }
        if (replaces) {
          const replaced = await replaceCartPayment(tx, row)
          return replaced ? ok(replaced) : refuse(notFound)
        }
        const added = await insertCartPayment(tx, row)
        return added ? ok(added) : refuse(conflict)
      }),

    /**
     * The state of the payment. Before the order it waits, since only an order is charged; afterwards it is the order's. The
     * chosen amount must still be the cart's total.
     */
    async paymentStatus(owner: OwnerContext, id: string, language: Language): Promise<Result<string, Refusal>> {
      const cart = await carts.findCart(owner, id, language)
      if (!cart || cart.row.status === 'Expired') return refuse(notFound)
      const order = await findOrderOfCart(db, id)
      if (order) return ok(order.paymentStatus)
      const { payableCents } = cart.priced.totals
      const chosen = await findCartPayment(db, id)
      if (!chosen && payableCents > 0) return refuse(changed('checkout/payment-not-chosen'))
      if (chosen && chosen.amountCents !== payableCents) return refuse(changed('checkout/amount-changed'))
      return ok('Pending')
    },
  }
}

const codesOf = ({ lines }: NewCartBody): string[] => lines.map(({ code }) => code)
