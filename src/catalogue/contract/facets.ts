import { Type } from 'typebox'

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

export const filterPrefix = 'filter.' as const
export const isFacetGroupName = (name: string): name is FacetGroupName =>
  facetGroupNames.some((known) => known === name)

/** One choice. `name` is stable in every language and stands in the URL; `label` is what a person reads. */
export const Facet = Type.Object({
  name: Type.String(),
  count: Type.Integer({ description: 'products it would give, the selections of its own group ignored' }),
  label: Type.String(),
})
export type Facet = Type.Static<typeof Facet>

export const FacetGroup = Type.Object({
  filterName: Type.String({ description: 'filter.brand' }),
  displayName: Type.String(),
  facets: Type.Array(Facet),
})
export type FacetGroup = Type.Static<typeof FacetGroup>

/** The group behind a wire `filterName`; null for a name that is not ours. */
export function facetGroupOf(filterName: string): FacetGroupName | null {
  const name = filterName.startsWith(filterPrefix) ? filterName.slice(filterPrefix.length) : ''
  return isFacetGroupName(name) ? name : null
}

/** Bands of the payable price in cents; `below` is exclusive, null is open. The names stand in URLs: never rename one. */
export const priceBands = [
  { name: '0-5', fromCents: 0, belowCents: 500 },
  { name: '5-10', fromCents: 500, belowCents: 1_000 },
  { name: '10-20', fromCents: 1_000, belowCents: 2_000 },
  { name: '20-50', fromCents: 2_000, belowCents: 5_000 },
  { name: '50-', fromCents: 5_000, belowCents: null },
] as const
export type PriceBandName = (typeof priceBands)[number]['name']

/** Facet names of a multi-value filter as they stand in a query: each percent-encoded, joined by commas (C-0.22). */
export const joinFacetNames = (names: readonly string[]): string =>
  names.map((name) => encodeURIComponent(name)).join(',')

/** The reverse. A name that is not valid percent-encoding is taken as it stands; empty names are dropped. */
export function splitFacetNames(value: string): string[] {
  const names = value.split(',').map((name) => {
    try {
      return decodeURIComponent(name)
    } catch {
      return name
    }
  })
  return [...new Set(names.filter((name) => name !== ''))]
}
