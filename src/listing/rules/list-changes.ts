import type { FacetGroupName } from '#src/products/contract/facets.ts'
import { defaultListState, type ListState } from '../contract/list-state.ts'
import type { SortDirection, SortKey } from '../contract/sorts.ts'

/** What a shopper can do to a list (specification 2, section 4): filters and sorts go back to page 1. */

export function toggleFacet(state: ListState, group: FacetGroupName, name: string): ListState {
  const chosen = state.filters[group] ?? []
  const names = chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]
  const { [group]: _replaced, ...others } = state.filters
  return { ...state, page: 1, filters: names.length === 0 ? others : { ...others, [group]: names } }
}

export const sortBy = (state: ListState, by: SortKey, direction: SortDirection): ListState => ({
  ...state,
  page: 1,
  sort: { by, direction },
})

/** Page, filters and sort; the facets that can be chosen belong to the list, not to its state. */
export const clearList = (): ListState => defaultListState

/** Every chosen facet in the order of the chips. */
export const chosenFacets = (state: ListState): { group: FacetGroupName; name: string }[] =>
  (Object.entries(state.filters) as [FacetGroupName, string[]][]) // the keys are facet groups by type, entries() forgets it
    .flatMap(([group, names]) => names.map((name) => ({ group, name })))
