import {
  facetGroupNames,
  formerDietGroups,
  isFacetGroupName,
  type FacetGroupName,
} from '#src/products/contract/facets.ts'
import { sortDirections, sortKeys, type SortDirection, type SortKey } from './sorts.ts'
import { filterPrefix, joinFacetNames, readFilters } from './filters.ts'

/**
 * The state of a product list as it stands in the browser's address (specification 2, "List URL state"): `filter.{group}`,
 * `sortBy`, `sortDirection`, `page`. Defaults are left out; parameters of others are kept.
 */
export interface ListState {
  /** Counted from 1. */
  page: number
  sort: { by: SortKey; direction: SortDirection }
  /** Chosen facet names by group, in the order they were chosen; a group without choices is absent. */
  filters: Partial<Record<FacetGroupName, string[]>>
}

export const defaultListState: ListState = { page: 1, sort: { by: 'standard', direction: 'asc' }, filters: {} }

/** Name and value pairs; a `URLSearchParams` is one. */
export type QueryPairs = Iterable<readonly [name: string, value: string]>

/** Reads what is valid and takes the default for the rest: an address typed by hand never breaks a page. */
export function parseListState(query: QueryPairs): ListState {
  // The first value counts when a parameter is repeated, as URLSearchParams.get has it.
  const params = new Map([...query].reverse())
  const by = sortKeys.find((key) => key === params.get('sortBy')) ?? 'standard'
  const direction = sortDirections.find((key) => key === params.get('sortDirection')) ?? 'asc'
  const filters = readFilters((name) => params.get(name))
  return { page: parsePage(params.get('page')), sort: { by, direction }, filters }
}

/** The query string for a state, without the question mark: what others put into `current` first, in its order. */
export function formatListState(state: ListState, current: QueryPairs = []): string {
  const others = [...current].filter(([name]) => !isListParameter(name))
  return [...others, ...listParameters(state, 'sortBy')]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
}

/** The same state as the query of GET /api/categories/products and /api/search/products. */
export function listApiParameters(state: ListState): [name: string, value: string][] {
  return listParameters(state, 'sort')
}

/** True when a list differs from page 1 in standard order; then the page model's own list does not answer it. */
export const isDefaultListState = (state: ListState): boolean => formatListState(state) === ''

/** True when the page must carry noindex: any filter, or a sort other than standard ascending. */
export const isFilteredOrSorted = (state: ListState): boolean => formatListState({ ...state, page: 1 }) !== ''

export const isListParameter = (name: string): boolean =>
  name === 'page' ||
  name === 'sortBy' ||
  name === 'sortDirection' ||
  (name.startsWith(filterPrefix) && isOwnGroup(name.slice(filterPrefix.length)))

const isOwnGroup = (group: string): boolean =>
  isFacetGroupName(group) || formerDietGroups.some((former) => former === group)

function listParameters(state: ListState, sortName: 'sort' | 'sortBy'): [name: string, value: string][] {
  const parameters: [string, string][] = []
  for (const group of facetGroupNames) {
    const names = state.filters[group]
    if (names !== undefined && names.length > 0) parameters.push([`${filterPrefix}${group}`, joinFacetNames(names)])
  }
  if (state.sort.by !== 'standard') parameters.push([sortName, state.sort.by])
  if (state.sort.direction !== 'asc') parameters.push(['sortDirection', state.sort.direction])
  if (state.page > 1) parameters.push(['page', String(state.page)])
  return parameters
}

function parsePage(value: string | undefined): number {
  if (value === undefined || !/^[1-9][0-9]{0,5}$/.test(value)) return 1
  return Number(value)
}
