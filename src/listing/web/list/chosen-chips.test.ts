import { expect, it } from 'vitest'
import { parseListState } from '../../contract/list-state.ts'
import { chosenChips } from './chosen-chips.ts'

const state = parseListState(new URLSearchParams('filter.brand=Willja,Nobody'))
const brands = {
  filterName: 'filter.brand',
  displayName: 'Brändi',
  facets: [{ name: 'Willja', count: 12, label: 'willja' }],
}

it('a chosen facet has the words of the answer, and what the answer does not know has no chip', () => {
  expect(chosenChips(state, [brands])).toEqual([{ group: 'brand', name: 'Willja', label: 'willja' }])
})

it('until there is an answer, names stand for them', () => {
  expect(chosenChips(state, []).map(({ label }) => label)).toEqual(['Willja', 'Nobody'])
})
