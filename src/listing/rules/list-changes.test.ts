import { describe, expect, it } from 'vitest'
import { defaultListState, type ListState } from '../contract/list-state.ts'
import { chosenFacets, clearList, sortBy, toggleFacet } from './list-changes.ts'

const state: ListState = { page: 4, sort: { by: 'price', direction: 'desc' }, filters: { brand: ['Willja'] } }

describe('changing a list', () => {
  it('adds a facet and goes to page 1', () => {
    expect(toggleFacet(state, 'brand', 'Froosh')).toEqual({
      ...state,
      page: 1,
      filters: { brand: ['Willja', 'Froosh'] },
    })
    expect(toggleFacet(state, 'tags', 'new').filters).toEqual({ brand: ['Willja'], tags: ['new'] })
  })
  it('takes a facet off again, and the group with its last one', () => {
    expect(toggleFacet(state, 'brand', 'Willja')).toEqual({ ...state, page: 1, filters: {} })
  })
  it('sorts from page 1', () =>
    expect(sortBy(state, 'name', 'asc')).toEqual({ ...state, page: 1, sort: { by: 'name', direction: 'asc' } }))
  it('clears page, filters and sort', () => expect(clearList()).toEqual(defaultListState))
  it('lists the chips', () => {
    expect(chosenFacets({ ...state, filters: { brand: ['A', 'B'], tags: ['new'] } })).toEqual([
      { group: 'brand', name: 'A' },
      { group: 'brand', name: 'B' },
      { group: 'tags', name: 'new' },
    ])
  })
})
