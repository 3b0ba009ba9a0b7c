import { describe, expect, it } from 'vitest'
import {
  defaultListState,
  formatListState,
  isFilteredOrSorted,
  listApiParameters,
  parseListState,
  type ListState,
} from './list-state.ts'

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
