import { describe, expect, it } from 'vitest'
import { displayMinutes, isoMinutes } from '#src/common/display-minutes.ts'
import { formatRecipeSearch, isEveryRecipe, parseRecipeSearch } from '../contract/search-state.ts'
import { shownAllergens } from './allergen-order.ts'
import { needsOf, packsFor } from './shopping-list.ts'

describe('what to buy', () => {
  const line = (amount: number, unit: 'g' | 'kg' | 'dl', productCode: string) => ({ amount, unit, productCode })

  it('adds up what stands in grams, each product once, in the order of the ingredients', () => {
    expect(needsOf([line(150, 'g', 'KV1'), line(2, 'dl', ''), line(1, 'dl', 'KV2'), line(0.1, 'kg', 'KV1')])).toEqual([
      { productCode: 'KV1', grams: 250 },
      { productCode: 'KV2', grams: 0 },
    ])
  })

  it.each([
    [200, 1, 100, 2],
    [201, 1, 100, 2],
    [205, 1, 100, 3],
    [200, 0.5, 100, 1],
    [200, 0.01, 100, 1],
    [200, 1.25, 100, 3],
    [0, 4, 100, 1],
    [200, 1, 0, 1],
    [400, 50, 100, 20],
  ])('%s g by %s of packs of %s g are %s', (grams, factor, packGrams, packs) => {
    expect(packsFor(grams, factor, packGrams)).toBe(packs)
  })
})

describe('allergens', () => {
  it('are those with a value and a description: what is in it, what may be, what is not', () => {
    const stated = (value: number | null, description: string) => ({ value, description })
    expect(
      shownAllergens([
        stated(0, 'soija'),
        stated(1, 'maito'),
        stated(null, 'kala'),
        stated(2, 'pähkinä'),
        stated(1, ' '),
        stated(1, 'muna'),
        stated(7, 'seesami'),
      ]).map(({ description }) => description),
    ).toEqual(['maito', 'muna', 'pähkinä', 'seesami', 'soija'])
  })
})

it.each([
  [0, '', ''],
  [-5, '', ''],
  [25, '25 min', 'PT25M'],
  [60, '1 h', 'PT1H'],
  [70, '1 h 10 min', 'PT1H10M'],
  [480, '8 h', 'PT8H'],
])('%s minutes are %j and %j', (minutes, shown, iso) => {
  expect(displayMinutes(minutes).replaceAll('\u00A0', ' ')).toBe(shown)
  expect(isoMinutes(minutes)).toBe(iso)
})

describe('the address of a search', () => {
  const parse = (query: string) => parseRecipeSearch(new URLSearchParams(query))

  it('says phrase, categories, product and how much is shown, and is read again as it was written', () => {
    const state = { phrase: 'suklaa kakku', categoryIds: [3, 20], productPageId: 7, pages: 2 }
    const query = new URLSearchParams(
      formatRecipeSearch(state, [
        ['utm_source', 'x'],
        ['page', '9'],
      ]),
    ).toString()
    expect(query).toBe('utm_source=x&q=suklaa+kakku&categoryIds=3%2C20&productPageId=7&page=2')
    expect(parse(query)).toEqual(state)
  })

  it.each(['', 'q=%20%20', 'categoryIds=x', 'productPageId=-1', 'productPageId=1e9', 'page=0', 'page=1', 'page=999'])(
    'takes %j for every recipe',
    (query) => {
      expect(isEveryRecipe(parse(query))).toBe(true)
      expect(parse(query).pages).toBe(1)
    },
  )

  it('takes a hostile one for what it is worth', () => {
    const state = parse(`q=${'ä'.repeat(500)}%00%0A&categoryIds=1,x,1&categoryIds=2&productPageId=12&page=99`)
    expect(state).toMatchObject({ categoryIds: [1, 2], productPageId: 12, pages: 50 })
    expect(state.phrase).toBe('ä'.repeat(100))
  })
})
