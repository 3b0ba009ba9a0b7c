import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountPercent, nextPriceChange, priceAt, type PriceLine } from './price.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000)
let id = 0
const normal = (cents: number, from: number): PriceLine => ({
  id: ++id,
  kind: 'normal',
  cents,
  from: day(from),
  to: null,
})
const campaign = (cents: number | null, from: number, to: number | null): PriceLine => ({
  id: ++id,
  kind: 'campaign',
  cents,
  from: day(from),
  to: to === null ? null : day(to),
})
const price = (normalCents: number, payableCents = normalCents, lowest30DaysCents: number | null = null) => ({
  normalCents,
  payableCents,
  lowest30DaysCents,
})

describe('price at a moment', () => {
  const base = normal(450, 0)
  it.each<[string, PriceLine[], number, ReturnType<typeof priceAt>]>([
    ['none before the first price', [base], -1, null],
    ['the price from its first moment', [base], 0, price(450)],
    ['the latest of several', [base, normal(500, 20)], 20, price(500)],
    ['a campaign from its first moment', [base, campaign(360, 40, 50)], 40, price(450, 360, 450)],
    ['a campaign until its last moment', [base, campaign(360, 40, 50)], 49.999, price(450, 360, 450)],
    ['the normal price again after it', [base, campaign(360, 40, 50)], 50, price(450)],
    ['no reduction when the campaign is not cheaper', [base, campaign(450, 40, 50)], 45, price(450)],
    [
      'the lowest of the 30 days before, not the price just before',
      [base, normal(400, 20), normal(450, 30), campaign(360, 40, null)],
      41,
      price(450, 360, 400),
    ],
    [
      'a price that ended just over 30 days before does not count',
      [base, normal(400, -10), normal(450, 9), campaign(360, 40, null)],
      41,
      price(450, 360, 450),
    ],
    [
      'the price at the window’s edge counts',
      [normal(400, 0), normal(450, 11), campaign(360, 40, null)],
      41,
      price(450, 360, 400),
    ],
    [
      'an earlier campaign inside the window counts',
      [base, campaign(350, 20, 25), campaign(360, 40, 50)],
      45,
      price(450, 360, 350),
    ],
    [
      'a prolonged campaign is one reduction',
      [base, campaign(360, 40, 50), campaign(360, 50, 60)],
      55,
      price(450, 360, 450),
    ],
    [
      'a deeper step counts from the step before',
      [base, campaign(360, 40, 50), campaign(300, 50, 60)],
      55,
      price(450, 300, 360),
    ],
    ['a cancelled campaign', [base, campaign(360, 40, 50), campaign(null, 45, null)], 46, price(450)],
    [
      'the later written of two overlapping campaigns',
      [base, campaign(360, 40, 50), campaign(380, 44, 46)],
      45,
      price(450, 380, 360),
    ],
    [
      'a reduction from the first day names the normal price',
      [normal(450, 40), campaign(360, 40, 50)],
      41,
      price(450, 360, 450),
    ],
    [
      'the normal price rising in a campaign is no new reduction',
      [base, campaign(360, 40, 60), normal(500, 50)],
      55,
      price(500, 360, 450),
    ],
  ])('is %s', (_, history, at, expected) => expect(priceAt(history, day(at))).toEqual(expected))

  it(
    'names a previous price no higher than any price of the 30 days before the reduction, whatever the history',
    { retry: 0 },
    () => {
      const line = fc.oneof(
        fc
          .tuple(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 0, max: 100 }))
          .map(([cents, from]) => normal(cents, from)),
        fc
          .tuple(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 30 }))
          .map(([cents, from, days]) => campaign(cents, from, from + days)),
      )
      fc.assert(
        fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 130 }), (history, at) => {
          const now = priceAt(history, day(at))
          if (now === null || now.lowest30DaysCents === null) return
          // By hand, day by day: when did this payable price begin, and what was asked in the 30 days before?
          let start = at
          while (start > 0) {
            const before = priceAt(history, day(start - 1))
            if (
              before === null ||
              before.payableCents !== now.payableCents ||
              before.payableCents === before.normalCents
            )
              break
            start--
          }
          for (let past = start - 30; past < start; past++) {
            const then = priceAt(history, day(past))
            if (then !== null) expect(now.lowest30DaysCents).toBeLessThanOrEqual(then.payableCents)
          }
        }),
        { numRuns: 500 },
      )
    },
  )
})

describe('discount percent', () => {
  it.each([
    [price(450, 360, 450), 20],
    [price(450, 360, 400), 10],
    [price(450, 449, 450), null],
    [price(450, 360, 350), null],
    [price(450), null],
    [price(590, 490, 590), 16],
  ])('of %j is %s', (given, percent) => expect(discountPercent(given)).toBe(percent))
})

describe('next change', () => {
  it('is the nearest beginning or end in the future', () => {
    const history = [normal(450, 0), campaign(360, 40, 50)]
    expect([0, 39, 40, 50].map((at) => nextPriceChange(history, day(at)))).toEqual([day(40), day(40), day(50), null])
  })
})
