import { type FacetGroupName, facetGroupNames } from '#src/products/contract/facets.ts'
import type { CountedSet, FacetColumns } from './facet-columns.ts'
import type { Room } from './scratch.ts'
import { packCommon, wordsInAny } from './word-set.ts'

export type Filters = Partial<Record<FacetGroupName, readonly string[]>>

/** A list before and after filtering. */
export interface FilteredList {
  base: CountedSet
  /** What all filters leave. */
  matching: CountedSet
  /** What the filters of the other groups leave. */
  withinOther(group: FacetGroupName): CountedSet
}

/** Within a group any of the chosen facets will do, groups narrow each other. Names no product has had are ignored beside others. */
export function filterList(base: CountedSet, filters: Filters, columns: FacetColumns, room: Room): FilteredList {
  const chosen = new Map<FacetGroupName, Int32Array>()
  for (const group of facetGroupNames) {
    const names = filters[group]
    if (names === undefined || names.length === 0) continue
    const sets = names.flatMap((name) => columns.facets(group).get(name)?.bits ?? [])
    chosen.set(group, wordsInAny(base.words, sets, room))
  }
  const common = (others: readonly Int32Array[]): CountedSet =>
    columns.counted(packCommon(base.words, others, room), room)
  const matching = chosen.size === 0 ? base : common([...chosen.values()])
  return {
    base,
    matching,
    withinOther(group) {
      const own = chosen.get(group)
      if (own === undefined) return matching
      return chosen.size === 1 ? base : common([...chosen.values()].filter((words) => words !== own))
    },
  }
}
