import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultListState,
  formatListState,
  isFilteredOrSorted,
  isListParameter,
  listApiParameters,
  parseListState,
  type ListState,
} from './list-state.ts'
import { facetGroupNames, type FacetGroupName } from '#src/products/contract/facets.ts'
import { sortDirections, sortKeys } from './sorts.ts'

const state = (changes: Partial<ListState>): ListState => ({ ...defaultListState, ...changes })
const parse = (query: string) => parseListState(new URLSearchParams(query))

describe('list state in the address', () => {
  it.each<[string, ListState, string]>([
    ['nothing for the defaults', state({}), ''],
    ['page 1 is left out', state({ page: 1 }), ''],
    ['a later page', state({ page: 3 }), 'page=3'],
    [
      'a filter, names joined by a comma',
      state({ filters: { brand: ['Konvehti', 'Willja'] } }),
      'filter.brand=Konvehti%2CWillja',
    ],
    ['a name with a comma is encoded twice', state({ filters: { tags: ['a,b', 'c'] } }), 'filter.tags=a%252Cb%2Cc'],
    ['sort without the default direction', state({ sort: { by: 'price', direction: 'asc' } }), 'sortBy=price'],
    ['sort with direction', state({ sort: { by: 'name', direction: 'desc' } }), 'sortBy=name&sortDirection=desc'],
    [
      'everything in a fixed order',
      state({ page: 2, sort: { by: 'news', direction: 'asc' }, filters: { inStock: ['true'], category: ['karkit'] } }),
      'filter.category=karkit&filter.inStock=true&sortBy=news&page=2',
    ],
  ])('%s', (_, given, query) => {
    expect(formatListState(given)).toBe(query)
    expect(parse(query)).toEqual(given)
  })

  it('keeps the parameters of others, first and in their order', () => {
    const current = new URLSearchParams('utm=x&page=4&filter.brand=Froosh&q=suklaa&filter.unknown=1')
    expect(formatListState(state({ page: 2 }), current)).toBe('utm=x&q=suklaa&filter.unknown=1&page=2')
  })

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=9999999',
    'sortBy=colour',
    'sortDirection=up',
    'filter.brand=',
    'filter.brand=,,',
  ])('takes the default for %s', (query) => expect(parse(query)).toEqual(defaultListState))

  it('takes what was said of diets elsewhere for diet and allergens', () => {
    const { filters } = parse('filter.diets=vegan,milkFree&filter.suitableFor=glutenFree&filter.tags=organic,new')
    expect(filters).toEqual({ freeFrom: ['gluten', 'vegan', 'milk', 'organic'], tags: ['new'] })
    expect(formatListState(state({ filters: {} }), new URLSearchParams('filter.diets=vegan'))).toBe('')
  })

  it('takes broken percent-encoding as it stands', () => {
    expect(parse('filter.brand=%25E0%25A4%2CWillja').filters.brand).toEqual(['%E0%A4', 'Willja'])
  })

  it('is noindex for filters and sorts, not for pages', () => {
    expect(isFilteredOrSorted(state({ page: 5 }))).toBe(false)
    expect(isFilteredOrSorted(state({ filters: { brand: ['Willja'] } }))).toBe(true)
    expect(isFilteredOrSorted(state({ sort: { by: 'standard', direction: 'desc' } }))).toBe(true)
  })

  it('asks the API with `sort`', () => {
    expect(listApiParameters(state({ page: 2, sort: { by: 'price', direction: 'desc' } }))).toEqual([
      ['sort', 'price'],
      ['sortDirection', 'desc'],
      ['page', '2'],
    ])
  })
})

describe('any state of a list', () => {
  // Names hold whatever an editor may call a brand: commas, percent signs, quotes, letters of any script.
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom('a,b', '100%', '%2C', 'ä&ö=å', '+ ?#'),
  )
  const names = fc.uniqueArray(name, { minLength: 1, maxLength: 5 })
  const anyState: fc.Arbitrary<ListState> = fc.record({
    page: fc.integer({ min: 1, max: 999_999 }),
    sort: fc.record({ by: fc.constantFrom(...sortKeys), direction: fc.constantFrom(...sortDirections) }),
    filters: fc.record(
      Object.fromEntries(facetGroupNames.map((group) => [group, names])) as Record<
        FacetGroupName,
        fc.Arbitrary<string[]>
      >, // one per group
      { requiredKeys: [] },
    ),
  })
  const others = fc
    .array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })), { maxLength: 4 })
    .map((pairs) => pairs.filter(([key]) => !isListParameter(key)))

  it('comes back from its address as it went in, with the parameters of others as they were', () => {
    fc.assert(
      fc.property(anyState, others, (given, pairs) => {
        const query = new URLSearchParams(formatListState(given, pairs))
        expect(parseListState(query)).toEqual(given)
        expect([...query].filter(([key]) => !isListParameter(key))).toEqual(pairs)
        expect(formatListState(parseListState(query), query)).toBe(formatListState(given, pairs))
      }),
      { numRuns: 1_000 },
    )
  })

  it('has one address, whatever the address was before', () => {
    fc.assert(
      fc.property(anyState, anyState, others, (before, after, pairs) => {
        const address = new URLSearchParams(formatListState(before, pairs))
        expect(formatListState(after, address)).toBe(formatListState(after, pairs))
      }),
    )
  })

  it('is read from an address that anybody wrote without a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        const read = parseListState(new URLSearchParams(query))
        expect(read.page).toBeGreaterThanOrEqual(1)
        expect(parseListState(new URLSearchParams(formatListState(read)))).toEqual(read)
      }),
    )
  })
})
