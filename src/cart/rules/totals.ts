import { allocate, type Cents, includedTax } from '#src/common/money.ts'

/**
 * The one calculator of sums, for the cart, the order and every mail. All sums are integer cents with tax included; taxes
 * are taken out of them once per rate, and shared over the lines so that the shares add up to the rate's tax.
 */
export interface TotalsLine {
  quantity: number
  /** Unit price before and after campaigns. */
  listPriceCents: Cents
  priceCents: Cents
  weightGrams: number
  /** Per cent, at most one decimal. */
  taxRate: number
  /** Multi-purpose vouchers carry no tax at sale, and give no rate to shipping. */
  isVoucher: boolean
}

export interface TotalsInput {
  lines: readonly TotalsLine[]
  /** Order-level discounts; never more than the goods. */
  promotions: readonly { name: string; cents: Cents }[]
  shippingCents: Cents
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
  lineDiscountCents: Cents
  promotionCents: Cents
  shippingCents: Cents
  totalCents: Cents
  giftCardCents: Cents
  payableCents: Cents
  taxCents: Cents
  /** By rate, highest first; without rates of 0. */
  taxes: { rate: number; netCents: Cents; taxCents: Cents }[]
  /** In the order of the input. */
  lines: { listCents: Cents; totalCents: Cents; promotionCents: Cents; taxCents: Cents }[]
}

export function calculateTotals(input: TotalsInput): Totals {
  const lists = input.lines.map((line) => line.listPriceCents * line.quantity)
  const sums = input.lines.map((line) => line.priceCents * line.quantity)
  const goodsCents = sum(sums)
  const promotionCents = Math.min(sum(input.promotions.map((promotion) => promotion.cents)), goodsCents)
  const promotionShares = goodsCents === 0 ? sums.map(() => 0) : allocate(promotionCents, sums)
  const paid = sums.map((cents, index) => cents - (promotionShares[index] ?? 0))
  const totalCents = goodsCents - promotionCents + input.shippingCents
  const giftCardCents = Math.min(input.giftCardBalanceCents, totalCents)
  const { taxes, lineTaxes } = calculateTaxes(input, paid)
  const totals: Totals = {
    quantity: sum(input.lines.map((line) => line.quantity)),
    weightGrams: sum(input.lines.map((line) => line.weightGrams * line.quantity)),
    listCents: sum(lists),
    lineDiscountCents: sum(lists) - goodsCents,
    promotionCents,
    shippingCents: input.shippingCents,
    totalCents,
    giftCardCents,
    payableCents: totalCents - giftCardCents,
    taxCents: sum(taxes.map((tax) => tax.taxCents)),
    taxes,
    lines: input.lines.map((_, index) => ({
      listCents: lists[index] ?? 0,
      totalCents: sums[index] ?? 0,
      promotionCents: promotionShares[index] ?? 0,
      taxCents: lineTaxes[index] ?? 0,
    })),
  }
  assertAddsUp(totals)
  return totals
}

/** Shipping takes the rates of the goods in proportion; the tax of each rate is rounded once. */
function calculateTaxes(input: TotalsInput, paid: readonly Cents[]): { taxes: Totals['taxes']; lineTaxes: Cents[] } {
  const groups = groupByRate(input, paid)
  const hasGoods = groups.some((group) => group.goodsCents > 0)
  const shippingShares = hasGoods
    ? allocate(
        input.shippingCents,
        groups.map((group) => group.goodsCents),
      )
    : groups.map((group) => (group.rate === input.shippingTaxRate ? input.shippingCents : 0))
  const lineTaxes = input.lines.map(() => 0)
  const taxes = groups.map((group, at) => {
    const shippingShare = shippingShares[at] ?? 0
    const grossCents = group.goodsCents + shippingShare
    const taxCents = includedTax(grossCents, group.rate)
    // Shipping is the last sharer: what it bears is in the total only.
    const shares =
      grossCents === 0 ? [] : allocate(taxCents, [...group.members.map((index) => paid[index] ?? 0), shippingShare])
    group.members.forEach((index, position) => (lineTaxes[index] = shares[position] ?? 0))
    return { rate: group.rate, netCents: grossCents - taxCents, taxCents }
  })
  return { taxes: taxes.filter((tax) => tax.rate > 0 && tax.netCents + tax.taxCents > 0), lineTaxes }
}

/** Taxed lines by rate, highest first, and always the rate that shipping falls back to. */
function groupByRate(
  input: TotalsInput,
  paid: readonly Cents[],
): { rate: number; members: number[]; goodsCents: Cents }[] {
  const members = new Map<number, number[]>([[input.shippingTaxRate, []]])
  input.lines.forEach((line, index) => {
    if (!line.isVoucher) members.set(line.taxRate, [...(members.get(line.taxRate) ?? []), index])
  })
  return [...members]
    .toSorted(([left], [right]) => right - left)
    .map(([rate, indexes]) => ({ rate, members: indexes, goodsCents: sum(indexes.map((index) => paid[index] ?? 0)) }))
}

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
  ]
  const addsUp =
    figures.every((cents) => Number.isSafeInteger(cents) && cents >= 0) &&
    listCents - lineDiscountCents - promotionCents + shippingCents === totalCents &&
    totalCents - giftCardCents === payableCents &&
    sum(totals.lines.map((line) => line.totalCents)) === listCents - lineDiscountCents &&
    sum(totals.lines.map((line) => line.promotionCents)) === promotionCents &&
    sum(totals.lines.map((line) => line.taxCents)) <= totals.taxCents &&
    totals.taxCents <= totalCents
  if (!addsUp) throw new Error(`Totals that do not add up: ${JSON.stringify(totals)}`)
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
