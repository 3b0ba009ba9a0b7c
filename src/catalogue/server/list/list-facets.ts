import type { FacetGroupName } from '../../contract/facets.ts'
import { type Bitset, intersect } from './bitset.ts'
import type { CountedSet, FacetColumns } from './facet-columns.ts'
import type { Scratch } from './scratch.ts'

/** A facet group of a list, and the products each of its facets would give. */
export interface CountedFacets {
  group: FacetGroupName
  facets: { name: string; count: number }[]
}

/** A list's products. */
export interface CountedList {
  /** In the order they are shown. */
  groups: readonly FacetGroupName[]
  columns: FacetColumns
  /** Before filtering. */
  base: CountedSet
  /** Of each group that is filtered by, the products that have one of the chosen facets. */
  chosen: ReadonlyMap<FacetGroupName, Bitset>
  /** After filtering. */
  matching: CountedSet
  scratch: Scratch
}

interface FacetQuestion {
  category?: string | undefined
  filters: Partial<Record<FacetGroupName, readonly string[]>>
}

/** Facets that occur before filtering, or are chosen; counts ignore the selections of their own group. */
export function countFacets(query: FacetQuestion, list: CountedList): CountedFacets[] {
  return list.groups.map((group) => {
    const before = list.base.counts(group)
    const counts = withinOther(group, list).counts(group)
    const facets = Array.from(before.keys(), (name) => ({ name, count: counts.get(name) ?? 0 }))
    const selected = query.filters[group] ?? []
    for (const name of selected)
      if (!before.has(name) && list.columns.bits(group).has(name)) facets.push({ name, count: 0 })
    return { group, facets: selected.length > 0 || canNarrow(query, list, group) ? facets : [] }
  })
}

/** What the filters of the other groups leave. A group nothing is chosen of counts what the list holds. */
function withinOther(group: FacetGroupName, { base, chosen, columns, matching, scratch }: CountedList): CountedSet {
  if (!chosen.has(group)) return matching
  if (chosen.size === 1) return base
  const within = scratch.copyOf(base.bits)
  for (const [other, set] of chosen) if (other !== group) intersect(within, set)
  return columns.counted(within, scratch)
}

/** In a category, a group whose one value every product there has offers no choice: the category's own name, for one. */
function canNarrow({ category }: FacetQuestion, { base }: CountedList, group: FacetGroupName): boolean {
  const [only, ...others] = base.counts(group).values()
  return category === undefined || only === undefined || others.length > 0 || only < base.size
}
