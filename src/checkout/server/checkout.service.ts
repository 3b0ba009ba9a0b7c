import {
  type CartPut,
  type CartService,
  type CartView,
  type StoredCartView,
  toProblem,
} from '#src/cart/server/cart.service.ts'
import { type OwnerContext, isShopActor } from '#src/common/actor.ts'
import { business, notFound, type Problem, type Refusal, type TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { findOrderOfCart, placeOrder } from '#src/orders/server/orders.service.ts'
import { reserveForOrder, type GiftCards, lockUsableCard } from '#src/gift-cards/server/gift-cards.service.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { DetailsBody } from '../contract/checkout.ts'
import { type Consent, consentFault, consentsFor, type GivenConsent } from '../rules/consents.ts'
import { parseGreeting } from '../rules/greeting.ts'
import type { CheckoutMarketing, Customer } from './checkout-marketing.ts'
import { createSemaphore } from './semaphore.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { listConsents } from './checkout-settings.ts'
import type { DeliveryStep } from './delivery-step.ts'
import { parseDetails } from './details.ts'
import { displayMoney } from '#src/common/money.ts'
import { normaliseCode, promotionSource } from '#src/promotions/rules/promotion.ts'
import type { PromotionsService } from '#src/promotions/server/promotions.service.ts'
import type { Finaliser } from '#src/payments/server/finalise.ts'
import { claimKey, findAnswer, type KeyedRequest, requestHash } from '#src/platform/database/idempotency.store.ts'
import { type OrderDraft, toNewOrder } from './new-order.ts'

export interface CheckoutServiceDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'error'>
  text: TextLookup
  carts: CartService
  finaliser: Finaliser
  settings: Settings
  promotions: PromotionsService
  giftCards: GiftCards
  deliveryStep: Pick<DeliveryStep, 'revalidate'>
  marketing: CheckoutMarketing
}

export interface OrderRequest {
  visitor: OwnerContext
  cartId: string
  consents: readonly GivenConsent[]
  idempotencyKey: string
  /** The total that the shopper saw, in euros; undefined: not sent. */
  expectedTotal?: number | undefined
  language: Language
  /** The signed-in customer; null: a guest. */
  customer: Customer | null
  /** The order's owner, where that is not the cart's owner. */
  ownerId?: string | undefined
}

/** Half of the connections a process has by default; shorter than a browser's patience. */
const orderGate = { atOnce: 8, longestWaitMs: 15_000 }

export type CheckoutService = ReturnType<typeof createCheckoutService>

export function createCheckoutService(deps: CheckoutServiceDeps) {
  const { db, clock, log, text, carts, finaliser, settings, promotions } = deps
  const semaphore = createSemaphore(orderGate)

  /**
   * One transaction: prices of this moment, problems, reservations, order, frozen cart. Returns the order's number; a
   * repetition, whether by key or for the same cart, returns the same number. A cart in which the price paid for a line has
   * just changed is saved with it and refused once, so that no shopper pays a price they have not seen.
   */
  async function order(request: OrderRequest): Promise<Result<string, Refusal>> {
    const outcome = await semaphore.run(async () => {
      await deps.deliveryStep.revalidate(request.visitor, request.cartId, request.language)
      return inTransactionResult(db, (tx) => orderInTransaction(tx, request))
    })
    if (!outcome.ok) {
      // Another shopper had the code's last use: it leaves the cart, which then shows its price without the code.
      if (hasKey(outcome.error, 'cart/coupon-gone'))
        await carts.changeFields(request.visitor, request.cartId, request.language, { couponCode: null })
      return outcome
    }
    return outcome.value.orderNumber === null ? refuse(outcome.value.refusal) : ok(outcome.value.orderNumber)
  }

  type Outcome = { orderNumber: string } | { orderNumber: null; refusal: Refusal }

  async function orderInTransaction(tx: Transaction, request: OrderRequest): Promise<Result<Outcome, Refusal>> {
    const { visitor, cartId, language } = request
    const keyed: KeyedRequest = {
      scope: 'order',
      ownerId: visitor.ownerId,
      key: request.idempotencyKey,
      requestHash: requestHash({ cartId, consents: request.consents }),
    }
    // The cart's lock makes one visitor's repetitions wait for each other.
    const cart = await carts.lockForOrder(tx, visitor, cartId, language)
    if (!cart) return refuse(notFound)
    const stored = await findAnswer(tx, keyed)
    if (stored.kind === 'stored') return ok({ orderNumber: String(stored.body) })
    if (stored.kind !== 'none')
      return refuse({ kind: 'business', status: 422, problems: [{ key: 'checkout/order-key-used' }] })
    if (cart.row.status !== 'Active') {
      const placed = await findOrderOfCart(tx, cartId)
      return placed ? ok({ orderNumber: placed.orderNumber }) : refuse(notFound)
    }
    const { problems } = cart.priced
    if (problems.some(({ key }) => key === 'cart/price-changed'))
      return ok({ orderNumber: null, refusal: business(...problems) })
    const { couponCode } = cart.row
    if (couponCode !== null && problems.some(isCodeFault)) {
      // The shopper sees the price without the code before paying it.
      await carts.clearCoupon(tx, cart.row)
      return ok({ orderNumber: null, refusal: gone(couponCode) })
    }
    const stale = problems.find(({ key }) => key === 'delivery/stale')
    if (stale) return refuse({ kind: 'business', status: 409, problems: [toProblem(stale, language)] })
    const { expectedTotal } = request
    if (expectedTotal !== undefined && Math.round(expectedTotal * 100) < cart.priced.totals.totalCents)
      return refuse(totalChanged(cart.priced.totals.totalCents, language))
    const changedCard = await cardChange(tx, cart)
    if (changedCard) return ok({ orderNumber: null, refusal: changedCard })
    reportUntaxed(cart)
    const hasEngraved = cart.priced.lines.some(({ line }) => line.customTablet !== null)
    const asked = consentsFor(await listConsents(settings, tx), { hasEngraved, hasMarketing: false })
    const ready = checkReady(cart, request.consents, asked)
    if (!ready.ok) return ready
    const placed = await place(tx, cart, ready.value, request)
    if (!placed.ok) return placed
    if (!(await claimKey(tx, keyed, clock.now(), placed.value))) {
      return refuse({ kind: 'business', status: 422, problems: [{ key: 'checkout/order-key-used' }] })
    }
    return ok({ orderNumber: placed.value })
  }

  /**
   * Locks the gift card until the order is written. When it can no longer pay what the shopper has seen, the cart keeps what it
   * can, and the shopper is asked again.
   */
  async function cardChange(tx: Transaction, { row, priced }: StoredCartView): Promise<Refusal | null> {
    const shown = priced.totals.giftCardCents
    if (!row.giftCard || shown === 0) return null
    const card = await lockUsableCard(tx, row.giftCard.id, clock.now())
    // The card was sent again with another number: a person who typed the old one can no longer use it.
    const own = card?.last4 === row.giftCard.last4 ? card : null
    if (own && own.balanceCents >= shown) return null
    await carts.putGiftCard(tx, row, own)
    return business({ key: own ? 'gift-card/less-left' : 'gift-card/nothing-left' })
  }

  /** A rate is missing: no order can be placed there until a person enters it. */
  function reportUntaxed({ row, priced }: StoredCartView): void {
    const codes = priced.problems.filter(({ key }) => key === 'cart/tax-unknown').map(({ code }) => code)
    if (codes.length === 0) return
    const countryCode = row.shippingAddress?.countryCode
    log.error({ alarm: 'vat-rate-missing', countryCode, codes }, 'an order was stopped: goods without a VAT rate')
  }

  async function place(
    tx: Transaction,
    cart: StoredCartView,
    ready: Ready,
    request: OrderRequest,
  ): Promise<Result<string, Refusal>> {
    const now = clock.now()
    const { consents, language, ownerId } = request
    const { email } = ready.billingAddress
    const customerKey = promotions.customerKeys(email)[0] ?? null
    const order = toNewOrder({ cart, ...ready, consents, language, text, now, customerKey, ownerId })
    const placed = await placeOrder(tx, order, now, settings)
    if (!placed.ok) {
      return refuse({ kind: 'business', status: 409, problems: shortageProblems(cart, placed.error) })
    }
    const { adjustments } = cart.priced
    const used = await promotions.reserveRedemptions(tx, { orderId: placed.value.id, email, adjustments })
    if (!used.ok) {
      // If a campaign that needs no code has run out, the code stays.
      const sources = used.error.map(promotionSource)
      const code = adjustments.find((one) => one.code !== null && sources.includes(one.source))?.code ?? null
      return refuse(code === null ? promotionGone : gone(code))
    }
    const { id: orderId, giftCardCents: amountCents } = placed.value
    if (cart.row.giftCard && amountCents > 0) {
      const held = await reserveForOrder(
        tx,
        { cardId: cart.row.giftCard.id, orderId, amountCents },
        request.visitor,
        now,
      )
      // The card was locked and checked before the order was written.
      if (!held.ok) throw new Error(`The gift card of cart ${cart.row.id} holds less than it did`)
    }
    await keepMarketing(tx, ready, request, orderId)
    await carts.freeze(tx, cart, placed.value.orderNumber)
    const { visitor: actor } = request
    if (isShopActor(actor)) {
      const after = { totalCents: placed.value.totalCents, cartId: cart.row.id }
      await recordAudit(tx, { at: now, actor, command: 'order.taken', subject: placed.value.orderNumber, after })
    }
    if (placed.value.payableCents === 0) await finaliser.finaliseFree(tx, placed.value, request.visitor)
    return ok(placed.value.orderNumber)
  }

  /** Marketing was ticked: a customer's consent counts at once; a guest's mailbox is asked when the order is theirs. */
  async function keepMarketing(tx: Transaction, ready: Ready, request: OrderRequest, orderId: string): Promise<void> {
    const consent = ready.asked.find(({ key }) => key === 'marketing')
    if (!consent || !request.consents.some(({ id, accepted }) => id === consent.id && accepted)) return
    const { email, firstName: name } = ready.billingAddress
    const { customer, language } = request
    await deps.marketing.ticked(tx, { customer, email, name, language, version: consent.version, orderId })
  }

  return {
    order,

    /**
     * Other lines of an unpaid order: it ends, its cart changes, and another takes its place; all of it or nothing. Part of the
     * transaction of the caller, who rolls back what is refused.
     */
    async replaceOrder(tx: Transaction, request: OrderRequest, put: CartPut): Promise<Result<string, Refusal>> {
      const { visitor, cartId, language } = request
      const changed = await carts.putCartIn(tx, visitor, cartId, language, put)
      if (!changed.ok) return changed
      const placed = await orderInTransaction(tx, request)
      if (!placed.ok) return placed
      return placed.value.orderNumber === null ? refuse(placed.value.refusal) : ok(placed.value.orderNumber)
    },

    async setDetails(
      visitor: OwnerContext,
      cartId: string,
      body: DetailsBody,
      language: Language,
    ): Promise<Result<CartView, Refusal>> {
      const parsed = parseDetails(body, language, text)
      if (!parsed.ok) return parsed
      return carts.changeFields(visitor, cartId, language, parsed.value, body.version)
    },

    async setGreeting(
      visitor: OwnerContext,
      cartId: string,
      greeting: string,
      language: Language,
    ): Promise<Result<CartView, Refusal>> {
      const parsed = parseGreeting(greeting)
      return parsed.ok ? carts.changeFields(visitor, cartId, language, { greeting: parsed.value }) : parsed
    },

    /**
     * Replaces the coupon code; an empty one removes it. The response does not say why a code cannot be used, so that codes
     * cannot be guessed; it says what a cart is short of only for a public code (C-4.8). A code that would take nothing off is
     * accepted, and has no effect for now.
     */
    async setCoupon(
      visitor: OwnerContext,
      cartId: string,
      couponCode: string,
      language: Language,
    ): Promise<Result<CartView, Refusal>> {
      const code = normaliseCode(couponCode)
      if (code === '') return carts.changeFields(visitor, cartId, language, { couponCode: null })
      return inTransactionResult(db, async (tx) => {
        const changed = await carts.changeFieldsIn(tx, visitor, cartId, language, { couponCode: code })
        if (!changed.ok) return changed
        const fault = codeFault(changed.value, code, language)
        return fault === null ? changed : refuse(business(fault))
      })
    },
  }
}

/** A code that takes nothing off stays in the cart without effect: the order's price is shown without it. */
const isCodeFault = ({ key }: Problem): boolean => key.startsWith('coupon/') && key !== 'coupon/saves-nothing'

/** What the shopper hears of a code that their cart has; null: it counts. */
export function codeFault({ priced }: StoredCartView, code: string, language: Language): Problem | null {
  const fault = priced.problems.find(isCodeFault)
  if (!fault && priced.lines.length > 0) return null
  const missing = fault?.moneyParams?.['amount']
  return missing === undefined
    ? { key: 'coupon/invalid' }
    : { key: 'coupon/spend-more', params: { code, amount: displayMoney(missing, language) } }
}

const hasKey = (refusal: Refusal, key: string): boolean =>
  refusal.kind === 'business' && refusal.problems.some((problem) => problem.key === key)

const gone = (code: string): Refusal => ({
  kind: 'business',
  status: 409,
  problems: [{ key: 'cart/coupon-gone', params: { code } }],
})
const promotionGone: Refusal = { kind: 'business', status: 409, problems: [{ key: 'cart/promotion-gone' }] }
const totalChanged = (cents: number, language: Language): Refusal => ({
  kind: 'business',
  status: 409,
  problems: [{ key: 'checkout/total-changed', params: { total: displayMoney(cents, language) } }],
})

type Ready = Pick<OrderDraft, 'shippingAddress' | 'billingAddress' | 'asked'>

function checkReady(
  { row, priced }: StoredCartView,
  consents: readonly GivenConsent[],
  asked: readonly Consent[],
): Result<Ready, Refusal> {
  if (priced.lines.length === 0) return refuse(business({ key: 'checkout/cart-empty' }))
  const { shippingAddress, billingAddress } = row
  if (!shippingAddress) return refuse(business({ key: 'checkout/details-missing' }))
  const hasGoods = priced.shipments.some(({ kind }) => kind === 'goods')
  if (hasGoods && priced.delivery.fault === 'missing') return refuse(business({ key: 'checkout/delivery-missing' }))
  const fault = consentFault(consents, asked)
  if (fault !== null) return refuse(business({ key: fault }))
  const blocking = priced.problems.filter((problem) => problem.blocking)
  if (blocking.length > 0) return refuse({ kind: 'business', status: 409, problems: blocking })
  return ok({ shippingAddress, billingAddress: billingAddress ?? shippingAddress, asked })
}

/** Another shopper was quicker between stock check and reservation: reports problems per line, as the cart does. */
function shortageProblems(
  cart: StoredCartView,
  shortages: readonly { stockCode: string; available: number }[],
): Problem[] {
  return cart.priced.lines.flatMap(({ line, sellable }): Problem[] => {
    const left = (sellable?.demands ?? []).flatMap(({ stockCode, quantity }) => {
      const short = shortages.find((shortage) => shortage.stockCode === stockCode)
      return short ? [Math.floor(short.available / quantity)] : []
    })
    if (left.length === 0) return []
    const available = Math.max(0, Math.min(...left))
    if (line.isGift === true) return [{ key: 'cart/gift-gone', params: { name: line.displayName } }]
    const about = { code: line.code, lineItemId: line.id, details: { available } }
    return available === 0
      ? [{ key: 'cart/out-of-stock', params: { name: line.displayName }, ...about }]
      : [{ key: 'cart/only-left', params: { n: available }, ...about }]
  })
}
