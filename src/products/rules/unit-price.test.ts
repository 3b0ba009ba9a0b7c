import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayNetQuantity, displayUnitPrice, type NetQuantity, unitPrice } from './unit-price.ts'

const of = (net: Partial<NetQuantity>): NetQuantity => ({
  weightGrams: 0,
  drainedGrams: null,
  volumeMl: null,
  pieces: 1,
  ...net,
})

describe('the price of a unit', () => {
  it.each<[string, number, Partial<NetQuantity>, ReturnType<typeof unitPrice>]>([
    ['by weight', 450, { weightGrams: 100 }, { cents: 4_500, unit: 'kg' }],
    ['by weight, whatever the pieces', 450, { weightGrams: 100, pieces: 12 }, { cents: 4_500, unit: 'kg' }],
    ['of a kilogram itself', 999, { weightGrams: 1_000 }, { cents: 999, unit: 'kg' }],
    ['of a gram', 1, { weightGrams: 1 }, { cents: 1_000, unit: 'kg' }],
    ['exactly half a cent is rounded up', 1, { weightGrams: 2_000 }, { cents: 1, unit: 'kg' }],
    ['just under half a cent is rounded down', 1, { weightGrams: 2_001 }, { cents: 0, unit: 'kg' }],
    ['a third is rounded down', 100, { weightGrams: 300 }, { cents: 333, unit: 'kg' }],
    ['two thirds are rounded up', 200, { weightGrams: 300 }, { cents: 667, unit: 'kg' }],
    ['of the heaviest and most expensive', 10_000_000, { weightGrams: 1 }, { cents: 10_000_000_000, unit: 'kg' }],
    ['of what is drained', 400, { weightGrams: 500, drainedGrams: 250 }, { cents: 1_600, unit: 'kg' }],
    ['by volume', 120, { weightGrams: 340, volumeMl: 330 }, { cents: 364, unit: 'l' }],
    ['by piece without weight', 100, { pieces: 3 }, { cents: 33, unit: 'piece' }],
    ['half a cent a piece', 5, { pieces: 2 }, { cents: 3, unit: 'piece' }],
    ['none of one thing without weight', 2_500, {}, null],
  ])('is told %s', (_, cents, net, expected) => expect(unitPrice(cents, of(net))).toEqual(expected))

  it('is the nearest cent, computed in whole numbers', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 })
    const grams = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(cents, grams, (price, weightGrams) => {
        const doubled = (2_000n * BigInt(price) + BigInt(weightGrams)) / (2n * BigInt(weightGrams))
        expect(unitPrice(price, of({ weightGrams }))?.cents).toBe(Number(doubled))
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['fi', 'kg', '1\u00a0234,50\u00a0€/kg'],
    ['sv', 'l', '1\u00a0234,50\u00a0€/l'],
    ['en', 'kg', '€1,234.50/kg'],
    ['fi', 'piece', '1\u00a0234,50\u00a0€/kpl'],
    ['sv', 'piece', '1\u00a0234,50\u00a0€/st'],
    ['en', 'piece', '€1,234.50/pc'],
  ] as const)('is written in %s per %s as %s', (language, unit, written) =>
    expect(displayUnitPrice({ cents: 123_450, unit }, language)).toBe(written),
  )
  it('is not written where there is none', () => expect(displayUnitPrice(null, 'fi')).toBe(''))
})

describe('the net quantity', () => {
  it.each([
    [{ weightGrams: 85 }, '85\u00a0g'],
    [{ weightGrams: 1_250 }, '1,3\u00a0kg'],
    [{ weightGrams: 340, volumeMl: 330 }, '330\u00a0ml'],
    [{ volumeMl: 1_000 }, '1\u00a0l'],
    [{ volumeMl: 1_500 }, '1,5\u00a0l'],
    [{}, ''],
  ])('of %j is %s', (net, written) => expect(displayNetQuantity(of(net), 'fi')).toBe(written))
})
