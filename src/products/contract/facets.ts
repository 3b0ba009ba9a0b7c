/** Facet groups in the order the panel shows them (C-7.5). A group's filter is called `filter.{group}`. */
export const facetGroupNames = [
  'category',
  'brand',
  'suitableFor',
  'diets',
  'freeFrom',
  'tags',
  'priceBand',
  'inStock',
] as const
export type FacetGroupName = (typeof facetGroupNames)[number]

export const isFacetGroupName = (name: string): name is FacetGroupName =>
  facetGroupNames.some((known) => known === name)

/** Bands of the payable price in cents; `below` is exclusive, null is open. The names stand in URLs: never rename one. */
export const priceBands = [
  { name: '0-5', fromCents: 0, belowCents: 500 },
  { name: '5-10', fromCents: 500, belowCents: 1_000 },
  { name: '10-20', fromCents: 1_000, belowCents: 2_000 },
  { name: '20-50', fromCents: 2_000, belowCents: 5_000 },
  { name: '50-', fromCents: 5_000, belowCents: null },
] as const
