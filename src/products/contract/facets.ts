/**
 * Facet groups in the order the panel shows them (C-7.5). A group's filter is called `filter.{group}`. `freeFrom` is shown as
 * "diet and allergens": `dietFilterKeys`.
 */
export const facetGroupNames = ['category', 'brand', 'freeFrom', 'tags', 'priceBand', 'inStock'] as const
export type FacetGroupName = (typeof facetGroupNames)[number]

export const isFacetGroupName = (name: string): name is FacetGroupName =>
  facetGroupNames.some((known) => known === name)

/** Groups where a product must have all the chosen names; in other groups any one will do. */
export const isEveryChosen = (group: FacetGroupName): boolean => group === 'freeFrom'

/** Former groups that `freeFrom` replaced, by the names in old addresses and layouts. */
export const formerDietGroups = ['suitableFor', 'diets'] as const

/** The present name of a claim under one of `formerDietGroups`. */
export const claimNow = (name: string): string =>
  name === 'milkFree' ? 'milk' : name === 'glutenFree' ? 'gluten' : name

/** Bounds of the payable price in euros that a list may be divided at; the most telling first. */
export const priceBounds = [15, 30, 50, 5, 10, 20, 100] as const
/** Most price bands that a list is divided into. */
export const priceStepsMax = 5

/** The name of the prices from one bound (inclusive, in euros) to another (exclusive; null: open). It stands in URLs. */
export const priceBandName = (from: number, below: number | null): string => `${from}-${below ?? ''}`

/** Names of all the bands between two bounds that a price is in. */
export function priceBandsOf(cents: number): string[] {
  const isFrom = (bound: number): boolean => cents >= bound * 100
  const from = [0, ...priceBounds].filter(isFrom)
  const below = [...priceBounds.filter((bound) => !isFrom(bound)), null]
  return from.flatMap((bound) => below.map((end) => priceBandName(bound, end)))
}
