import { allocate, type Cents, includedTax, sumOf } from '#src/common/money.ts'
import { type Adjustment, within } from '#src/promotions/rules/adjustment.ts'

/**
 * The one calculator of sums, for the cart, the order and every mail. All sums are integer cents with tax included; taxes
 * are taken out of them once per rate, and shared over the lines so that the shares add up to the rate's tax. Adjustments
 * count in the order lines, order, shipments (C-9): what a later one is measured by, the earlier ones have reduced.
 */
export interface TotalsLine {
  id: string
  shipmentId: number
  quantity: number
  /** Unit price that a reduction is announced from (the same without one), and the one that is asked. */
  listPriceCents: Cents
  priceCents: Cents
  weightGrams: number
  /** Per cent, at most one decimal. */
  taxRate: number
  /** Multi-purpose vouchers carry no tax at sale, give no rate to shipping, take no adjustment, and no gift card pays them. */
  isGiftCard: boolean
}

/** Lines with all that makes them cheaper; what delivery costs may depend on it. */
export interface Goods {
  lines: (TotalsLine & LineSums)[]
  /** No more than there was to take off. */
  adjustments: Adjustment[]
}

export interface LineSums {
  /** At list price. */
  listCents: Cents
  /** After the line's own adjustments. */
  totalCents: Cents
  /** Its share of the order's adjustments. */
  promotionCents: Cents
}

export function calculateGoods(lines: readonly TotalsLine[], adjustments: readonly Adjustment[]): Goods {
  const gross = new Map(lines.map((line) => [line.id, line.isGiftCard ? 0 : line.priceCents * line.quantity]))
  const own = within('line', adjustments, ({ lineId }) => gross.get(lineId) ?? 0)
  const totals = lines.map((line) => line.priceCents * line.quantity - (own.takenFrom.get(line.id) ?? 0))
  const open = totals.map((cents, index) => (lines[index]?.isGiftCard ? 0 : cents))
  const whole = within('order', adjustments, () => sumOf(open))
  const promotions = sumOf(open) === 0 ? open : allocate(sumOf(whole.applied.map(amountOf)), open)
  return {
    lines: lines.map((line, index) => ({
      ...line,
      listCents: line.listPriceCents * line.quantity,
      totalCents: totals[index] ?? 0,
      promotionCents: promotions[index] ?? 0,
    })),
    adjustments: [...own.applied, ...whole.applied],
  }
}

/** What a line costs when everything is taken off. */
export const paidCents = ({ totalCents, promotionCents }: LineSums): Cents => totalCents - promotionCents

export interface TotalsInput {
  goods: Goods
  shipments: readonly { id: number; feeCents: Cents }[]
  /** Those of shipments count here; the others have in `goods`. */
  adjustments: readonly Adjustment[]
  /** Rate of shipping when there are no goods with a rate of their own. */
  shippingTaxRate: number
  /** What a gift card can pay at most. */
  giftCardBalanceCents: Cents
}

export interface Totals {
  quantity: number
  weightGrams: number
  /** Goods at list price. */
  listCents: Cents
  /** What announced reductions and adjustments of lines make. */
  lineDiscountCents: Cents
  /** What adjustments of the order make. */
  promotionCents: Cents
  /** Fees less their adjustments. */
  shippingCents: Cents
  totalCents: Cents
  giftCardCents: Cents
  payableCents: Cents
  taxCents: Cents
  /** By rate, highest first; without rates of 0. */
  taxes: { rate: number; netCents: Cents; taxCents: Cents }[]
  /** In the order of the input. */
  lines: (LineSums & { taxCents: Cents })[]
  /** All that count, none with more than it takes off. */
  adjustments: Adjustment[]
}

export function calculateTotals(input: TotalsInput): Totals {
  const { goods, shipments } = input
  const { lines } = goods
  const fees = new Map(shipments.map(({ id, feeCents }) => [id, feeCents]))
  const shipping = within('shipment', input.adjustments, ({ shipmentId }) => fees.get(shipmentId) ?? 0)
  const shippingCents = sumOf([...fees.values()]) - sumOf(shipping.applied.map(amountOf))
  const listCents = sumOf(lines.map((line) => line.listCents))
  const goodsCents = sumOf(lines.map((line) => line.totalCents))
  const promotionCents = sumOf(lines.map((line) => line.promotionCents))
  const totalCents = goodsCents - promotionCents + shippingCents
  const soldGiftCardsCents = sumOf(lines.filter((line) => line.isGiftCard).map(paidCents))
  const giftCardCents = Math.min(input.giftCardBalanceCents, totalCents - soldGiftCardsCents)
  const { taxes, lineTaxes } = calculateTaxes(lines, shippingCents, input.shippingTaxRate)
  const totals: Totals = {
    quantity: sumOf(lines.map((line) => line.quantity)),
    weightGrams: sumOf(lines.map((line) => line.weightGrams * line.quantity)),
    listCents,
    lineDiscountCents: listCents - goodsCents,
    promotionCents,
    shippingCents,
    totalCents,
    giftCardCents,
    payableCents: totalCents - giftCardCents,
    taxCents: sumOf(taxes.map((tax) => tax.taxCents)),
    taxes,
    lines: lines.map(({ listCents: list, totalCents: total, promotionCents: promotion }, index) => ({
      listCents: list,
      totalCents: total,
      promotionCents: promotion,
      taxCents: lineTaxes[index] ?? 0,
    })),
    adjustments: [...goods.adjustments, ...shipping.applied],
  }
  assertAddsUp(totals)
  return totals
}

/** Shipping takes the rates of the goods in proportion; the tax of each rate is rounded once. */
function calculateTaxes(
  lines: Goods['lines'],
  shippingCents: Cents,
  shippingTaxRate: number,
): { taxes: Totals['taxes']; lineTaxes: Cents[] } {
  const groups = groupByRate(lines, shippingTaxRate)
  // Goods that promotions have left nothing of are weighed by what they cost in the shop.
  const weights = [groups.map(({ goodsCents }) => goodsCents), groups.map(({ pricedCents }) => pricedCents)].find(
    (cents) => sumOf(cents) > 0,
  )
  const shippingShares = weights
    ? allocate(shippingCents, weights)
    : groups.map((group) => (group.rate === shippingTaxRate ? shippingCents : 0))
  const lineTaxes = lines.map(() => 0)
  const taxes = groups.map((group, at) => {
    const shippingShare = shippingShares[at] ?? 0
    const grossCents = group.goodsCents + shippingShare
    const taxCents = includedTax(grossCents, group.rate)
    // Shipping is the last sharer: what it bears is in the total only.
    const shares = grossCents === 0 ? [] : allocate(taxCents, [...group.members.map(paidBy), shippingShare])
    group.members.forEach((index, position) => (lineTaxes[index] = shares[position] ?? 0))
    return { rate: group.rate, netCents: grossCents - taxCents, taxCents }
  })
  return { taxes: taxes.filter((tax) => tax.rate > 0 && tax.netCents + tax.taxCents > 0), lineTaxes }

  function paidBy(index: number): Cents {
    const line = lines[index]
    return line ? paidCents(line) : 0
  }
}

/** Taxed lines by rate, highest first, with what is paid for them and what they cost before promotions; and always the rate that shipping falls back to. */
function groupByRate(
  lines: Goods['lines'],
  shippingTaxRate: number,
): { rate: number; members: number[]; goodsCents: Cents; pricedCents: Cents }[] {
  const groups = new Map([[shippingTaxRate, { members: [] as number[], goodsCents: 0, pricedCents: 0 }]])
  lines.forEach((line, index) => {
    if (line.isGiftCard) return
    const { members, goodsCents, pricedCents } = groups.get(line.taxRate) ?? noGroup
    groups.set(line.taxRate, {
      members: [...members, index],
      goodsCents: goodsCents + paidCents(line),
      pricedCents: pricedCents + line.priceCents * line.quantity,
    })
  })
  return [...groups].map(([rate, group]) => ({ rate, ...group })).toSorted((left, right) => right.rate - left.rate)
}

const noGroup = { members: [] as number[], goodsCents: 0, pricedCents: 0 }

/** A sum that does not add up must never reach a shopper or a payment: better no answer. */
function assertAddsUp(totals: Totals): void {
  const { listCents, lineDiscountCents, promotionCents, shippingCents, totalCents, giftCardCents, payableCents } =
    totals
  const figures = [
    listCents,
    lineDiscountCents,
    promotionCents,
    shippingCents,
    totalCents,
    giftCardCents,
    payableCents,
    totals.taxCents,
    ...totals.adjustments.map(amountOf),
    ...totals.lines.map(paidCents),
  ]
  const ofOrder = totals.adjustments.filter(({ target }) => target.kind === 'order')
  const addsUp =
    figures.every((cents) => Number.isSafeInteger(cents) && cents >= 0) &&
    listCents - lineDiscountCents - promotionCents + shippingCents === totalCents &&
    totalCents - giftCardCents === payableCents &&
    sumOf(totals.lines.map((line) => line.totalCents)) === listCents - lineDiscountCents &&
    sumOf(totals.lines.map((line) => line.promotionCents)) === promotionCents &&
    sumOf(ofOrder.map(amountOf)) === promotionCents &&
    sumOf(totals.lines.map((line) => line.taxCents)) <= totals.taxCents &&
    totals.taxCents <= totalCents
  if (!addsUp) throw new Error(`Totals that do not add up: ${JSON.stringify(totals)}`)
}

const amountOf = ({ amountCents }: Adjustment): Cents => amountCents
