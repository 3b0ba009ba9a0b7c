import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateTotals, type TotalsInput, type TotalsLine } from './totals.ts'

const line = (values: Partial<TotalsLine>): TotalsLine => ({
  quantity: 1,
  listPriceCents: 450,
  priceCents: 450,
  weightGrams: 100,
  taxRate: 13.5,
  isVoucher: false,
  ...values,
})
const input = (values: Partial<TotalsInput>): TotalsInput => ({
  lines: [],
  promotions: [],
  shippingCents: 0,
  shippingTaxRate: 25.5,
  giftCardBalanceCents: 0,
  ...values,
})

describe('totals', () => {
  it('of an empty cart are zero', () => {
    expect(calculateTotals(input({}))).toMatchObject({
      quantity: 0,
      totalCents: 0,
      payableCents: 0,
      taxCents: 0,
      taxes: [],
      lines: [],
    })
  })

  it.each([
    {
      what: 'two bars and home delivery',
      given: input({ lines: [line({ quantity: 2 })], shippingCents: 890 }),
      expected: {
        listCents: 900,
        totalCents: 1790,
        taxCents: 213,
        taxes: [{ rate: 13.5, netCents: 1577, taxCents: 213 }],
      },
    },
    {
      what: 'a campaign price',
      given: input({ lines: [line({ quantity: 3, priceCents: 360 })] }),
      expected: { listCents: 1350, lineDiscountCents: 270, totalCents: 1080, weightGrams: 300 },
    },
    {
      what: 'two rates, shipping in proportion',
      given: input({
        lines: [
          line({ listPriceCents: 3000, priceCents: 3000 }),
          line({ listPriceCents: 1000, priceCents: 1000, taxRate: 25.5 }),
        ],
        shippingCents: 890,
      }),
      expected: {
        totalCents: 4890,
        // 890 splits into 222.5 and 667.5; the half cent goes to the first, higher rate.
        taxes: [
          { rate: 25.5, netCents: 975, taxCents: 248 },
          { rate: 13.5, netCents: 3231, taxCents: 436 },
        ],
      },
    },
    {
      what: 'a voucher alone: no tax on it, shipping at its own rate',
      given: input({
        lines: [line({ listPriceCents: 5000, priceCents: 5000, taxRate: 0, isVoucher: true })],
        shippingCents: 890,
      }),
      expected: { totalCents: 5890, taxes: [{ rate: 25.5, netCents: 709, taxCents: 181 }] },
    },
    {
      what: 'export: rates of 0 make no tax rows',
      given: input({ lines: [line({ taxRate: 0 })], shippingCents: 1290, shippingTaxRate: 0 }),
      expected: { totalCents: 1740, taxCents: 0, taxes: [] },
    },
    {
      what: 'a promotion higher than the goods stops at zero, shipping stays',
      given: input({ lines: [line({})], promotions: [{ name: 'x', cents: 9999 }], shippingCents: 890 }),
      expected: { promotionCents: 450, totalCents: 890, payableCents: 890 },
    },
    {
      what: 'a gift card pays the last, and never more than the total',
      given: input({ lines: [line({})], shippingCents: 890, giftCardBalanceCents: 5000 }),
      expected: { totalCents: 1340, giftCardCents: 1340, payableCents: 0 },
    },
  ])('$what', ({ given, expected }) => {
    expect(calculateTotals(given)).toMatchObject(expected)
  })

  it('refuse to leave the house when a price is not in whole cents', () => {
    expect(() => calculateTotals(input({ lines: [line({ priceCents: 449.5 })] }))).toThrow()
  })
})

/** Written apart from the calculator, in integers of any size, straight from the rules of the trade. */
function reference(given: TotalsInput) {
  const big = BigInt
  const sums = given.lines.map((entry) => big(entry.priceCents) * big(entry.quantity))
  const goods = sums.reduce((a, b) => a + b, 0n)
  const wanted = given.promotions.reduce((a, promotion) => a + big(promotion.cents), 0n)
  const promotion = wanted < goods ? wanted : goods
  const promotionShares = share(promotion, sums)
  const paid = sums.map((cents, index) => cents - (promotionShares[index] ?? 0n))
  const total = goods - promotion + big(given.shippingCents)
  const card = big(given.giftCardBalanceCents) < total ? big(given.giftCardBalanceCents) : total
  const perRate = new Map<number, bigint>([[given.shippingTaxRate, 0n]])
  given.lines.forEach((entry, index) => {
    if (!entry.isVoucher) perRate.set(entry.taxRate, (perRate.get(entry.taxRate) ?? 0n) + (paid[index] ?? 0n))
  })
  const rates = [...perRate.keys()].sort((a, b) => b - a)
  const goodsOf = rates.map((rate) => perRate.get(rate) ?? 0n)
  const shipping = goodsOf.some((cents) => cents > 0n)
    ? share(big(given.shippingCents), goodsOf)
    : rates.map((rate) => (rate === given.shippingTaxRate ? big(given.shippingCents) : 0n))
  let tax = 0n
  rates.forEach((rate, index) => {
    const gross = (goodsOf[index] ?? 0n) + (shipping[index] ?? 0n)
    const tenths = big(Math.round(rate * 10))
    tax += (2n * gross * tenths + (1000n + tenths)) / (2n * (1000n + tenths)) // half up
  })
  return { totalCents: total, promotionCents: promotion, payableCents: total - card, taxCents: tax }
}

function share(amount: bigint, weights: bigint[]): bigint[] {
  const total = weights.reduce((a, b) => a + b, 0n)
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amount : 0n))
  const parts = weights.map((weight) => (amount * weight) / total)
  let left = amount - parts.reduce((a, b) => a + b, 0n)
  while (left > 0n) {
    let best = -1
    weights.forEach((weight, index) => {
      const taken = parts[index] !== (amount * weight) / total
      const rest = (amount * weight) % total
      const bestRest = best < 0 ? -1n : (amount * (weights[best] ?? 0n)) % total
      if (!taken && rest > bestRest) best = index
    })
    parts[best] = (parts[best] ?? 0n) + 1n
    left -= 1n
  }
  return parts
}

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 999 }),
    listPriceCents: fc.integer({ min: 0, max: 50_000 }),
    discount: fc.integer({ min: 0, max: 100 }),
    weightGrams: fc.integer({ min: 0, max: 5_000 }),
    taxRate: fc.constantFrom(0, 6, 12, 13.5, 25, 25.5),
    isVoucher: fc.boolean(),
  })
  .map(({ discount, ...values }) => ({
    ...values,
    priceCents: Math.round((values.listPriceCents * (100 - discount)) / 100),
  }))

// Never repeated: what fails by chance is found by chance.
describe('any cart', { retry: 0 }, () => {
  it('costs to the cent what the reference says', () => {
    fc.assert(
      fc.property(
        fc.record({
          lines: fc.array(anyLine, { maxLength: 12 }),
          promotions: fc.array(fc.record({ name: fc.constant('x'), cents: fc.integer({ min: 0, max: 20_000 }) }), {
            maxLength: 3,
          }),
          shippingCents: fc.constantFrom(0, 490, 890, 1290, 1980),
          shippingTaxRate: fc.constantFrom(0, 25, 25.5),
          giftCardBalanceCents: fc.integer({ min: 0, max: 100_000 }),
        }),
        (given) => {
          const { totalCents, promotionCents, payableCents, taxCents } = calculateTotals(given)
          expect({ totalCents, promotionCents, payableCents, taxCents }).toEqual(
            Object.fromEntries(Object.entries(reference(given)).map(([name, value]) => [name, Number(value)])),
          )
        },
      ),
      { numRuns: 5_000 },
    )
  })
})
