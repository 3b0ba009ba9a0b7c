import { allocate, type Cents, includedTax, sumOf } from '#src/common/money.ts'
import { type Adjustment, within } from '#src/promotions/rules/adjustment.ts'

/**
 * The one calculator of sums, for the cart, the order and every mail. All sums are integer cents with tax included; taxes
 * are taken out of them once per rate, and shared over the lines so that the shares add up to the rate's tax. Adjustments
 * apply in the order lines, order, shipments (C-9): later ones work on what the earlier ones left.
 */
export interface TotalsLine {
  id: string
  shipmentId: number
  quantity: number
  /** Unit price before an announced reduction (without one the same), and the current one. */
  listPriceCents: Cents
  priceCents: Cents
  weightGrams: number
  /** Per cent, at most one decimal. */
  taxRate: number
  /** A gift card carries no tax at sale, gives no rate to shipping, takes no adjustment, and no gift card pays for it. */
  isGiftCard: boolean
}

/** Lines after their reductions; the delivery fee may depend on them. */
export interface Goods {
  lines: (TotalsLine & LineSums)[]
  /** Capped at what there was to take off. */
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

/** What a line costs after all reductions. */
export const paidCents = ({ totalCents, promotionCents }: LineSums): Cents => totalCents - promotionCents

export interface TotalsInput {
  goods: Goods
  shipments: readonly { id: number; feeCents: Cents }[]
  /** Adjustments of shipments are applied here; `goods` includes the others already. */
  adjustments: readonly Adjustment[]
  /** Rate of shipping when no goods have a tax rate. */
  shippingTaxRate: number
  /** What a gift card can pay at most. */
  giftCardBalanceCents: Cents
}

export interface Totals {
  quantity: number
  weightGrams: number
  /** Goods at list price. */
  listCents: Cents
  /** The sum of announced reductions and line adjustments. */
  lineDiscountCents: Cents
  /** The sum of order adjustments. */
  promotionCents: Cents
  /** Fees less their adjustments. */
  shippingCents: Cents
  totalCents: Cents
  giftCardCents: Cents
  payableCents: Cents
  taxCents: Cents
  /** Taxes by rate, highest first; rates of 0 are left out. */
  taxes: { rate: number; netCents: Cents; taxCents: Cents }[]
  /** In the order of the input. */
  lines: (LineSums & { taxCents: Cents })[]
  /** Adjustments that apply, each with the amount it really takes off. */
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
  // When promotions have reduced all goods to 0, their prices before promotions are the weights.
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
    // Shipping takes the last share, which is in the total only.
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

/** Taxed lines by rate, highest first, with sums after and before promotions; always includes shipping's fallback rate. */
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

/** Throws for sums that do not add up: they must never reach a shopper or a payment. */
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
