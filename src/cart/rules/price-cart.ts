import type { Problem } from '#src/common/errors.ts'
import type { Cents } from '#src/common/money.ts'
import { maxQuantity } from '../contract/limits.ts'
import { quantityLimit } from './availability.ts'
import type { CartLine, Sellable, Sellables } from './cart-line.ts'
import type { CartTerms } from './terms.ts'
import { calculateTotals, type Totals } from './totals.ts'

/** A cart with everything the shopper is told about it. */
export interface PricedCart {
  lines: PricedLine[]
  totals: Totals
  /** Goods that ship in the ordinary shipment, after discounts. */
  freeShipping: { isFree: boolean; missingCents: Cents }
  problems: CartFault[]
  terms: CartTerms
}

export interface PricedLine {
  line: CartLine
  /** Null when the catalogue no longer knows the variation. */
  sellable: Sellable | null
  maxQuantity: number
}

export type CartFault = Problem & { code: string; lineItemId: string; blocking: boolean }

/** Stored prices of all lines brought up to date. `settled`: the shopper has seen the earlier changes. */
export function repriceLines(lines: readonly CartLine[], sellables: Sellables, settled: boolean): CartLine[] {
  return lines.map((line) => {
    const sellable = sellables.get(line.code)
    if (!sellable) return line
    const { priceCents, listPriceCents } = sellable
    const seen = settled ? line.priceCents : (line.previousPriceCents ?? line.priceCents)
    return { ...line, priceCents, listPriceCents, previousPriceCents: seen === priceCents ? null : seen }
  })
}

export interface PricingOptions {
  /** A frozen cart holds its own stock: what is left for others says nothing about it. */
  isFrozen: boolean
  /** False while a payment is under way: then a line's greatest quantity is the one it has. */
  isChangeable: boolean
}

export function priceCart(
  lines: readonly CartLine[],
  sellables: Sellables,
  terms: CartTerms,
  options: PricingOptions,
): PricedCart {
  const priced = lines.map((line): PricedLine => {
    return {
      line,
      sellable: sellables.get(line.code) ?? null,
      maxQuantity: options.isChangeable ? mostOf(line, lines, sellables, options) : line.quantity,
    }
  })
  const delivery = deliveryOf(lines, terms)
  const totals = calculateTotals({
    lines: priced.map(({ line, sellable }) => ({
      quantity: line.quantity,
      listPriceCents: line.listPriceCents,
      priceCents: line.priceCents,
      weightGrams: sellable?.weightGrams ?? 0,
      taxRate: terms.taxRates[sellable?.vatClass ?? 'food'],
      isVoucher: sellable?.vatClass === 'giftcard',
    })),
    promotions: [],
    shippingCents: delivery.cents,
    shippingTaxRate: terms.taxRates.general,
    giftCardBalanceCents: 0,
  })
  return {
    lines: priced,
    totals,
    freeShipping: delivery.free,
    problems: lines.flatMap((line) => faultsOf(line, lines, sellables, options)),
    terms,
  }
}

/** What a frozen cart holds itself is free again once it is changed, so it comes on top of what is left. */
function mostOf(
  line: CartLine,
  lines: readonly CartLine[],
  sellables: Sellables,
  { isFrozen }: PricingOptions,
): number {
  const { max, reason } = quantityLimit(line, lines, sellables)
  const own = isFrozen && reason === 'stock' ? line.quantity : 0
  return Math.min(maxQuantity, Math.max(max + own, line.quantity))
}

/** One fee for the ordinary goods, free from a sum of them; one letter for each engraved line. */
function deliveryOf(lines: readonly CartLine[], terms: CartTerms): { cents: Cents; free: PricedCart['freeShipping'] } {
  const ordinary = lines.filter((line) => line.customTablet === null)
  const tablets = lines.length - ordinary.length
  const goodsCents = ordinary.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
  const { freeFromCents } = terms.goods
  const isFree = ordinary.length > 0 && freeFromCents !== null && goodsCents >= freeFromCents
  const goodsFee = ordinary.length === 0 || isFree ? 0 : terms.goods.priceCents
  const missingCents = ordinary.length === 0 || freeFromCents === null ? 0 : Math.max(0, freeFromCents - goodsCents)
  return { cents: goodsFee + tablets * terms.tablet.priceCents, free: { isFree, missingCents } }
}

function faultsOf(
  line: CartLine,
  lines: readonly CartLine[],
  sellables: Sellables,
  options: PricingOptions,
): CartFault[] {
  const about = { code: line.code, lineItemId: line.id }
  const name = sellables.get(line.code)?.displayName ?? line.displayName
  if (options.isFrozen) return []
  if (!sellables.get(line.code)?.isBuyable)
    return [{ key: 'cart/not-available', params: { name }, ...about, blocking: true }]
  const faults: CartFault[] = []
  const { max, reason } = quantityLimit(line, lines, sellables)
  if (line.quantity > max && max === 0)
    faults.push({ key: 'cart/out-of-stock', params: { name }, ...about, details: { available: 0 }, blocking: true })
  else if (line.quantity > max && reason === 'stock') {
    faults.push({ key: 'cart/only-left', params: { n: max }, ...about, details: { available: max }, blocking: true })
  }
  if (line.previousPriceCents !== null)
    faults.push({ key: 'cart/price-changed', params: { name }, ...about, blocking: false })
  return faults
}
