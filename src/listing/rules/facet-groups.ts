import {
  type FacetGroupName,
  facetGroupNames,
  formerDietGroups,
  isFacetGroupName,
} from '#src/products/contract/facets.ts'

/** The shown groups of each layout by its category; null: the whole shop's. */
export type FacetGroupLayouts = ReadonlyMap<string | null, readonly FacetGroupName[]>

/** What a list offers: the layout of the nearest category, else the shop's, else all. `line`: its categories, from the top. */
export const facetGroupsOf = (line: readonly string[], layouts: FacetGroupLayouts): readonly FacetGroupName[] => {
  const nearest = line.findLast((code) => layouts.has(code)) ?? null
  return layouts.get(nearest) ?? facetGroupNames
}

/** The offered groups, then other groups with a chosen facet, so that the visitor can remove the choice. */
export function shownGroups(
  offered: readonly FacetGroupName[],
  filters: Partial<Record<FacetGroupName, readonly string[]>>,
): readonly FacetGroupName[] {
  const chosen = facetGroupNames.filter((group) => (filters[group] ?? []).length > 0 && !offered.includes(group))
  return chosen.length === 0 ? offered : [...offered, ...chosen]
}

/** Updates a layout from before `freeFrom` replaced other groups: it takes the place of the first of them. */
export const groupsNow = (groups: readonly string[]): FacetGroupName[] => [
  ...new Set(
    groups
      .map((group) => (formerDietGroups.some((former) => former === group) ? 'freeFrom' : group))
      .filter(isFacetGroupName),
  ),
]
