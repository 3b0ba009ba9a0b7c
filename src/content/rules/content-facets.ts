import type { FacetCategory } from '../contract/content-search.ts'

/** Something found, with the numbers of the sub-categories it lies in, each once. */
export interface Categorised {
  categoryIds: readonly number[]
}

export interface FacetGroup {
  id: number
  name: string
  /** Every choice counts, as in "without nuts, without milk"; else one of them does. */
  isEach?: true
  /** In the order they are shown. */
  categories: readonly { id: number; name: string }[]
}

/**
 * Narrows the hits by the chosen sub-categories: a hit needs one chosen sub-category of each category with a choice, or all of
 * them when the category is `isEach`. A count says how many hits a sub-category would give with the choices in the other
 * categories, so that a choice can be widened; in an `isEach` category, with its choices too. Sub-categories without any hit are
 * left out unless they are chosen, and so are unknown choices; those that the other choices leave without hits stay, with 0.
 */
export function narrow<Found extends Categorised>(
  found: readonly Found[],
  groups: readonly FacetGroup[],
  chosen: readonly number[],
): { found: Found[]; facetCategories: FacetCategory[] } {
  const picks = groups.map(({ categories }) => categories.map(({ id }) => id).filter((id) => chosen.includes(id)))
  const groupOf = new Map(groups.flatMap(({ categories }, index) => categories.map(({ id }) => [id, index] as const)))
  const meets = ({ categoryIds }: Found, index: number): boolean => {
    const pick = picks[index] ?? []
    const has = (id: number): boolean => categoryIds.includes(id)
    return pick.length === 0 || (groups[index]?.isEach ? pick.every(has) : pick.some(has))
  }
  const limiting = groups.flatMap((_, index) => (picks[index]?.length ? [index] : []))
  const counts = new Map<number, number>()
  const left = found.filter((entry) => {
    const missed = limiting.filter((index) => !meets(entry, index))
    const [only] = missed
    for (const id of entry.categoryIds) {
      const isBeside =
        missed.length === 0 || (missed.length === 1 && groupOf.get(id) === only && groups[only ?? 0]?.isEach !== true)
      counts.set(id, (counts.get(id) ?? 0) + (isBeside ? 1 : 0))
    }
    return missed.length === 0
  })
  const facetCategories = groups.flatMap((group, index): FacetCategory[] => {
    const facetSubcategories = group.categories
      .map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0, selected: picks[index]?.includes(id) ?? false }))
      .filter(({ id, selected }) => selected || counts.has(id))
    return facetSubcategories.length > 0
      ? [{ id: group.id, name: group.name, order: index + 1, facetSubcategories }]
      : []
  })
  return { found: left, facetCategories }
}
