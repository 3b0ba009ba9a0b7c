import { findCountry } from '#src/common/countries.ts'
import type { Cents } from '#src/common/money.ts'
import {
  type ChoiceFault,
  decideDelivery,
  type DeliveryChoice,
  type GoodsDelivery,
  frozenDelivery,
} from '#src/delivery/rules/choice.ts'
import { type DeliveryMethod, optionsFor } from '#src/delivery/rules/methods.ts'
import { maxQuantity, ordinaryShipmentId } from '../contract/limits.ts'
import type { Adjustment } from '#src/promotions/rules/adjustment.ts'
import type { PromotionShipment } from '#src/promotions/rules/promotion.ts'
import { quantityLimit } from './availability.ts'
import { choiceFaults, codeFaults, dayFaults, deliveryFaults, lineFaults, taxFaults } from './cart-faults.ts'
import type { CartLine, Sellable, Sellables } from './cart-line.ts'
import {
  type CartPromotions,
  couponFault,
  giftLines,
  noPromotions,
  pricedForLess,
  promotionsOf,
  traceOf,
} from './cart-promotions.ts'
import type { PricedCart, PricedLine, PricedShipment } from './priced-cart.ts'
import type { TaxRates } from '#src/tax/rules/vat-rates.ts'
import type { CartTerms } from './terms.ts'
import { calculateGoods, calculateTotals, type Goods, paidCents, type TotalsLine } from './totals.ts'

/** The price before an announced reduction: the lowest of the 30 days before it. Without one, the current price. */
const listPriceCents = (line: Pick<CartLine, 'priceCents' | 'lowestPriceCents'>): Cents =>
  line.lowestPriceCents ?? line.priceCents

/** Updates the stored prices of all lines. `settled`: the shopper has seen the earlier changes. */
export function repriceLines(lines: readonly CartLine[], sellables: Sellables, settled: boolean): CartLine[] {
  return lines.map((line) => {
    const sellable = sellables.get(line.code)
    if (!sellable) return line
    const { normalPriceCents, lowestPriceCents, priceCents } = sellable
    const seen = settled ? line.priceCents : (line.previousPriceCents ?? line.priceCents)
    const previousPriceCents = seen === priceCents ? null : seen
    return { ...line, normalPriceCents, lowestPriceCents, priceCents, previousPriceCents }
  })
}

export interface PricingOptions {
  /** Destination of ordinary goods, `FIN`; an engraved tablet goes to its recipient's country. */
  countryCode: string
  /** How the ordinary goods are to be delivered. */
  delivery?: {
    choice: DeliveryChoice | null
    /** The address as `placeOf` writes it; null while there is none. */
    place: string | null
    /** Shop day. */
    today: string
  }
  /** None when left out. */
  promotions?: CartPromotions
  /** What the applied gift card can pay at most; 0 without one. */
  giftCardBalanceCents?: Cents
  /** A frozen cart has reserved its stock: the quantity left for others does not limit it. */
  isFrozen: boolean
  /** False while a payment is under way: then a line's maximum is its current quantity. */
  isChangeable: boolean
  /** Shop day; the day of a gift card must not be past. Not checked when left out. */
  today?: string
}

export function priceCart(
  stored: readonly CartLine[],
  sellables: Sellables,
  terms: CartTerms,
  options: PricingOptions,
): PricedCart {
  const { promotions = noPromotions, countryCode } = options
  const delivery = goodsDeliveryOf(stored, sellables, terms, options)
  const ways = deliveryOptionsOf(stored, terms, delivery, countryCode)
  const ratesOf = ({ shipmentId }: CartLine) =>
    terms.taxRatesIn(ways.find(({ id }) => id === shipmentId)?.countryCode ?? countryCode)
  const { sums, raisedCents } = pricedForLess(promotions, (given) => {
    const shipments = ways.map(toPromotionShipment)
    const promoted = promotionsOf(stored, sellables, { countryCode, shipments }, given)
    const lines = [...stored, ...giftLines(promoted.gifts, sellables)]
    const goods = calculateGoods(
      lines.map((line) => toTotalsLine(line, sellables.get(line.code), ratesOf(line))),
      promoted.adjustments,
    )
    const deliveries = deliveriesOf(ways, goods, delivery.fault)
    const totals = calculateTotals({
      goods,
      shipments: deliveries,
      adjustments: promoted.adjustments,
      shippingTaxRate: terms.taxRatesIn(countryCode).general ?? 0,
      giftCardBalanceCents: options.giftCardBalanceCents ?? 0,
    })
    return { promoted, lines, goods, deliveries, totals }
  })
  const { promoted, lines, goods, deliveries, totals } = sums
  const isDeliveryFree = freeBySum(goods, delivery.method).isFree
  const priced = lines.map((line, index): PricedLine => {
    const sums = totals.lines[index]
    if (!sums) throw new Error('Totals of fewer lines than the cart has')
    return {
      line,
      sellable: sellables.get(line.code) ?? null,
      maxQuantity: options.isChangeable ? maxQuantityOf(line, lines, sellables, options) : line.quantity,
      taxRate: goods.lines[index]?.taxRate ?? 0,
      sums,
    }
  })
  const shipments = deliveries.map((delivery): PricedShipment => ({
    ...delivery,
    lines: priced.filter(({ line }) => line.shipmentId === delivery.id),
  }))
  return {
    shipments,
    adjustments: totals.adjustments,
    gifts: promoted.gifts,
    trace: traceOf(promoted, promotions, { raisedCents }),
    lines: priced,
    totals,
    freeShipping: freeShippingOf(goods, deliveries, totals.adjustments, delivery.method),
    delivery,
    problems: options.isFrozen
      ? []
      : [
          ...priced.flatMap((entry) => [
            ...lineFaults(entry, lines, sellables),
            ...dayFaults(entry, options.today ?? ''),
          ]),
          ...shipments.flatMap((shipment) => deliveryFaults(shipment, terms)),
          ...choiceFaults(delivery.fault, shipments, seenFee(options.delivery?.choice ?? null, goods, terms)),
          ...taxFaults(priced, ratesOf, totals),
          ...(stored.length === 0
            ? []
            : codeFaults(couponFault(promoted, promotions, { raisedCents, isDeliveryFree }), promotions)),
        ],
  }
}

function toTotalsLine(line: CartLine, sellable: Sellable | undefined, rates: TaxRates): TotalsLine {
  const vatClass = sellable?.vatClass ?? 'food'
  return {
    id: line.id,
    shipmentId: line.shipmentId,
    quantity: line.quantity,
    listPriceCents: listPriceCents(line),
    priceCents: line.priceCents,
    weightGrams: sellable?.weightGrams ?? 0,
    // A missing rate is reported as a fault, which blocks the order.
    taxRate: vatClass === 'giftcard' ? 0 : (rates[vatClass] ?? 0),
    isGiftCard: vatClass === 'giftcard',
  }
}

/** A change of a frozen cart releases its own reservation, so that quantity is added to what is left. */
function maxQuantityOf(
  line: CartLine,
  lines: readonly CartLine[],
  sellables: Sellables,
  { isFrozen }: PricingOptions,
): number {
  const { max, reason } = quantityLimit(line, lines, sellables)
  const own = isFrozen && reason === 'stock' ? line.quantity : 0
  return Math.min(maxQuantity, Math.max(max + own, line.quantity))
}

/** Gifts do not count in the weight, so they never raise the delivery price. */
function goodsDeliveryOf(
  lines: readonly CartLine[],
  sellables: Sellables,
  terms: CartTerms,
  { countryCode, delivery, isFrozen }: PricingOptions,
): PricedCart['delivery'] {
  const weightGrams = lines
    .filter(({ shipmentId }) => shipmentId === ordinaryShipmentId)
    .reduce((sum, { code, quantity }) => sum + (sellables.get(code)?.weightGrams ?? 0) * quantity, 0)
  const offers = optionsFor(terms, 'goods', countryCode, weightGrams)
  const { choice = null, place = null, today = '' } = delivery ?? {}
  const decided = isFrozen ? frozenDelivery(offers, choice) : decideDelivery(offers, choice, { place, today })
  return { ...decided, offers }
}

type Way = Omit<PricedShipment, 'feeCents' | 'lines'>

/** One parcel of ordinary goods; one letter per engraved line, to its recipient; one e-mail per line of gift cards. */
function deliveryOptionsOf(
  lines: readonly CartLine[],
  terms: CartTerms,
  { method, isEstimate, choice }: GoodsDelivery,
  countryCode: string,
): Way[] {
  const ids = [...new Set(lines.map((line) => line.shipmentId))].toSorted((left, right) => left - right)
  return ids.map((id) => {
    const { customTablet: tablet, giftCard } = lines.find((line) => line.shipmentId === id) ?? {}
    if (giftCard) return { id, kind: 'gift-card', method: null, isEstimate: false, choice: null, countryCode }
    if (!tablet) return { id, kind: 'goods', method, isEstimate, choice, countryCode }
    const country = findCountry(tablet.countryCode)?.countryCode ?? tablet.countryCode
    const [letter = null] = optionsFor(terms, 'tablet', country, 0)
    return { id, kind: 'tablet', method: letter, isEstimate: false, choice: null, countryCode: country }
  })
}

const toPromotionShipment = ({ id, kind, method }: Way): PromotionShipment => ({
  id,
  kind,
  feeCents: method?.priceCents ?? 0,
  freeFromCents: method?.freeFromCents ?? null,
})

/** Sets the fees; goods above a sum travel free. A choice whose price rose is an estimate again, unless its fee is 0. */
function deliveriesOf(ways: readonly Way[], goods: Goods, fault: ChoiceFault | null): Omit<PricedShipment, 'lines'>[] {
  return ways.map((way) => {
    const isFree = way.kind === 'goods' && freeBySum(goods, way.method).isFree
    const feeCents = isFree ? 0 : (way.method?.priceCents ?? 0)
    const isDearer = way.kind === 'goods' && fault === 'dearer' && feeCents > 0
    return { ...way, feeCents, isEstimate: way.isEstimate || isDearer }
  })
}

/** The fee that the shopper saw for the chosen method; 0 where the goods travel free by it. */
function seenFee(choice: DeliveryChoice | null, goods: Goods, { methods }: CartTerms): Cents {
  const way = methods.find(({ kind, methodId }) => kind === 'goods' && methodId === choice?.methodId) ?? null
  return choice === null || freeBySum(goods, way).isFree ? 0 : choice.priceCents
}

/** Delivery is free by the sum of the goods, or because a promotion takes off the whole fee. */
function freeShippingOf(
  goods: Goods,
  deliveries: readonly Omit<PricedShipment, 'lines'>[],
  adjustments: readonly Adjustment[],
  method: DeliveryMethod | null,
): PricedCart['freeShipping'] {
  const parcel = deliveries.find(({ kind }) => kind === 'goods')
  const taken = adjustments
    .filter(({ target }) => target.kind === 'shipment' && target.shipmentId === parcel?.id)
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (parcel && taken > 0 && taken === parcel.feeCents) return { isFree: true, missingCents: 0 }
  return freeBySum(goods, method)
}

function freeBySum({ lines }: Goods, method: DeliveryMethod | null): PricedCart['freeShipping'] {
  const ordinary = lines.filter((line) => line.shipmentId === ordinaryShipmentId)
  const freeFromCents = method?.freeFromCents ?? null
  if (ordinary.length === 0 || freeFromCents === null) return { isFree: false, missingCents: 0 }
  const cents = ordinary.reduce((sum, line) => sum + (line.isGiftCard ? 0 : paidCents(line)), 0)
  return { isFree: cents >= freeFromCents, missingCents: Math.max(0, freeFromCents - cents) }
}
