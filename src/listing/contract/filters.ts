import { Type } from 'typebox'
import {
  claimNow,
  type FacetGroupName,
  facetGroupNames,
  formerDietGroups,
  isFacetGroupName,
} from '#src/products/contract/facets.ts'
import { isRecipeClaim } from '#src/products/contract/codes.ts'
import { facetNamesMax } from './limits.ts'

export const filterPrefix = 'filter.' as const

/** One choice. `name` is stable in every language and stands in the URL; `label` is what a person reads. */
export const Facet = Type.Object({
  name: Type.String(),
  count: Type.Integer({
    description: 'products it would give; the selections of its own group are ignored where any of them will do',
  }),
  label: Type.String(),
})
export type Facet = Type.Static<typeof Facet>

export const FacetGroup = Type.Object({
  filterName: Type.String({ description: 'filter.brand' }),
  displayName: Type.String(),
  facets: Type.Array(Facet),
})
export type FacetGroup = Type.Static<typeof FacetGroup>

/** The group behind a wire `filterName`; null for a name that is not ours. */
export function facetGroupOf(filterName: string): FacetGroupName | null {
  const name = filterName.startsWith(filterPrefix) ? filterName.slice(filterPrefix.length) : ''
  return isFacetGroupName(name) ? name : null
}

/** Facet names of a multi-value filter as they stand in a query: each percent-encoded, joined by commas (C-0.22). */
export const joinFacetNames = (names: readonly string[]): string =>
  names.map((name) => encodeURIComponent(name)).join(',')

/** The reverse. A name that is not valid percent-encoding is taken as it stands; empty names are dropped. */
function splitFacetNames(value: string): string[] {
  const names = value.split(',').map((name) => {
    try {
      return decodeURIComponent(name)
    } catch {
      return name
    }
  })
  return [...new Set(names.filter((name) => name !== ''))]
}

/** The chosen names by group, of the values of `filter.{group}`; what an address says of diets in another way goes to `freeFrom`. */
export function readFilters(
  valueOf: (filterName: string) => string | undefined,
): Partial<Record<FacetGroupName, string[]>> {
  const filters: Partial<Record<FacetGroupName, string[]>> = {}
  const namesOf = (group: string): string[] => splitFacetNames(valueOf(`${filterPrefix}${group}`) ?? '')
  for (const group of facetGroupNames) {
    const former =
      group === 'freeFrom' ? [...formerDietGroups.flatMap(namesOf), ...namesOf('tags').filter(isRecipeClaim)] : []
    const own = group === 'tags' ? namesOf(group).filter((name) => !isRecipeClaim(name)) : namesOf(group)
    const names = [...new Set([...own, ...former.map(claimNow)])].slice(0, facetNamesMax)
    if (names.length > 0) filters[group] = names
  }
  return filters
}
