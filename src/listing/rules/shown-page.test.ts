import { describe, expect, it } from 'vitest'
import { defaultListState, type ListState } from '../contract/list-state.ts'
import { shownListState } from './shown-page.ts'

describe('the page that is shown', () => {
  it.each<[string, Partial<ListState>, number, number]>([
    ['a page of the list', { page: 2 }, 23, 2],
    ['a page beyond its end is the first', { page: 3 }, 23, 1],
    ['an empty list has a first page only', { page: 2 }, 0, 1],
    ['a filtered list is as long as its answer says', { page: 3, filters: { brand: ['Konvehti'] } }, 23, 3],
    ['a sorted one as well', { page: 9, sort: { by: 'name', direction: 'asc' } }, 23, 9],
  ])('%s', (_, changes, plainCount, page) => {
    expect(shownListState({ ...defaultListState, ...changes }, plainCount).page).toBe(page)
  })
})
