import { describe, expect, it } from 'vitest'
import { availableFor, largestQuantity, stockState, sumDemands } from './availability.ts'
import { isBuyable } from './buyable.ts'
import { cardVariation, needsChoice } from './card-choice.ts'
import { productTemplate } from './product-template.ts'
import { chooseColour, chooseSize, colourOptions, selectVariation, sizeOptions } from './variation-choice.ts'

const variation = (code: string, color: string, size: string) => ({ code, color, size })
const redS = variation('1', 'red', 'S')
const redM = variation('2', 'red', 'M')
const blueM = variation('3', 'blue', 'M')
const greenL = variation('4', 'green', 'L')
const all = [redS, redM, blueM, greenL]

describe('colour, size and variation', () => {
  it('start with the variation of the address, else the first', () => {
    expect(selectVariation(all, '3')).toBe(blueM)
    expect(selectVariation(all, 'nope')).toBe(redS)
    expect(selectVariation(all, null)).toBe(redS)
    expect(selectVariation([], '3')).toBeNull()
  })
  it.each([
    ['same size', redM, 'blue', blueM],
    ['first of that colour with its size', redS, 'blue', blueM],
    ['unknown colour changes nothing', redS, 'pink', redS],
    ['back to the same', greenL, 'red', redS],
  ])('choosing a colour: %s', (_, current, color, chosen) => expect(chooseColour(all, current, color)).toBe(chosen))
  it.each([
    ['same colour', redS, 'M', redM],
    ['first of that size with its colour', blueM, 'S', redS],
    ['unknown size changes nothing', blueM, 'XL', blueM],
  ])('choosing a size: %s', (_, current, size, chosen) => expect(chooseSize(all, current, size)).toBe(chosen))
  it('disables what no variation combines with the other attribute', () => {
    expect(colourOptions(all, redM)).toEqual([
      { value: 'red', disabled: false },
      { value: 'blue', disabled: false },
      { value: 'green', disabled: true },
    ])
    expect(sizeOptions(all, blueM)).toEqual([
      { value: 'S', disabled: true },
      { value: 'M', disabled: false },
      { value: 'L', disabled: true },
    ])
    expect(sizeOptions([variation('1', '', '')], null)).toEqual([])
  })
})

describe('stock', () => {
  it.each([
    [false, 50, 'out'],
    [true, 0, 'out'],
    [true, -1, 'out'],
    [true, 1, 'low'],
    [true, 20, 'low'],
    [true, 21, 'in'],
  ] as const)('in stock %s with %i shows %s', (inStock, quantity, state) =>
    expect(stockState(inStock, quantity)).toBe(state),
  )

  const shelf: Record<string, number> = { a: 10, b: 7, cap: 2, minus: -3 }
  const available = (code: string) => shelf[code] ?? 0
  it.each([
    ['itself', [{ stockCode: 'a', quantity: 1 }], 10],
    [
      'the least of its contents, rounded down',
      [
        { stockCode: 'a', quantity: 1 },
        { stockCode: 'b', quantity: 2 },
      ],
      3,
    ],
    [
      'its own cap',
      [
        { stockCode: 'a', quantity: 1 },
        { stockCode: 'cap', quantity: 1 },
      ],
      2,
    ],
    ['never negative', [{ stockCode: 'minus', quantity: 1 }], 0],
    ['unlimited without demands', [], 999],
  ])('a package has %s', (_, demands, most) => expect(availableFor(demands, available, 999)).toBe(most))

  it('adds demands up per stock item in lock order', () => {
    const demands = sumDemands([
      {
        quantity: 2,
        demands: [
          { stockCode: 'b', quantity: 1 },
          { stockCode: 'a', quantity: 3 },
        ],
      },
      { quantity: 1, demands: [{ stockCode: 'b', quantity: 4 }] },
      { quantity: 0, demands: [{ stockCode: 'c', quantity: 1 }] },
    ])
    expect(demands).toEqual([
      { stockCode: 'a', quantity: 6 },
      { stockCode: 'b', quantity: 6 },
    ])
  })
  it.each([
    ['Product', 2000, 999],
    ['Product', 3, 3],
    ['CustomTablet', 500, 99],
    ['CustomTablet', 5, 5],
    ['Package', -2, 0],
  ] as const)('largest quantity of a %s with %i in stock is %i', (type, available, most) =>
    expect(largestQuantity(type, available)).toBe(most),
  )
})

describe('page template', () => {
  const of = (productType: string, ...contentType: string[]) => ({ productType, contentType })
  it.each([
    [[of('Product', 'Variation')], 'standard'],
    [[of('Package', 'Variation', 'Package')], 'package'],
    [[of('Product', 'Variation'), of('Product', 'Package')], 'package'],
    [[of('Product', 'Package'), of('CustomTablet', 'Variation')], 'custom-tablet'],
    [[], 'standard'],
  ])('%j → %s', (variations, template) => expect(productTemplate(variations)).toBe(template))
})

describe('buyable', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const later = new Date('2026-12-01T00:00:00Z')
  const good = {
    published: true,
    payableCents: 450,
    salesWindow: { from: null, to: null },
    foodComplete: true,
  }
  it.each([
    ['everything in place', good, true],
    ['not published', { ...good, published: false }, false],
    ['no price', { ...good, payableCents: null }, false],
    ['price 0', { ...good, payableCents: 0 }, false],
    ['before its window', { ...good, salesWindow: { from: later, to: null } }, false],
    ['at the first moment', { ...good, salesWindow: { from: now, to: later } }, true],
    ['at the end', { ...good, salesWindow: { from: null, to: now } }, false],
    ['food facts missing', { ...good, foodComplete: false }, false],
  ])('%s', (_, facts, expected) => expect(isBuyable(facts, now)).toBe(expected))
})

describe('cards', () => {
  const v = (code: string, isBuyable: boolean, inStock: boolean) => ({ code, isBuyable, inStock })
  it.each([
    ['the first buyable one in stock', [v('a', true, false), v('b', false, true), v('c', true, true)], 'c'],
    ['the first when none is', [v('a', true, false), v('b', false, true)], 'a'],
  ])('show %s', (_, variations, code) => expect(cardVariation(variations)?.code).toBe(code))
  it('show nothing without variations', () => expect(cardVariation([])).toBeNull())
  it.each([
    ['Product', [null], false],
    ['Product', [null, null, null], false],
    ['Product', ['#b5673a', '#efe2c8'], true],
    ['Product', ['#b5673a', '#b5673a'], false],
    ['Package', [null, null], false],
    ['CustomTablet', [null], true],
  ] as const)('%s in the colours %j: something must be chosen = %s', (type, colours, choose) =>
    expect(
      needsChoice(
        type,
        colours.map((colorHex) => ({ colorHex })),
      ),
    ).toBe(choose),
  )
})
