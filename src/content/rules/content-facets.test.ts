import { describe, expect, it } from 'vitest'
import { parseCategoryIds } from '../contract/content-search.ts'
import { narrow } from './content-facets.ts'

const groups = [
  {
    id: 1,
    name: 'Laji',
    categories: [
      { id: 1, name: 'Sivut' },
      { id: 2, name: 'Artikkelit' },
      { id: 3, name: 'Reseptit' },
    ],
  },
  {
    id: 2,
    name: 'Aihe',
    categories: [
      { id: 1001, name: 'Kaakao' },
      { id: 1002, name: 'Lahjat' },
    ],
  },
]
const found = [
  { name: 'ehdot', categoryIds: [1] },
  { name: 'kaakaon alkuperä', categoryIds: [2, 1001] },
  { name: 'maistelu', categoryIds: [2, 1001] },
  { name: 'kaiverrus', categoryIds: [2, 1002] },
]

/** chosen → what is left, and the counts beside each sub-category */
const cases: readonly (readonly [number[], string[], Record<string, number>])[] = [
  [[], ['ehdot', 'kaakaon alkuperä', 'maistelu', 'kaiverrus'], { Sivut: 1, Artikkelit: 3, Kaakao: 2, Lahjat: 1 }],
  [[2], ['kaakaon alkuperä', 'maistelu', 'kaiverrus'], { Sivut: 1, Artikkelit: 3, Kaakao: 2, Lahjat: 1 }],
  [[1, 2], ['ehdot', 'kaakaon alkuperä', 'maistelu', 'kaiverrus'], { Sivut: 1, Artikkelit: 3, Kaakao: 2, Lahjat: 1 }],
  [[1001], ['kaakaon alkuperä', 'maistelu'], { Sivut: 0, Artikkelit: 2, Kaakao: 2, Lahjat: 1 }],
  [[2, 1002], ['kaiverrus'], { Sivut: 0, Artikkelit: 1, Kaakao: 2, Lahjat: 1 }],
  [[1, 1001], [], { Sivut: 0, Artikkelit: 2, Kaakao: 0, Lahjat: 0 }],
  [[3], [], { Sivut: 1, Artikkelit: 3, Reseptit: 0, Kaakao: 0, Lahjat: 0 }],
  [[77], ['ehdot', 'kaakaon alkuperä', 'maistelu', 'kaiverrus'], { Sivut: 1, Artikkelit: 3, Kaakao: 2, Lahjat: 1 }],
]

describe('the facets of the content search', () => {
  it.each(cases)('of the choices %j', (chosen, names, counts) => {
    const result = narrow(found, groups, chosen)
    expect(result.found.map(({ name }) => name)).toEqual(names)
    const shown = result.facetCategories.flatMap((category) => category.facetSubcategories)
    expect(Object.fromEntries(shown.map(({ name, count }) => [name, count]))).toEqual(counts)
    expect(shown.filter(({ selected }) => selected).map(({ id }) => id)).toEqual(chosen.filter((id) => id !== 77))
  })

  it('keep their order and say it', () => {
    expect(narrow(found, groups, []).facetCategories.map(({ name, order }) => [name, order])).toEqual([
      ['Laji', 1],
      ['Aihe', 2],
    ])
    expect(narrow([], groups, []).facetCategories).toEqual([])
  })
})

describe('category numbers in an address', () => {
  it.each([
    ['1,2', [1, 2]],
    [
      ['1', 'x', '2'],
      [1, 2],
    ],
    ['2,2,abc,-1,1.5,,1e3,9999999999', [2]],
    ['', []],
    [null, []],
    [undefined, []],
  ])('%j', (value, ids) => {
    expect(parseCategoryIds(value)).toEqual(ids)
  })
})
