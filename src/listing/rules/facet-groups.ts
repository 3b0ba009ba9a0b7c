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

/** The offered groups, and after them those of which something is chosen all the same: what is chosen can be let go of. */
export function shownGroups(
  offered: readonly FacetGroupName[],
  filters: Partial<Record<FacetGroupName, readonly string[]>>,
): readonly FacetGroupName[] {
  const chosen = facetGroupNames.filter((group) => (filters[group] ?? []).length > 0 && !offered.includes(group))
  return chosen.length === 0 ? offered : [...offered, ...chosen]
}

/** The groups of a layout that may be from before `freeFrom` took the place of others: it stands where the first of them stood. */
export const groupsNow = (groups: readonly string[]): FacetGroupName[] => [
  ...new Set(
    groups
      .map((group) => (formerDietGroups.some((former) => former === group) ? 'freeFrom' : group))
      .filter(isFacetGroupName),
  ),
]
