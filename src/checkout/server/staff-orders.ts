import { replace } from '#src/cart/rules/cart-changes.ts'
import type { CartService } from '#src/cart/server/cart.service.ts'
import { type OwnerContext, actingFor, type ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Address } from '#src/common/address.ts'
import { characterCount } from '#src/common/characters.ts'
import { cleanParagraphs } from '#src/common/clean-text.ts'
import { business, conflict, notFound, type Refusal, type TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { CustomerIds } from '#src/identity/server/account/customer-ids.ts'
import type { DomainOrder } from '#src/orders/contract/order.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import {
  type Correction,
  correctOrder,
  findOrder,
  type FindPaymentNote,
  getOrderParts,
  isSeenVersion,
  lockOrder,
  officeFields,
  type OrderRow,
} from '#src/orders/server/orders.service.ts'
import { answerOnce } from '#src/payments/server/answer-once.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { requestHash } from '#src/platform/database/idempotency.store.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { OrderCorrectionBody, StaffOrderBody } from '../contract/domain-calls.ts'
import { orderNotesMax } from '../contract/limits.ts'
import type { GivenConsent } from '../rules/consents.ts'
import type { CheckoutService } from './checkout.service.ts'
import type { DeliveryStep } from './delivery-step.ts'
import { parseDetails, parseOneAddress } from './details.ts'
import type { DomainCarts } from './domain-carts.ts'
import type { DomainOrders } from './domain-orders.ts'
import type { StaffCarts } from './staff-carts.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { listConsents } from './checkout-settings.ts'

export interface StaffOrdersDeps {
  db: Database
  clock: Clock
  text: TextLookup
  carts: CartService
  domainCarts: Pick<DomainCarts, 'open'>
  checkout: Pick<CheckoutService, 'setDetails' | 'order' | 'replaceOrder'>
  deliveryStep: Pick<DeliveryStep, 'choose' | 'chooseDefault'>
  orders: Pick<DomainOrders, 'read'>
  staffCarts: Pick<StaffCarts, 'onBehalfOfCustomer'>
  customers: CustomerIds
  findPaymentNote: FindPaymentNote
  settings: Pick<Settings, 'rows'>
}

interface Placing {
  acting: OwnerContext
  cartId: string
  /** The order's owner; undefined: the cart's owner. */
  ownerId: string | undefined
  idempotencyKey: string
  language: Language
}

interface Taking {
  actor: ShopActor
  body: StaffOrderBody
  language: Language
  idempotencyKey: string | null
}

export type StaffOrders = ReturnType<typeof createStaffOrders>

const linesFixed: Refusal = { kind: 'business', status: 409, problems: [{ key: 'orders/lines-fixed' }] }

/**
 * Orders that the shop's staff take and correct (C-16), by the steps of the checkout: what it refuses a shopper is refused
 * here, and prices, stock and sums are the shop's.
 */
export function createStaffOrders(deps: StaffOrdersDeps) {
  const { db, clock, text, carts, domainCarts, checkout, deliveryStep, orders, customers, findPaymentNote } = deps

  /** Returns the order's number; the same key places it once. */
  async function take({ actor, body, language, idempotencyKey: key }: Taking): Promise<Result<string, Refusal>> {
    authorise(actor, 'orders:write')
    if (key === null) return refuse(business({ key: 'checkout/idempotency-key-required' }))
    const notes = parseNotes(body.notes)
    if (!notes.ok) return notes
    const ownerId = actor.kind === 'staff' ? actor.accountId : actor.name
    const keyed = { scope: 'staff-order', ownerId, key, requestHash: requestHash(body) }
    return answerOnce({ db, clock }, keyed, async () => {
      const placed = await placeFor(actor, body, key, language)
      if (!placed.ok) return placed
      await note(actor, placed.value, notes.value)
      return placed
    })
  }

  /** Uses a separate cart, so that the one its customer is filling stays theirs; the order is the customer's. */
  async function placeFor(
    actor: ShopActor,
    body: StaffOrderBody,
    idempotencyKey: string,
    asked: Language,
  ): Promise<Result<string, Refusal>> {
    const { addresses, customerId, lines, coupon, greeting } = body
    const details = parseDetails(addresses, asked, text)
    if (!details.ok) return details
    const customer = customerId === undefined ? null : await deps.staffCarts.onBehalfOfCustomer(actor, customerId)
    const acting = await deps.staffCarts.onBehalfOfCustomer(actor, undefined)
    if (!acting || (customerId !== undefined && !customer)) return refuse(notFound)
    const theirs = customer && (await customers.languageOf(customer.ownerId))
    const language = body.language ?? theirs ?? asked
    const given = { marketId: 'FI', currency: 'EUR', lines } as const
    const goods = { ...given, ...(coupon !== undefined && { coupon }), ...(greeting !== undefined && { greeting }) }
    const opened = await domainCarts.open(acting, goods, language)
    const placed = opened.ok
      ? await orderCart(body, {
          acting,
          cartId: opened.value.row.id,
          ownerId: customer?.ownerId,
          idempotencyKey,
          language,
        })
      : opened
    if (placed.ok) return placed
    // No person would find this cart again.
    const { row } = await carts.getCart(acting, language)
    if (row) await carts.removeCart(acting, row.id)
    return placed
  }

  async function orderCart(
    { addresses, delivery, ...body }: StaffOrderBody,
    placing: Placing,
  ): Promise<Result<string, Refusal>> {
    const { acting: visitor, cartId, language, ...rest } = placing
    const told = await checkout.setDetails(visitor, cartId, addresses, language)
    if (!told.ok) return told
    const chosen = delivery
      ? await deliveryStep.choose(visitor, cartId, delivery, language)
      : ok(await deliveryStep.chooseDefault(visitor, cartId, language))
    if (!chosen.ok) return chosen
    const consents = body.consents ?? (await readOut())
    const { expectedTotal } = body
    return checkout.order({ visitor, cartId, consents, expectedTotal, language, customer: null, ...rest })
  }

  /** The required consents, read out by staff and agreed to. Only the mailbox's owner can agree to marketing. */
  const readOut = async (): Promise<GivenConsent[]> =>
    (await listConsents(deps.settings, db)).flatMap(({ id, version, required }) =>
      required ? [{ id, version, accepted: true }] : [],
    )

  async function note(actor: ShopActor, orderNumber: string, notes: string | undefined): Promise<void> {
    await inTransactionResult(db, async (tx) => {
      const order = await lock(tx, orderNumber)
      if (!order) return refuse(notFound)
      const now = clock.now()
      return correctOrder(tx, order, { correction: { notes }, version: undefined, hasReceipt: false, actor, now })
    })
  }

  /** Locks the cart, then the order, as all callers do. */
  async function lock(tx: Transaction, orderNumber: string): Promise<OrderRow | null> {
    const found = await findOrder(tx, 'shop', orderNumber)
    if (!found) return null
    await carts.lock(tx, found.cartId)
    return lockOrder(tx, found.id)
  }

  /** The number of the order, which is another one where its lines have changed. */
  async function correct(
    actor: ShopActor,
    body: OrderCorrectionBody,
    language: Language,
  ): Promise<Result<string, Refusal>> {
    authorise(actor, 'orders:write')
    const number = parseOrderNumber(body.orderNumber)
    const parsed = parseCorrection(body, language)
    if (!parsed.ok) return parsed
    return inTransactionResult(db, async (tx) => {
      const order = number === null ? null : await lock(tx, number)
      if (!order) return refuse(notFound)
      if (!isSeenVersion(order, body.version)) return refuse(conflict)
      const [now, correction] = [clock.now(), parsed.value]
      const { papers } = await findPaymentNote(tx, order.id)
      const correcting = { correction, version: undefined, hasReceipt: papers.length > 0, actor, now }
      if (body.lines === undefined || (await isAsOrdered(tx, order, body.lines))) {
        const corrected = await correctOrder(tx, order, correcting)
        return corrected.ok ? ok(order.orderNumber) : corrected
      }
      if (order.status !== 'AwaitingPayment') return refuse(linesFixed)
      const anew = await replaceOrder(tx, order, body.lines, correction, actor)
      if (!anew.ok) return anew
      const made = await lock(tx, anew.value)
      const { notes = order.notes } = correction
      const noted = made && (await correctOrder(tx, made, { ...correcting, correction: { notes } }))
      return noted?.ok === false ? noted : anew
    })
  }

  /** The new order keeps the old one's address, consents and delivery method; 409 while a payment of it is under way. */
  async function replaceOrder(
    tx: Transaction,
    order: OrderRow,
    lines: NonNullable<OrderCorrectionBody['lines']>,
    { shippingAddress, billingAddress }: Correction,
    actor: ShopActor,
  ): Promise<Result<string, Refusal>> {
    const owner = await carts.ownerOf(order.cartId)
    if (!owner) return refuse(notFound)
    const request = {
      visitor: actingFor(actor, owner),
      cartId: order.cartId,
      consents: order.consents,
      idempotencyKey: `anew-${order.id}`,
      language: order.language,
      customer: null,
      ownerId: order.ownerId,
    }
    const fields = { ...(shippingAddress && { shippingAddress }), ...(billingAddress && { billingAddress }) }
    const codes = lines.map(({ code }) => code)
    const placed = await checkout.replaceOrder(tx, request, {
      fields,
      version: undefined,
      codes,
      change: replace({ lines }),
    })
    const audited = { at: clock.now(), actor, command: 'order.corrected', subject: order.orderNumber } as const
    if (placed.ok) await recordAudit(tx, { ...audited, after: { fields: ['lines'], orderNumber: placed.value } })
    return placed
  }

  function parseCorrection(
    { addresses = {}, notes }: OrderCorrectionBody,
    language: Language,
  ): Result<Correction, Refusal> {
    const clean = parseNotes(notes)
    if (!clean.ok) return clean
    const correction: Correction = { notes: clean.value }
    const fields: Record<string, string[]> = {}
    for (const name of ['shippingAddress', 'billingAddress'] as const) {
      const given = addresses[name]
      const parsed: Result<Address | undefined, Refusal> = given
        ? parseOneAddress(given, name, language, text)
        : ok(undefined)
      if (parsed.ok) correction[name] = parsed.value
      else if (parsed.error.kind === 'fields') Object.assign(fields, parsed.error.fields)
    }
    return Object.keys(fields).length > 0 ? refuse({ kind: 'fields', fields }) : ok(correction)
  }

  /** Whether these are the order's lines: engravings and recipients of gift cards cannot be corrected, only ordered again. */
  async function isAsOrdered(
    tx: Transaction,
    order: OrderRow,
    asked: NonNullable<OrderCorrectionBody['lines']>,
  ): Promise<boolean> {
    const { lines } = await getOrderParts(tx, order)
    const bought = lines.filter(({ isGift }) => !isGift)
    const isMade = [...bought, ...asked].some((line) => line.customTablet ?? line.giftCard)
    return !isMade && unitsOf(bought) === unitsOf(asked)
  }

  return {
    take,
    correct,

    /** An order as the shop's staff see it; null: there is none. */
    async read(actor: ShopActor, orderNumber: string, language: Language): Promise<DomainOrder | null> {
      authorise(actor, 'orders:read')
      const order = await findOrder(db, 'shop', orderNumber)
      const shown = order && (await orders.read(actingFor(actor, order), orderNumber, language))
      return order && shown && { ...shown, ...(await officeFields(order, customers)) }
    },
  }
}

function parseNotes(notes: string | undefined): Result<string | undefined, Refusal> {
  const clean = notes === undefined ? undefined : cleanParagraphs(notes)
  const isLong = clean !== undefined && characterCount(clean) > orderNotesMax
  return isLong ? refuse({ kind: 'fields', fields: { notes: ['forms/validation/max-length'] } }) : ok(clean)
}

/** Units by code, regardless of the order of lines. */
function unitsOf(lines: readonly { code: string; quantity: number }[]): string {
  const units = new Map<string, number>()
  for (const { code, quantity } of lines) units.set(code, (units.get(code) ?? 0) + quantity)
  return JSON.stringify([...units].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
