import { type FacetGroupName, facetGroupNames } from '#src/products/contract/facets.ts'

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
