import { describe, expect, it } from 'vitest'
import { type Unit, units } from '../contract/units.ts'
import { figureOf, inLanguage, leastPortions, scaleAmount, shownAmount } from './amounts.ts'

const shown = (amount: number, unit: Unit, factor: number, language: 'fi' | 'sv' | 'en' = 'fi') => {
  const { figure, unit: shownUnit } = shownAmount({ amount, unit }, factor, language)
  return `${figure} ${shownUnit}`.trim().replaceAll('\u00A0', ' ')
}

describe('an amount', () => {
  it.each([
    [2.5, 'dl', 1, '2 ½ dl'],
    [1.5, 'dl', 2, '3 dl'],
    [2.5, 'dl', 0.5, '1 ¼ dl'],
    [1, 'dl', 1 / 3, '2 tbsp'],
    [1, 'dl', 0.2, '4 tsp'],
    [1, 'dl', 0.6, '4 tbsp'],
    [1, 'dl', 0.99, '1 dl'],
    [3, 'dl', 3.3, '1 l'],
    [7.5, 'dl', 2, '1,5 l'],
    [1, 'tsp', 0.5, '½ tsp'],
    [1, 'tsp', 6, '2 tbsp'],
    [1, 'tsp', 4, '4 tsp'],
    [1, 'tsp', 1 / 3, '¼ tsp'],
    [1, 'tsp', 0.125, '2 pinch'],
    [3, 'tbsp', 12, '5 ½ dl'],
    [0.25, 'tsp', 0.25, '1 pinch'],
    [1, 'tbsp', 0.25, '¾ tsp'],
    [3, 'tbsp', 1.5, '4 ½ tbsp'],
    [200, 'g', 1.25, '250 g'],
    [150, 'g', 1 / 3, '50 g'],
    [400, 'g', 3, '1,2 kg'],
    [249, 'g', 4, '1 kg'],
    [25, 'g', 1 / 12, '2 g'],
    [1, 'g', 0.25, '1 g'],
    [100, 'ml', 1 / 3, '35 ml'],
    [20, 'ml', 0.5, '2 tsp'],
    [1.2, 'kg', 0.5, '600 g'],
    [8, 'dl', 1.5, '1,2 l'],
    [1, 'l', 0.25, '2 ½ dl'],
    [3, '', 0.5, '1 ½'],
    [3, '', 1 / 3, '1'],
    [1, '', 0.5, '½'],
    [3, '', 0.25, '¾'],
    [1, '', 0.2, '¼'],
    [1, 'pinch', 3, '3 pinch'],
    [1, 'pinch', 12, '1 tsp'],
    [1, 'pinch', 0.25, '1 pinch'],
    [0, '', 4, ''],
  ] as const)('%s %s by %s is %s', (amount, unit, factor, text) => {
    expect(shown(amount, unit, factor)).toBe(text)
  })

  it('is never touched for the portions as written, however odd', () => {
    for (const unit of Object.keys(units) as Unit[])
      // the keys of the object
      for (const amount of [0.1, 0.37, 1.23, 33, 127])
        expect(scaleAmount({ amount, unit }, 1)).toEqual({ amount, unit })
  })

  it('is told in millilitres in English, and with the point of the language', () => {
    expect(shown(2.5, 'dl', 1, 'en')).toBe('250 ml')
    expect(shown(0.75, 'dl', 1, 'en')).toBe('75 ml')
    expect(shown(400, 'g', 3, 'en')).toBe('1.2 kg')
    expect(inLanguage({ amount: 2.5, unit: 'dl' }, 'sv')).toEqual({ amount: 2.5, unit: 'dl' })
    expect(figureOf({ amount: 1.2, unit: 'dl' }, 'fi')).toBe('1,2')
  })

  it('says when there is one or less', () => {
    const isOne = (amount: number, factor: number) => shownAmount({ amount, unit: '' }, factor, 'fi').isOne
    expect([isOne(3, 1), isOne(3, 1 / 3), isOne(1, 0.5), isOne(1, 1), isOne(0, 1)]).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(shownAmount({ amount: 1, unit: 'g' }, 1, 'fi').isOne).toBe(false)
  })
})

/** In millilitres, grams or pieces. */
const sizes: Record<Unit, number> = {
  '': 1,
  g: 1,
  kg: 1_000,
  ml: 1,
  dl: 100,
  l: 1_000,
  tsp: 5,
  tbsp: 15,
  pinch: 5 / 12,
}
/** What it may be off by: between a quarter and a half lies nothing that a spoon or a knife can do. */
const leeway: Record<Unit, number> = {
  '': 0.42,
  g: 0.1,
  kg: 0.1,
  ml: 0.125,
  dl: 0.125,
  l: 0.1,
  tsp: 0.42,
  tbsp: 0.125,
  pinch: 0.5,
}

it('is what was asked for but for what cannot be measured, whatever the portions', () => {
  const far: string[] = []
  for (const unit of Object.keys(units) as Unit[])
    // the keys of the object
    for (const amount of [0.25, 0.5, 1, 1.5, 2, 3, 5, 75, 150, 400])
      for (let portions = 1; portions <= 200; portions++) {
        const factor = portions / 16
        const scaled = scaleAmount({ amount, unit }, factor)
        const exact = amount * factor * sizes[unit]
        // Less than a pinch is a pinch, less than a quarter of an egg a quarter, and scales show whole grams.
        const least = scaled.unit === 'g' ? 5 : 0
        if (scaled.unit === 'pinch' || amount * factor < 0.25 || exact < least) continue
        const off = Math.abs((scaled.amount * sizes[scaled.unit]) / exact - 1)
        if (off > leeway[scaled.unit]) far.push(`${amount} ${unit} by ${factor}: ${scaled.amount} ${scaled.unit}`)
      }
  expect(far.slice(0, 10)).toEqual([])
})

describe('the least portions', () => {
  const piece = (amount: number) => ({ amount, unit: '' as const })
  it.each([
    ['one egg in twenty cookies', [piece(1)], 20, 4],
    ['three eggs in sixteen pieces', [piece(3)], 16, 1],
    ['the zest of one lemon beside two eggs', [piece(2), piece(1)], 16, 3],
    ['an egg that is a sliver as written', [piece(0.1)], 4, 4],
    ['nothing that is counted', [{ amount: 1, unit: 'pinch' as const }, piece(0)], 12, 1],
  ])('of %s', (_what, ingredients, portions, least) => {
    expect(leastPortions(ingredients, portions)).toBe(least)
  })
})
