import type { FacetCategory } from '../contract/content-search.ts'

/** Something found, with the numbers of the sub-categories it lies in. */
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
 * Narrows what was found by the chosen sub-categories: one of each category that has a choice, or each of it. A count is what a
 * sub-category would give beside the choices in the other categories, so that a choice can be widened; where each choice counts,
 * beside those too. Those that nothing of
 * what was found lies in are left out unless they are chosen, and so are choices nobody knows; what the other choices leave
 * nothing of stays, with 0.
 */
export function narrow<Found extends Categorised>(
  found: readonly Found[],
  groups: readonly FacetGroup[],
  chosen: readonly number[],
): { found: Found[]; facetCategories: FacetCategory[] } {
  const picks = groups.map((group) => new Set(group.categories.map(({ id }) => id).filter((id) => chosen.includes(id))))
  const meets = (entry: Found, pick: ReadonlySet<number>, isEach: boolean): boolean =>
    pick.size === 0 ||
    (isEach
      ? [...pick].every((category) => entry.categoryIds.includes(category))
      : entry.categoryIds.some((category) => pick.has(category)))
  const passes = (entry: Found, except: number): boolean =>
    picks.every((pick, index) => index === except || meets(entry, pick, groups[index]?.isEach === true))
  const facetCategories = groups.flatMap((group, index): FacetCategory[] => {
    const beside = found.filter((entry) => passes(entry, group.isEach ? -1 : index))
    const facetSubcategories = group.categories
      .filter(({ id }) => picks[index]?.has(id) === true || found.some((entry) => entry.categoryIds.includes(id)))
      .map(({ id, name }) => ({
        id,
        name,
        count: beside.filter((entry) => entry.categoryIds.includes(id)).length,
        selected: picks[index]?.has(id) ?? false,
      }))
    return facetSubcategories.length > 0
      ? [{ id: group.id, name: group.name, order: index + 1, facetSubcategories }]
      : []
  })
  return { found: found.filter((entry) => passes(entry, -1)), facetCategories }
}
