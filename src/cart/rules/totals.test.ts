import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Adjustment, AdjustmentTarget } from '#src/promotions/rules/adjustment.ts'
import { calculateGoods, calculateTotals, type Totals, type TotalsLine } from './totals.ts'
import { runsInTier } from '../../../tests/support/tier.ts'

interface Given {
  lines: TotalsLine[]
  shipments: { id: number; feeCents: number }[]
  adjustments: Adjustment[]
  shippingTaxRate: number
  giftCardBalanceCents: number
}

const total = ({ lines, ...given }: Given): Totals =>
  calculateTotals({ ...given, goods: calculateGoods(lines, given.adjustments) })

const line = (values: Partial<TotalsLine>): TotalsLine => ({
  id: 'a',
  shipmentId: 0,
  quantity: 1,
  listPriceCents: 450,
  priceCents: 450,
  weightGrams: 100,
  taxRate: 13.5,
  isGiftCard: false,
  ...values,
})
const less = (amountCents: number, target: AdjustmentTarget = { kind: 'order' }): Adjustment => ({
  target,
  amountCents,
  source: 'test',
  code: null,
  name: { fi: 'Etu', sv: 'Förmån', en: 'Offer' },
})
const input = (values: Partial<Given> & { shippingCents?: number }): Given => ({
  lines: [],
  shipments: [{ id: 0, feeCents: values.shippingCents ?? 0 }],
  adjustments: [],
  shippingTaxRate: 25.5,
  giftCardBalanceCents: 0,
  ...values,
})

describe('totals', () => {
  it('of an empty cart are zero', () => {
    expect(total(input({}))).toMatchObject({
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
          line({ id: 'b', listPriceCents: 1000, priceCents: 1000, taxRate: 25.5 }),
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
        lines: [line({ listPriceCents: 5000, priceCents: 5000, taxRate: 0, isGiftCard: true })],
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
      given: input({ lines: [line({})], adjustments: [less(9999)], shippingCents: 890 }),
      expected: { promotionCents: 450, totalCents: 890, payableCents: 890, adjustments: [less(450)] },
    },
    {
      what: 'goods that cost nothing any more: their fee keeps their rates, weighed by what they cost before',
      given: input({
        lines: [
          line({ listPriceCents: 3000, priceCents: 3000 }),
          line({ id: 'b', listPriceCents: 1000, priceCents: 1000, taxRate: 25.5 }),
        ],
        adjustments: [less(4000)],
        shippingCents: 890,
      }),
      expected: {
        totalCents: 890,
        taxes: [
          { rate: 25.5, netCents: 178, taxCents: 45 },
          { rate: 13.5, netCents: 588, taxCents: 79 },
        ],
      },
    },
    {
      what: 'a line’s own promotion on top of a campaign price, and never below nothing',
      given: input({
        lines: [line({ quantity: 2, priceCents: 400 }), line({ id: 'b' })],
        adjustments: [less(300, { kind: 'line', lineId: 'a' }), less(900, { kind: 'line', lineId: 'b' })],
      }),
      expected: {
        listCents: 1350,
        lineDiscountCents: 850,
        totalCents: 500,
        adjustments: [less(300, { kind: 'line', lineId: 'a' }), less(450, { kind: 'line', lineId: 'b' })],
      },
    },
    {
      what: 'free delivery of one shipment, and nothing off a shipment that is not there',
      given: input({
        lines: [line({}), line({ id: 'b', shipmentId: 1 })],
        shipments: [
          { id: 0, feeCents: 890 },
          { id: 1, feeCents: 690 },
        ],
        adjustments: [less(5000, { kind: 'shipment', shipmentId: 1 }), less(100, { kind: 'shipment', shipmentId: 7 })],
      }),
      expected: {
        shippingCents: 890,
        totalCents: 1790,
        adjustments: [less(690, { kind: 'shipment', shipmentId: 1 })],
      },
    },
    {
      what: 'an order’s promotion over goods of two rates, to the cent, and none of it on a voucher',
      given: input({
        lines: [
          line({ listPriceCents: 1000, priceCents: 1000 }),
          line({ id: 'b', listPriceCents: 500, priceCents: 500, taxRate: 25.5 }),
          line({ id: 'c', listPriceCents: 5000, priceCents: 5000, isGiftCard: true }),
        ],
        adjustments: [less(100)],
      }),
      expected: {
        totalCents: 6400,
        lines: [{ promotionCents: 67 }, { promotionCents: 33 }, { promotionCents: 0, taxCents: 0 }],
        taxes: [
          { rate: 25.5, netCents: 372, taxCents: 95 },
          { rate: 13.5, netCents: 822, taxCents: 111 },
        ],
      },
    },
    {
      what: 'a gift card beside a bought one: vouchers do not pay for vouchers',
      given: input({
        lines: [line({}), line({ id: 'b', listPriceCents: 5000, priceCents: 5000, isGiftCard: true })],
        giftCardBalanceCents: 9999,
      }),
      expected: { totalCents: 5450, giftCardCents: 450, payableCents: 5000 },
    },
    {
      what: 'a gift card pays the last, and never more than the total',
      given: input({ lines: [line({})], shippingCents: 890, giftCardBalanceCents: 5000 }),
      expected: { totalCents: 1340, giftCardCents: 1340, payableCents: 0 },
    },
  ])('$what', ({ given, expected }) => {
    expect(total(given)).toMatchObject(expected)
  })

  it('refuse to leave the house when a price is not in whole cents', () => {
    expect(() => total(input({ lines: [line({ priceCents: 449.5 })] }))).toThrow()
  })
})

/** Written apart from the calculator, in integers of any size, straight from the rules of the trade. */
function reference(given: Given) {
  const big = BigInt
  const least = (...values: bigint[]) => values.reduce((a, b) => (b < a ? b : a))
  const add = (values: bigint[]) => values.reduce((a, b) => a + b, 0n)
  const wanted = (isMeant: (target: AdjustmentTarget) => boolean) =>
    add(given.adjustments.filter(({ target }) => isMeant(target)).map(({ amountCents }) => big(amountCents)))
  const list = add(given.lines.map((entry) => big(entry.listPriceCents) * big(entry.quantity)))
  const sums = given.lines.map((entry) => {
    const gross = big(entry.priceCents) * big(entry.quantity)
    return entry.isGiftCard
      ? gross
      : gross -
          least(
            gross,
            wanted((t) => t.kind === 'line' && t.lineId === entry.id),
          )
  })
  const goods = add(sums)
  const reducible = sums.map((cents, index) => (given.lines[index]?.isGiftCard ? 0n : cents))
  const promotion = least(
    add(reducible),
    wanted((t) => t.kind === 'order'),
  )
  const promotionShares = add(reducible) === 0n ? reducible : share(promotion, reducible)
  const paid = sums.map((cents, index) => cents - (promotionShares[index] ?? 0n))
  const fees = given.shipments.map(
    ({ id, feeCents }) =>
      big(feeCents) -
      least(
        big(feeCents),
        wanted((t) => t.kind === 'shipment' && t.shipmentId === id),
      ),
  )
  const total = goods - promotion + add(fees)
  const vouchers = add(paid.filter((_, index) => given.lines[index]?.isGiftCard))
  const card = least(big(given.giftCardBalanceCents), total - vouchers)
  const perRate = new Map<number, bigint>([[given.shippingTaxRate, 0n]])
  given.lines.forEach((entry, index) => {
    if (!entry.isGiftCard) perRate.set(entry.taxRate, (perRate.get(entry.taxRate) ?? 0n) + (paid[index] ?? 0n))
  })
  const rates = [...perRate.keys()].sort((a, b) => b - a)
  const goodsOf = rates.map((rate) => perRate.get(rate) ?? 0n)
  const pricedOf = rates.map((rate) =>
    add(
      given.lines.map((entry) =>
        !entry.isGiftCard && entry.taxRate === rate ? big(entry.priceCents) * big(entry.quantity) : 0n,
      ),
    ),
  )
  const weights = [goodsOf, pricedOf].find((cents) => add(cents) > 0n)
  const shipping = weights
    ? share(add(fees), weights)
    : rates.map((rate) => (rate === given.shippingTaxRate ? add(fees) : 0n))
  const lineTaxes = given.lines.map(() => 0n)
  const taxes = rates.map((rate, at) => {
    const gross = (goodsOf[at] ?? 0n) + (shipping[at] ?? 0n)
    const tenths = big(Math.round(rate * 10))
    const tax = (2n * gross * tenths + (1000n + tenths)) / (2n * (1000n + tenths)) // half up
    const members = given.lines.flatMap((entry, index) => (!entry.isGiftCard && entry.taxRate === rate ? [index] : []))
    if (gross > 0n)
      share(tax, [...members.map((index) => paid[index] ?? 0n), shipping[at] ?? 0n]).forEach((cents, place) => {
        const member = members[place]
        if (member !== undefined) lineTaxes[member] = cents
      })
    return tax
  })
  const plain = (values: bigint[]) => values.map(Number)
  return {
    listCents: Number(list),
    lineDiscountCents: Number(list - goods),
    promotionCents: Number(promotion),
    shippingCents: Number(add(fees)),
    totalCents: Number(total),
    giftCardCents: Number(card),
    payableCents: Number(total - card),
    taxCents: Number(add(taxes)),
    paid: plain(paid),
    lineTaxes: plain(lineTaxes),
  }
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

const anyLines = fc
  .array(
    fc.record({
      shipmentId: fc.integer({ min: 0, max: 2 }),
      quantity: fc.integer({ min: 1, max: 999 }),
      listPriceCents: fc.integer({ min: 0, max: 50_000 }),
      discount: fc.integer({ min: 0, max: 100 }),
      weightGrams: fc.integer({ min: 0, max: 5_000 }),
      taxRate: fc.constantFrom(0, 6, 12, 13.5, 25, 25.5),
      isGiftCard: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((lines) =>
    lines.map(({ discount, ...values }, index) => ({
      ...values,
      id: `line-${index}`,
      priceCents: Math.round((values.listPriceCents * (100 - discount)) / 100),
    })),
  )

const anyAdjustment: fc.Arbitrary<Adjustment> = fc
  .record({
    amountCents: fc.integer({ min: 0, max: 20_000 }),
    target: fc.oneof(
      fc.record({
        kind: fc.constant('line' as const),
        lineId: fc.integer({ min: 0, max: 12 }).map((n) => `line-${n}`),
      }),
      fc.record({ kind: fc.constant('shipment' as const), shipmentId: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ kind: fc.constant('order' as const) }),
    ),
  })
  .map(({ amountCents, target }) => less(amountCents, target))

// Never repeated: what fails by chance is found by chance.
describe('any cart', () => {
  const anyCart = fc.record({
    lines: anyLines,
    shipments: fc
      .array(fc.constantFrom(0, 490, 690, 890, 1290), { maxLength: 3 })
      .map((fees) => fees.map((feeCents, id) => ({ id, feeCents }))),
    adjustments: fc.array(anyAdjustment, { maxLength: 6 }),
    shippingTaxRate: fc.constantFrom(0, 25, 25.5),
    giftCardBalanceCents: fc.integer({ min: 0, max: 100_000 }),
  })

  it('costs to the cent what the reference says, and so does each of its lines', () => {
    fc.assert(
      fc.property(anyCart, (given) => {
        const { lines, quantity: _q, weightGrams: _w, taxes: _t, adjustments: _a, ...sums } = total(given)
        expect({
          ...sums,
          paid: lines.map(({ totalCents, promotionCents }) => totalCents - promotionCents),
          lineTaxes: lines.map(({ taxCents }) => taxCents),
        }).toEqual(reference(given))
      }),
      { numRuns: runsInTier(5_000) },
    )
  })

  it('says of each adjustment what it took off, and no more than that', () => {
    fc.assert(
      fc.property(anyCart, (given) => {
        const { adjustments, ...sums } = total(given)
        const taken = (kind: AdjustmentTarget['kind']) =>
          adjustments.filter(({ target }) => target.kind === kind).reduce((a, { amountCents }) => a + amountCents, 0)
        const campaigns = given.lines.reduce((a, one) => a + (one.listPriceCents - one.priceCents) * one.quantity, 0)
        const fees = given.shipments.reduce((a, { feeCents }) => a + feeCents, 0)
        expect(taken('line')).toBe(sums.lineDiscountCents - campaigns)
        expect(taken('order')).toBe(sums.promotionCents)
        expect(taken('shipment')).toBe(fees - sums.shippingCents)
        for (const { amountCents } of adjustments) expect(amountCents).toBeGreaterThan(0)
      }),
      { numRuns: runsInTier(2_000) },
    )
  })
})
