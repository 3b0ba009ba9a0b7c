import type { Cents } from '#src/common/money.ts'
import type { ChoiceFault } from '#src/delivery/rules/choice.ts'
import { isDayPast } from '#src/gift-cards/rules/sold-card.ts'
import { quantityLimit } from './availability.ts'
import type { CartLine, Sellables } from './cart-line.ts'
import type { CartPromotions, CouponFault } from './cart-promotions.ts'
import type { CartFault, PricedLine, PricedShipment } from './priced-cart.ts'
import type { TaxRates } from '#src/tax/rules/vat-rates.ts'
import type { CartTerms } from './terms.ts'
import type { Totals } from './totals.ts'

/* Faults of a priced cart, and notices before it is ordered. */

export function lineFaults(priced: PricedLine, lines: readonly CartLine[], sellables: Sellables): CartFault[] {
  const { line, sellable } = priced
  if (!sellable?.isBuyable) return [lineFault('cart/not-available', priced)]
  const { max, reason } = quantityLimit(line, lines, sellables)
  const left = { details: { available: max } }
  const faults: CartFault[] = []
  if (line.quantity > max && max === 0) faults.push({ ...lineFault('cart/out-of-stock', priced), ...left })
  else if (line.quantity > max && reason === 'stock')
    faults.push({ ...lineFault('cart/only-left', priced), params: { n: max }, ...left })
  if (line.previousPriceCents !== null) faults.push({ ...lineFault('cart/price-changed', priced), blocking: false })
  return faults
}

/** The day on which a gift card should be sent has passed while it was in the cart. */
export const dayFaults = (priced: PricedLine, today: string): CartFault[] =>
  priced.line.giftCard && isDayPast(priced.line.giftCard, today) ? [lineFault('cart/gift-card-day-past', priced)] : []

/** The goods cannot be delivered there, which the shopper can correct; it is no error of prices or of the provider. */
export function deliveryFaults({ kind, method, countryCode, lines }: PricedShipment, terms: CartTerms): CartFault[] {
  if (method !== null || kind === 'gift-card') return []
  const isServed = terms.methods.some((way) => way.kind === kind && way.countryCodes.includes(countryCode))
  if (isServed) return [cartFault('delivery/too-heavy', true)]
  return lines.map((priced) => lineFault('cart/not-deliverable', priced))
}

/** Never blocks the checkout, where the choice is corrected. A missing choice is no fault of a cart. */
export function choiceFaults(
  fault: ChoiceFault | null,
  shipments: readonly PricedShipment[],
  before: Cents,
): CartFault[] {
  const parcel = shipments.find(({ kind }) => kind === 'goods')
  if (!parcel || fault === null || fault === 'missing') return []
  const now = parcel.feeCents
  if (fault === 'dearer' && now === 0) return []
  const change = fault === 'stale' && before === now ? 'same' : fault
  return [{ ...cartFault('delivery/stale', false), params: { change }, moneyParams: { before, now } }]
}

/** A missing tax rate must not count as 0: the order is refused until the shop has entered it. */
export function taxFaults(
  lines: readonly PricedLine[],
  ratesOf: (line: CartLine) => TaxRates,
  totals: Totals,
): CartFault[] {
  const classOf = ({ sellable }: PricedLine) => sellable?.vatClass ?? 'food'
  const taxed = lines.filter((priced) => classOf(priced) !== 'giftcard')
  // Delivery of gift cards alone is taxed at the general rate.
  const needGeneral = taxed.length === 0 && totals.shippingCents > 0 ? lines.slice(0, 1) : []
  return [
    ...taxed.filter((priced) => ratesOf(priced.line)[classOf(priced) === 'food' ? 'food' : 'general'] === null),
    ...needGeneral.filter(({ line }) => ratesOf(line).general === null),
  ].map((priced) => lineFault('cart/tax-unknown', priced))
}

/** Why the shopper's code has no effect. The order is not blocked: it is placed at the sum that is shown. */
export const codeFaults = (fault: CouponFault | null, promotions: CartPromotions): CartFault[] =>
  fault === null || promotions.kind === 'kept'
    ? []
    : [
        {
          key: fault.key,
          params: { code: promotions.now.code?.code ?? '', ...fault.params },
          ...(fault.amountCents !== undefined && { moneyParams: { amount: fault.amountCents } }),
          code: '',
          lineItemId: '',
          blocking: false,
        },
      ]

const cartFault = (key: string, blocking: boolean): CartFault => ({ key, code: '', lineItemId: '', blocking })

const lineFault = (key: string, { line, sellable }: PricedLine): CartFault => ({
  key,
  params: { name: sellable?.displayName ?? line.displayName },
  code: line.code,
  lineItemId: line.id,
  blocking: true,
})
