import type { FacetGroupName } from '#src/products/contract/facets.ts'
import type { FacetColumns } from './facet-columns.ts'
import type { FilteredList, Filters } from './filtered-list.ts'

/** A facet group of a list, and the products each of its facets would give. */
export interface CountedFacets {
  group: FacetGroupName
  facets: { name: string; count: number }[]
}

interface FacetQuestion {
  category?: string | undefined
  filters: Filters
}

/** Facets that occur before filtering, or are chosen; counts ignore the selections of their own group. */
export function countFacets(
  query: FacetQuestion,
  /** In the order they are shown. */
  groups: readonly FacetGroupName[],
  list: FilteredList,
  columns: FacetColumns,
): CountedFacets[] {
  return groups.map((group) => {
    const before = list.base.counts(group)
    const counts = list.withinOther(group).counts(group)
    const facets = Array.from(before.keys(), (name) => ({ name, count: counts.get(name) ?? 0 }))
    const selected = query.filters[group] ?? []
    for (const name of selected)
      if (!before.has(name) && columns.facets(group).has(name)) facets.push({ name, count: 0 })
    return { group, facets: selected.length > 0 || canNarrow(query, list, group) ? facets : [] }
  })
}

/** In a category, a group whose one value every product there has offers no choice: the category's own name, for one. */
function canNarrow({ category }: FacetQuestion, { base }: FilteredList, group: FacetGroupName): boolean {
  const [only, ...others] = base.counts(group).values()
  return category === undefined || only === undefined || others.length > 0 || only < base.size
}
