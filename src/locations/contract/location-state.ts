import type { Language } from '#src/common/locale.ts'
import { parseCategoryIds } from '#src/content/contract/content-search.ts'
import { cityMaxLength, locationPhraseMaxLength } from './location-list.ts'

/** State in the address of a page with a finder. It never holds the position. */
export interface LocationState {
  query: string
  city: string
  categoryIds: readonly number[]
  openNow: boolean
  /** Number of result pages shown. */
  pages: number
}

/** Most result pages in one server-rendered document. */
const pagesMax = 8

export const noLocationState: LocationState = { query: '', city: '', categoryIds: [], openNow: false, pages: 1 }

/** Name and value, as a query has them. */
export type QueryPairs = Iterable<readonly [string, string]>

export function parseLocationState(query: QueryPairs): LocationState {
  const pairs = [...query]
  const first = (wanted: string): string | null => pairs.find(([name]) => name === wanted)?.[1] ?? null
  const pages = Number(first('page'))
  return {
    query: plain(first('query'), locationPhraseMaxLength),
    city: plain(first('city'), cityMaxLength),
    categoryIds: parseCategoryIds(pairs.filter(([name]) => name === 'categoryIds').map(([, value]) => value)).toSorted(
      (a, b) => a - b,
    ),
    openNow: first('openNow') === 'true',
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, pagesMax) : 1,
  }
}

const plain = (text: string | null, maxLength: number): string =>
  (text ?? '')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim()

const own = ['query', 'city', 'categoryIds', 'openNow', 'page']

/** Returns the query of an address for a state; other parameters stay. */
export const formatLocationState = (
  { query, city, categoryIds, openNow, pages }: LocationState,
  before: QueryPairs,
): [string, string][] => [
  ...[...before].filter(([name]) => !own.includes(name)).map(([name, value]): [string, string] => [name, value]),
  ...(query === '' ? [] : [['query', query] satisfies [string, string]]),
  ...(city === '' ? [] : [['city', city] satisfies [string, string]]),
  ...(categoryIds.length === 0 ? [] : [['categoryIds', categoryIds.join()] satisfies [string, string]]),
  ...(openNow ? [['openNow', 'true'] satisfies [string, string]] : []),
  ...(pages > 1 ? [['page', String(pages)] satisfies [string, string]] : []),
]

export const isPlainState = ({ query, city, categoryIds, openNow, pages }: LocationState): boolean =>
  query === '' && city === '' && categoryIds.length === 0 && !openNow && pages === 1

export interface NearPosition {
  lat: number
  lng: number
}

/** Query key of one result page; the server seeds its data under the same key. */
export const locationListKey = (
  language: Language,
  { query, city, categoryIds, openNow }: LocationState,
  near: NearPosition | null,
  page: number,
): readonly unknown[] => ['locations', language, query, city, [...categoryIds].join(), openNow, near, page]
