import { facetGroupOf, type FacetGroup, type FacetGroupName } from '../../contract/facets.ts'
import type { ListState } from '../../contract/list-state.ts'
import { chosenFacets } from '../../rules/list-changes.ts'

export interface Chip {
  group: FacetGroupName
  name: string
  label: string
}

/** The chosen facets with the words of the answer; one the answer does not know shows its name. */
export function chosenChips(state: ListState, facetGroups: readonly FacetGroup[]): Chip[] {
  return chosenFacets(state).map(({ group, name }) => {
    const facets = facetGroups.find(({ filterName }) => facetGroupOf(filterName) === group)?.facets ?? []
    return { group, name, label: facets.find((facet) => facet.name === name)?.label ?? name }
  })
}
