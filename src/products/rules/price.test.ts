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
      [base, campaign(390, 20, 25), campaign(360, 40, 50)],
      45,
      price(450, 360, 390),
    ],
    [
      'no reduction when an earlier campaign was cheaper',
      [base, campaign(350, 20, 25), campaign(360, 40, 50)],
      45,
      price(450, 360),
    ],
    [
      'a prolonged campaign is one reduction',
      [base, campaign(360, 40, 50), campaign(360, 50, 60)],
      55,
      price(450, 360, 450),
    ],
    [
      'a deeper step counts from before the first',
      [base, campaign(360, 40, 50), campaign(300, 50, 60)],
      55,
      price(450, 300, 450),
    ],
    [
      'a deeper step after a gap counts from the step before',
      [base, campaign(360, 40, 50), campaign(300, 51, 60)],
      55,
      price(450, 300, 360),
    ],
    [
      'the same price after a gap is no reduction',
      [base, campaign(360, 40, 50), campaign(360, 51, 60)],
      55,
      price(450, 360),
    ],
    [
      'a reduction that is taken back in part is none',
      [base, campaign(300, 40, 50), campaign(360, 50, 60)],
      55,
      price(450, 360),
    ],
    [
      'a step down from there is one, counted from the lowest',
      [base, campaign(300, 40, 50), campaign(360, 50, 60), campaign(280, 60, 70)],
      65,
      price(450, 280, 300),
    ],
    [
      'a break in a campaign begins it anew',
      [base, campaign(360, 40, 60), campaign(null, 45, 47)],
      48,
      price(450, 360),
    ],
    ['a cancelled campaign', [base, campaign(360, 40, 50), campaign(null, 45, null)], 46, price(450)],
    [
      'the later written of two overlapping campaigns',
      [base, campaign(360, 40, 50), campaign(380, 44, 46)],
      45,
      price(450, 380),
    ],
    [
      'what is reduced from its first day is not reduced from anything',
      [normal(450, 40), campaign(360, 40, 50)],
      41,
      price(450, 360),
    ],
    [
      'what is younger than 30 days counts from what it cost so far',
      [normal(450, 35), normal(420, 38), campaign(360, 40, 50)],
      41,
      price(420, 360, 420),
    ],
    [
      'a normal price lowered with the campaign counts from before both',
      [base, normal(400, 40), campaign(360, 40, 50)],
      41,
      price(400, 360, 450),
    ],
    [
      'the normal price rising in a campaign is no new reduction',
      [base, campaign(360, 40, 60), normal(500, 50)],
      55,
      price(500, 360, 450),
    ],
    [
      'the normal price falling below the campaign ends the reduction',
      [base, campaign(360, 40, 60), normal(350, 50)],
      55,
      price(350),
    ],
  ])('is %s', (_, history, at, expected) => expect(priceAt(history, day(at))).toEqual(expected))
})

describe('discount percent', () => {
  it.each([
    [price(450, 360, 450), 20],
    [price(450, 360, 400), 10],
    [price(450, 449, 450), null],
    [price(450, 360), null],
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
