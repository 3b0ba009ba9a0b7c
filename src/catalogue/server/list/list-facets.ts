import type { FacetGroupName } from '../../contract/facets.ts'
import { type Bitset, count, countCommon, countCommonFew, haveCommon, intersect, nonEmptyWords } from './bitset.ts'

/** A facet group of a list, and the products each of its facets would give. */
export interface CountedFacets {
  group: FacetGroupName
  facets: { name: string; count: number }[]
}

/** A list's products, as bits of their slots. */
export interface CountedList {
  /** In the order they are shown. */
  groups: readonly FacetGroupName[]
  /** Of each facet, the products that have it. */
  bits: Readonly<Record<FacetGroupName, ReadonlyMap<string, Bitset>>>
  /** Before filtering. */
  base: Bitset
  /** Of each group that is filtered by, the products that have one of the chosen facets. */
  chosen: ReadonlyMap<FacetGroupName, Bitset>
  /** After filtering. */
  matching: Bitset
}

interface FacetQuestion {
  category?: string | undefined
  filters: Partial<Record<FacetGroupName, readonly string[]>>
}

/** Facets that occur before filtering, or are chosen; counts ignore the selections of their own group. */
export function countFacets(query: FacetQuestion, list: CountedList): CountedFacets[] {
  // Most groups count the same products.
  const few = new Map<Bitset, ReturnType<typeof nonEmptyWords>>()
  return list.groups.map((group) => {
    const within = withinOther(group, list)
    const words = few.has(within) ? (few.get(within) ?? null) : nonEmptyWords(within)
    few.set(within, words)
    const selected = query.filters[group] ?? []
    const facets: CountedFacets['facets'] = []
    for (const [name, set] of list.bits[group]) {
      const number = words === null ? countCommon(within, set) : countCommonFew(words, set)
      if (number > 0 || selected.includes(name) || (within !== list.base && haveCommon(list.base, set)))
        facets.push({ name, count: number })
    }
    return { group, facets: canNarrow(query, list, group, facets) ? facets : [] }
  })
}

/** What the filters of the other groups leave. A group nothing is chosen of counts what the list holds. */
function withinOther(group: FacetGroupName, { base, chosen, matching }: CountedList): Bitset {
  if (!chosen.has(group)) return chosen.size === 0 ? base : matching
  let within = base
  for (const [other, set] of chosen) {
    if (other === group) continue
    if (within === base) within = base.slice()
    intersect(within, set)
  }
  return within
}

/** In a category, a group whose one value every product there has offers no choice: the category's own name, for one. */
function canNarrow(
  query: FacetQuestion,
  { base, bits }: CountedList,
  group: FacetGroupName,
  facets: readonly { name: string }[],
): boolean {
  const [only] = facets
  if (query.category === undefined || (query.filters[group] ?? []).length > 0 || !only || facets.length > 1) return true
  const having = bits[group].get(only.name)
  return having === undefined || countCommon(base, having) < count(base)
}
