import type { TextLookup } from '#src/common/errors.ts'
import { promotionsTotals } from '#src/promotions/rules/promotions-totals.ts'
import type { DrawTablet } from '#src/cart/contract/custom-tablet.ts'
import { windowName } from '#src/delivery/rules/delivery-texts.ts'
import type { Language } from '#src/common/locale.ts'
import { displayWeight } from '#src/common/measure.ts'
import { displayMoney, toEuros } from '#src/common/money.ts'
import { shopDay } from '#src/common/working-days.ts'
import type { CustomerIds } from '#src/identity/server/account/customer-ids.ts'
import { shownCard } from '#src/gift-cards/rules/sold-card.ts'
import type { Order, OrderLineItem, OrderListEntry, OrderShipment } from '../contract/order.ts'
import { leftToSend } from '../rules/allocation.ts'
import { moneyBack } from '../rules/money-back.ts'
import { mayShopperCancel, sentStatuses, type ShipmentStatus } from '../rules/order-states.ts'
import { shownStatus } from '../rules/shown-status.ts'
import { canWithdraw, deliveriesOf, withdrawalDay } from '../rules/withdrawal.ts'
import { type OrderKeys, documentsSubject } from './order-key.ts'
import type { OrderTerms } from './order-terms.ts'
import type { ListedOrder } from './order-list.store.ts'
import type { OrderLineRow, OrderRow, WholeOrder } from './order.store.ts'

export interface Words {
  language: Language
  text: TextLookup
  drawTablet: DrawTablet
  keys: Pick<OrderKeys, 'sign'>
  now: Date
  terms: Awaited<ReturnType<OrderTerms>>
}

const kebab = (code: string): string => code.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()

const statusText = (
  order: OrderRow,
  parcels: readonly { status: ShipmentStatus }[],
  { language, text }: Pick<Words, 'language' | 'text'>,
): string => {
  const states = parcels.map(({ status }) => status)
  return text(language, `orders/status/${kebab(shownStatus(order, states))}`)
}

/** The fields of an order that only the shop's staff see. */
export async function officeFields({ version, notes, ownerId }: OrderRow, customers: Pick<CustomerIds, 'customersOf'>) {
  return { version, notes, customerId: (await customers.customersOf([ownerId])).get(ownerId) ?? null }
}

export function presentOrder(whole: WholeOrder, words: Words): Order {
  const { order } = whole
  const { language, text } = words
  const money = (cents: number) => displayMoney(cents, language)
  const promotions = promotionsTotals(whole.adjustments)
  const ofLines = promotions.reduce((sum, { target, cents }) => sum + (target === 'line' ? cents : 0), 0)
  const back = moneyBack(order, whole.payment.refunds)
  const papers = presentDocuments(whole, words)
  const lastDay = withdrawalDay(deliveriesOf(whole.shipments), words.terms.withdrawalDays)
  return {
    orderNumber: order.orderNumber,
    payments: [{ billingAddress: order.billingAddress, statusCode: order.paymentStatus }],
    shipments: whole.shipments.map((row): OrderShipment => ({
      id: row.number,
      shippingAddress: row.address,
      lineItems: whole.lines
        .filter((line) => line.shipmentNumber === row.number)
        .map((line) => presentLine(line, whole, words)),
      kind: row.kind,
      statusCode: row.status,
      shippingMethodName: text(language, row.methodNameKey),
      deliveryEstimate: row.deliverBy,
      pickupPoint: row.pickupPoint,
      deliveryTime: row.deliveryWindow ? windowName(row.deliveryWindow, language, text) : '',
    })),
    totalDisplayWeight: order.weightGrams === 0 ? '' : displayWeight(order.weightGrams, language),
    totals: {
      taxTotal: toEuros(order.taxCents),
      taxTotalDisplay: money(order.taxCents),
      shippingTotal: toEuros(order.shippingCents),
      shippingTotalDisplay: money(order.shippingCents),
      discountTotal: toEuros(order.promotionCents),
      discountTotalDisplay: money(order.promotionCents),
      total: toEuros(order.totalCents),
      totalDisplay: money(order.totalCents),
      subTotal: toEuros(order.listCents),
      subTotalDisplay: money(order.listCents),
      lineDiscountTotal: toEuros(order.lineDiscountCents),
      lineDiscountTotalDisplay: money(order.lineDiscountCents),
      reductionTotal: toEuros(order.lineDiscountCents - ofLines),
      reductionTotalDisplay: money(order.lineDiscountCents - ofLines),
      notChargedTotal: toEuros(back.notChargedCents),
      notChargedTotalDisplay: money(back.notChargedCents),
      chargedTotal: toEuros(back.chargedCents),
      chargedTotalDisplay: money(back.chargedCents),
      refundedTotal: toEuros(back.refundedCents),
      refundedTotalDisplay: money(back.refundedCents),
    },
    isGiftCardApplied: order.giftCardCents > 0,
    giftCardPaymentAmount: toEuros(order.giftCardCents),
    giftCardPaymentDisplayAmount: money(order.giftCardCents),
    adyenPaymentDisplayAmount: money(order.payableCents),
    created: order.createdAt.toISOString(),
    statusCode: order.status,
    status: statusText(order, whole.shipments, words),
    currency: order.currency,
    isPaymentPending: order.status === 'AwaitingPayment' && whole.payment.isPending,
    isReversed:
      whole.payment.isReversed ||
      // A cancelled order with credit notes was charged first.
      (order.status === 'Cancelled' && whole.payment.papers.some(({ kind }) => kind === 'credit-note')),
    timeline: timelineOf(whole).map(({ at, key }) => ({
      at: at.toISOString(),
      key,
      text: text(language, `orders/timeline/${key}`),
    })),
    tracking: whole.shipments
      .filter(({ status, trackingNumber }) => trackingNumber !== '' && sentStatuses.includes(status))
      .map((row) => ({
        shipmentId: row.number,
        carrier: row.carrier,
        number: row.trackingNumber,
        url: row.trackingUrl,
      })),
    greeting: order.greeting,
    couponCodes: order.couponCode === null ? [] : [order.couponCode],
    promotions: promotions.map(({ name, code, target, cents }) => ({
      name: name[language],
      display: money(cents),
      target,
      code: code ?? '',
    })),
    taxes: order.taxes.map((tax) => ({
      rate: tax.rate,
      net: toEuros(tax.netCents),
      tax: toEuros(tax.taxCents),
      display: money(tax.taxCents),
    })),
    tracked: order.trackedAt !== null,
    canCancel: mayShopperCancel(order, whole.shipments),
    canWithdraw: canWithdraw({ ...order, lines: whole.lines }, lastDay, words.now),
    withdrawUntil: lastDay,
    receiptUrl: papers.findLast(({ kind }) => kind === 'receipt')?.url ?? null,
    papers,
  }
}

/**
 * A refund and its event are written together: the first event belongs to the first refund. What was not taken of a card is not
 * sent back to it.
 */
function timelineOf({ events, payment }: WholeOrder): { at: Date; key: string }[] {
  const refunds = payment.refunds.values()
  return events.map(({ at, key }) => {
    const isLeftOut = key === 'refund-issued' && refunds.next().value?.lowersCapture
    return { at, key: isLeftOut ? 'refund-left-out' : key }
  })
}

/** Addresses that work without a token: in a new window, in a mail. */
function presentDocuments({ order, payment }: WholeOrder, { language, keys, now }: Words): Order['papers'] {
  if (payment.papers.length === 0) return []
  const key = encodeURIComponent(keys.sign(documentsSubject(order.orderNumber), now))
  return payment.papers.map(({ kind, number, issuedOn, totalCents }) => ({
    kind,
    number,
    issuedOn,
    totalDisplay: displayMoney(totalCents, language),
    url: `/api/me/orders/${order.orderNumber}/receipt.pdf?number=${number}&key=${key}`,
  }))
}

function presentLine(
  line: OrderLineRow,
  { adjustments }: WholeOrder,
  { language, drawTablet, now }: Words,
): OrderLineItem {
  const tablet = line.customTablet
  const own = adjustments.filter(({ linePosition }) => linePosition === line.position)
  const extendedCents = own.reduce((cents, { amountCents }) => cents - amountCents, line.priceCents * line.quantity)
  const weight = (pieces: number): string =>
    line.weightGrams === 0 ? '' : displayWeight(line.weightGrams * pieces, language)
  const placedCents = (line.lowestPriceCents ?? line.priceCents) * line.quantity
  return {
    code: line.code,
    displayName: line.displayName,
    quantity: line.quantity,
    extendedPrice: toEuros(extendedCents),
    extendedPriceString: displayMoney(extendedCents, language),
    placedPrice: toEuros(placedCents),
    placedPriceString: displayMoney(placedCents, language),
    productImageUrl: line.imageUrl,
    previousPriceString: line.lowestPriceCents === null ? '' : displayMoney(line.lowestPriceCents, language),
    productUrl: line.productUrl,
    totalWeightString: weight(line.quantity),
    sentQuantity: leftToSend(line),
    sentWeightString: weight(leftToSend(line)),
    isCustomTablet: tablet !== null,
    frontText: tablet?.frontText ?? '',
    backText: tablet?.backText ?? '',
    signature: tablet?.signature ?? '',
    brand: line.brand,
    categories: line.categories,
    promotions: own.map(({ name, amountCents }) => ({
      name: name[language],
      display: displayMoney(amountCents, language),
    })),
    tabletPictures: tablet && drawTablet({ flavour: line.code, ...tablet }, tablet.drawnOn ?? null),
    giftCard: line.giftCard && shownCard(line.giftCard, language, shopDay(now)),
  }
}

export const presentListEntry = (
  { order, parcels }: ListedOrder,
  words: Pick<Words, 'language' | 'text'>,
): OrderListEntry => ({
  orderNumber: order.orderNumber,
  created: order.createdAt.toISOString(),
  status: statusText(order, parcels, words),
  statusCode: order.status,
  amount: toEuros(order.totalCents),
  currency: order.currency,
})
