import { displayUnitPrice, unitPrice } from '#src/products/rules/unit-price.ts'
import { isFetchedMethod } from '#src/delivery/contract/limits.ts'
import { pointName, windowName } from '#src/delivery/rules/delivery-texts.ts'
import { deliveryDays } from '#src/common/delivery-days.ts'
import type { Problem, TextLookup } from '#src/common/errors.ts'
import { shopDay } from '#src/common/working-days.ts'
import { shownCard } from '#src/gift-cards/rules/sold-card.ts'
import type { Language } from '#src/common/locale.ts'
import { displayWeight } from '#src/common/measure.ts'
import { type Cents, currency, displayMoney, toEuros } from '#src/common/money.ts'
import type { Cart, CartDelivery, CartLineItem, CartProblem, CartShipment, DomainCart } from '../contract/cart.ts'
import type { DrawTablet } from '../contract/custom-tablet.ts'
import { ordinaryShipmentId } from '../contract/limits.ts'
import { promotionsTotals } from '#src/promotions/rules/promotions-totals.ts'
import { engravingOf } from '../rules/custom-tablet.ts'
import { shownStatus } from '../rules/cart-status.ts'
import type { CartFault, PricedCart, PricedLine } from '../rules/priced-cart.ts'
import type { CartRow } from './cart.store.ts'

/** A cart as the service returns it; `row` is null while nothing is stored. */
export interface CartView {
  row: CartRow | null
  version: number
  /** The provider may have a payment of the open order: nothing can be changed now. */
  isPaymentUnderWay: boolean
  priced: PricedCart
  /** The moment of ordering that the shown delivery days assume. */
  at: Date
  drawTablet: DrawTablet
}

export interface Words {
  language: Language
  text: TextLookup
}

export function presentCart(view: CartView, words: Words): Cart {
  const { row, priced } = view
  const { language } = words
  const { totals } = priced
  const money = (cents: number) => displayMoney(cents, language)
  const arrivals = arrivalsOf(view, words)
  const hasGoods = priced.shipments.some(({ kind }) => kind === 'goods')
  const allLineItems = priced.lines.map((line) => presentLine(line, priced, language, arrivals, view))
  const promotions = promotionsTotals(priced.adjustments)
  const ofLines = promotions.reduce((sum, { target, cents }) => sum + (target === 'line' ? cents : 0), 0)
  return {
    id: row?.id ?? '',
    shipments: presentShipments(allLineItems, row),
    allLineItems,
    totalQuantity: totals.quantity,
    totalWeight: totals.weightGrams,
    totalDisplayWeight: totals.weightGrams === 0 ? '' : displayWeight(totals.weightGrams, language),
    totalTax: toEuros(totals.taxCents),
    totalDisplayTax: money(totals.taxCents),
    shippingTotalPrice: toEuros(totals.shippingCents),
    shippingTotalDisplayPrice: money(totals.shippingCents),
    totalPrice: toEuros(totals.totalCents),
    totalDisplayPrice: money(totals.totalCents),
    promotions: promotions.map(({ name, code, target, cents }) => ({
      name: name[language],
      amount: toEuros(cents),
      display: money(cents),
      target,
      code: code ?? '',
    })),
    hasPromotions: promotions.length > 0,
    promotionsSavedAmount: toEuros(totals.promotionCents),
    promotionsDisplaySavedAmount: money(totals.promotionCents),
    couponCodes: row?.couponCode ? [row.couponCode] : [],
    greeting: row?.greeting ?? '',
    isGiftCardApplied: Boolean(row?.giftCard),
    giftCardLast4: row?.giftCard?.last4 ?? '',
    giftCardPaymentAmount: toEuros(totals.giftCardCents),
    giftCardPaymentDisplayAmount: money(totals.giftCardCents),
    adyenPaymentDisplayAmount: money(totals.payableCents),
    showShippingCalculator: hasGoods && !row?.shippingAddress,
    showDeliveryOptions: hasGoods && isDeliveryAsked(view),
    hasFreeShipping: priced.freeShipping.isFree,
    amountLeftForFreeShipping: toEuros(priced.freeShipping.missingCents),
    shippingMethodName: shippingName(priced, words),
    payments: [{ billingAddress: row?.billingAddress ?? null }],
    version: view.version,
    currency,
    problems: priced.problems.map((fault) => presentFault(fault, words)),
    taxes: totals.taxes.map((tax) => ({
      rate: tax.rate,
      net: toEuros(tax.netCents),
      tax: toEuros(tax.taxCents),
      display: money(tax.taxCents),
    })),
    amountLeftForFreeShippingDisplay: money(priced.freeShipping.missingCents),
    subTotal: toEuros(totals.listCents),
    subTotalDisplay: money(totals.listCents),
    lineDiscountsAmount: toEuros(totals.lineDiscountCents),
    lineDiscountsDisplayAmount: money(totals.lineDiscountCents),
    reductionsAmount: toEuros(totals.lineDiscountCents - ofLines),
    reductionsDisplayAmount: money(totals.lineDiscountCents - ofLines),
    payableAmount: toEuros(totals.payableCents),
    showGiftMessage: true,
    deliveries: presentDeliveries(priced, arrivals, words),
    openOrder: row?.openOrderNumber
      ? { orderNumber: row.openOrderNumber, statusCode: 'AwaitingPayment', isPaymentUnderWay: view.isPaymentUnderWay }
      : null,
  }
}

/** `customerId`: the account it belongs to; null for a visitor's. */
export function presentDomainCart(
  view: CartView & { row: CartRow },
  words: Words,
  customerId: string | null,
): DomainCart {
  const { row } = view
  return {
    ...presentCart(view, words),
    customerId,
    anonymousId: row.ownerId,
    marketId: row.marketId,
    name: row.name,
    status: shownStatus(row, view.at),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function presentFault(fault: CartFault, { language, text }: Words): CartProblem {
  const { key, params, details } = toProblem(fault, language)
  return {
    key: key as CartProblem['key'], // priceCart makes no others
    value: text(language, key, params),
    code: fault.code,
    lineItemId: fault.lineItemId,
    ...details,
    blocking: fault.blocking,
  }
}

/** The problem for a refusal: sums as text in `params`, and as numbers in `details` where clients need them. */
export function toProblem({ key, params, details, moneyParams = {} }: CartFault, language: Language): Problem {
  const words = Object.entries(moneyParams).map(([name, cents]) => [name, displayMoney(cents, language)] as const)
  const { before, now } = moneyParams
  return {
    key,
    params: { ...params, ...Object.fromEntries(words) },
    details: {
      ...details,
      ...(before !== undefined && now !== undefined && { previousPrice: toEuros(before), price: toEuros(now) }),
    },
  }
}

/** Whether the shopper has to confirm the delivery: there are several methods, or one was chosen. */
export const isDeliveryAsked = ({ row, priced }: CartView): boolean =>
  priced.delivery.offers.length > 1 || (row?.delivery ?? null) !== null

/** When each shipment arrives, by its number. */
const arrivalsOf = ({ priced, at }: CartView, { language, text }: Words): ReadonlyMap<number, string> =>
  new Map(
    priced.shipments.flatMap(({ id, method, choice, countryCode }) => {
      if (!method) return []
      if (choice?.window) return [[id, windowName(choice.window, language, text)]]
      return [[id, deliveryDays(at, method, countryCode, language).estimateString]]
    }),
  )

/** The shipments, grouped by those that travel and arrive alike. */
function presentDeliveries(
  { shipments, adjustments }: PricedCart,
  arrivals: ReadonlyMap<number, string>,
  { language, text }: Words,
): CartDelivery[] {
  const groups = new Map<string, Omit<CartDelivery, 'count' | 'price' | 'priceDisplay'> & { fees: Cents[] }>()
  for (const { id, kind, method, choice, isEstimate, feeCents } of shipments) {
    if (!method && kind !== 'gift-card') continue
    const estimateString = arrivals.get(id) ?? ''
    const taken = adjustments.filter(({ target }) => target.kind === 'shipment' && target.shipmentId === id)
    const cents = taken.reduce((left, { amountCents }) => left - amountCents, feeCents)
    const key = `${method?.methodId ?? kind} ${estimateString}`
    const group = groups.get(key) ?? {
      methodName: text(language, method?.nameKey ?? mailedKey),
      place: choice?.point ? pointName(choice.point) : '',
      estimateString,
      isEstimate,
      isFetched: method !== null && isFetchedMethod(method.methodId),
      fees: [],
    }
    groups.set(key, { ...group, fees: [...group.fees, cents] })
  }
  return [...groups.values()].map(({ fees, ...delivery }) => {
    const cents = fees.reduce((sum, fee) => sum + fee, 0)
    return { ...delivery, count: fees.length, price: toEuros(cents), priceDisplay: displayMoney(cents, language) }
  })
}

/** The ordinary goods' method, empty until it is chosen; or the first tablet's when there is nothing else. */
const shippingName = ({ shipments: [first] }: PricedCart, { language, text }: Words): string =>
  first?.kind === 'gift-card' || (first?.method && !first.isEstimate)
    ? text(language, first.method?.nameKey ?? mailedKey)
    : ''

/** Gift cards travel by e-mail, on the day given in each line. */
const mailedKey = 'delivery/gift-card'

/** Always includes the ordinary shipment, even when empty (C-0.10). */
function presentShipments(items: readonly CartLineItem[], row: CartRow | null): CartShipment[] {
  const ids = [...new Set([ordinaryShipmentId, ...items.map((item) => item.shipmentId)])]
  return ids.map((id) => ({
    id,
    lineItems: items.filter((item) => item.shipmentId === id),
    shippingAddress: id === ordinaryShipmentId ? (row?.shippingAddress ?? null) : null,
  }))
}

function presentLine(
  { line, sellable, maxQuantity, sums }: PricedLine,
  { adjustments }: PricedCart,
  language: Language,
  arrivals: ReadonlyMap<number, string>,
  { drawTablet, at }: Pick<CartView, 'drawTablet' | 'at'>,
): CartLineItem {
  const { listCents: placedCents, totalCents: discountedCents } = sums
  const own = adjustments.filter(({ target }) => target.kind === 'line' && target.lineId === line.id)
  const tablet = line.customTablet
  return {
    id: line.id,
    code: line.code,
    shipmentId: line.shipmentId,
    quantity: line.quantity,
    displayName: sellable?.displayName ?? line.displayName,
    productUrl: sellable?.url ?? '',
    productImageUrl: sellable?.imageUrl ?? '',
    totalWeightString: sellable?.weightGrams ? displayWeight(sellable.weightGrams * line.quantity, language) : '',
    placedPriceString: displayMoney(placedCents, language),
    discountedPriceString: displayMoney(discountedCents, language),
    hasDiscountedPrice: discountedCents < placedCents,
    isCustomTablet: tablet !== null,
    frontText: tablet?.frontText ?? '',
    backText: tablet?.backText ?? '',
    signature: tablet?.signature ?? '',
    recipientName: tablet?.name ?? '',
    recipientAddress: tablet?.address ?? '',
    recipientPostalCode: tablet?.postalCode ?? '',
    recipientCity: tablet?.city ?? '',
    recipientCountry: tablet?.countryCode ?? '',
    recipientPhone: tablet?.phone ?? '',
    placedPrice: toEuros(placedCents),
    discountedPrice: toEuros(discountedCents),
    piecePriceString: displayMoney(line.priceCents, language),
    deliveryEstimateString: arrivals.get(line.shipmentId) ?? '',
    unitPriceString: sellable ? displayUnitPrice(unitPrice(line.priceCents, sellable), language) : '',
    previousPrice:
      line.lowestPriceCents === null
        ? null
        : {
            priceIncludingTax: toEuros(line.lowestPriceCents),
            priceString: displayMoney(line.lowestPriceCents, language),
          },
    maxQuantity,
    ...(sellable?.notice && { notice: sellable.notice }),
    brand: sellable?.brand ?? '',
    categories: [...(sellable?.categories ?? [])].slice(0, 5),
    giftCard: line.giftCard ? shownCard(line.giftCard, language, shopDay(at)) : null,
    isGift: line.isGift ?? false,
    promotions: own.map(({ name, amountCents }) => ({
      name: name[language],
      display: displayMoney(amountCents, language),
    })),
    beforePromotionsString: displayMoney(line.priceCents * line.quantity, language),
    tabletPictures: tablet && drawTablet(engravingOf(line.code, tablet), sellable?.flavour ?? null),
  }
}
