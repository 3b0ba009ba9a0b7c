import { type FacetGroupName } from '#src/products/contract/facets.ts'
import type { ListState } from '../../contract/list-state.ts'
import { chosenFacets } from '../../rules/list-changes.ts'
import { facetGroupOf, type FacetGroup } from '../../contract/filters.ts'

export interface Chip {
  group: FacetGroupName
  name: string
  label: string
}

/**
 * The chosen facets with the words of the answer; until there is one, with their names. What the answer does not know, a brand that
 * is gone or whatever an address may say, has no chip: the list without products says how to see all.
 */
export function chosenChips(state: ListState, facetGroups: readonly FacetGroup[]): Chip[] {
  return chosenFacets(state).flatMap(({ group, name }) => {
    if (facetGroups.length === 0) return [{ group, name, label: name }]
    const facets = facetGroups.find(({ filterName }) => facetGroupOf(filterName) === group)?.facets ?? []
    return facets.filter((facet) => facet.name === name).map(({ label }) => ({ group, name, label }))
  })
}
