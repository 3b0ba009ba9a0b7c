import { Type } from 'typebox'
import { type Language, languages } from '#src/common/locale.ts'
import {
  categoryCodePattern,
  feedIdPattern,
  filtersMax,
  keywordsMaxLength,
  newsCount,
  newsPageSizeMax,
  releaseIdPattern,
} from './limits.ts'
import { NewsItem } from './release.ts'

const year = Type.Integer({ minimum: 1900, maximum: 2200 })

export const NewsFeedParams = Type.Object({ feedId: Type.String({ pattern: feedIdPattern }) })
export const NewsReleaseParams = Type.Object({ id: Type.String({ pattern: releaseIdPattern }) })

/** GET /api/cision/releases/{feedId} (C-7), newest first. */
export const NewsListQuery = Type.Object({
  filters: Type.Optional(
    Type.Union([Type.String({ maxLength: 1_400 }), Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 })], {
      description:
        'codes of categories, repeated or joined by commas: releases with one of them; what is no code is dropped',
    }),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: newsPageSizeMax, default: newsCount })),
  year: Type.Optional(year),
  language: Type.Optional(Type.Enum(languages)),
  /** EXT. */
  keywords: Type.Optional(
    Type.String({
      maxLength: keywordsMaxLength,
      description: 'joined by commas: releases with one of them in title or intro',
    }),
  ),
})
export type NewsListQuery = Type.Static<typeof NewsListQuery>

/** EXT. The number of releases that a further choice would leave: a category within the year, a year within the categories. */
export const NewsCategoryCount = Type.Object({ code: Type.String(), name: Type.String(), count: Type.Integer() })
export const NewsYearCount = Type.Object({ year: Type.Integer(), count: Type.Integer() })
export type NewsCategoryCount = Type.Static<typeof NewsCategoryCount>
export type NewsYearCount = Type.Static<typeof NewsYearCount>

/** EXT. How fresh the last good copy of the feed is. */
export const NewsFeedState = Type.Object({
  fetchedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'when the feed was last read whole; null: never',
  }),
  isStale: Type.Boolean({ description: 'more than a day ago: what is shown is the last good copy' }),
})
export type NewsFeedState = Type.Static<typeof NewsFeedState>

export const NewsList = Type.Object({
  items: Type.Array(NewsItem),
  totalCount: Type.Integer(),
  hasMore: Type.Boolean(),
  categories: Type.Array(NewsCategoryCount, { description: 'all of the feed in the language, by name' }),
  years: Type.Array(NewsYearCount, { description: 'newest first; together they are all years' }),
  feed: NewsFeedState,
})
export type NewsList = Type.Static<typeof NewsList>

/** GET /api/cision/categoriesoptions and yearoptions (C-7). */
export const NewsOptionsQuery = Type.Object({
  feedId: Type.String({ pattern: feedIdPattern }),
  language: Type.Optional(Type.Enum(languages)),
})
export const NewsCategoryOptions = Type.Array(Type.Object({ code: Type.String(), name: Type.String() }))
export const NewsYearOptions = Type.Array(Type.Integer(), { description: 'newest first' })

/** What a newsroom shows, as its address says it: `?filters=PRO,SUS&year=2025&page=2`. */
export interface NewsState {
  /** Codes of categories, in alphabetical order; empty: all. */
  filters: readonly string[]
  /** Null: every year. */
  year: number | null
  /** The page a document shows; scrolling goes on from it. */
  page: number
}

export const everyRelease: NewsState = { filters: [], year: null, page: 1 }

/** The selection that a block makes from its feed, independent of what visitors choose. */
export interface NewsSource {
  feedId: string
  /** Keywords as the editors wrote them; empty: any. */
  keywords: string
  /** Releases of a page. */
  count: number
}

/** Names and values of an address's query, as URLSearchParams gives them. */
type QueryPairs = Iterable<readonly [name: string, value: string]>

const code = new RegExp(categoryCodePattern)

/** Codes as a query has them: repeated or joined by commas. */
export const parseFilters = (given: string | readonly string[] | undefined): string[] =>
  [...new Set([given ?? []].flat().flatMap((part) => part.split(',')))]
    .map((part) => part.trim())
    .filter((part) => code.test(part))
    .slice(0, filtersMax)
    .toSorted()

export function parseNewsState(query: QueryPairs): NewsState {
  const pairs = [...query]
  const all = (wanted: string): string[] => pairs.filter(([name]) => name === wanted).map(([, value]) => value)
  const [year = ''] = all('year')
  const [page = ''] = all('page')
  return {
    filters: parseFilters(all('filters')),
    year: /^(19|20|21)\d\d$/.test(year) ? Number(year) : null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

const own = ['filters', 'year', 'page']

/** Returns the query of an address with this state; other parameters in `others` stay. */
export const formatNewsState = ({ filters, year, page }: NewsState, others: QueryPairs = []): [string, string][] => [
  ...[...others].filter(([name]) => !own.includes(name)).map(([name, value]): [string, string] => [name, value]),
  ...(filters.length === 0 ? [] : [['filters', filters.join()] satisfies [string, string]]),
  ...(year === null ? [] : [['year', String(year)] satisfies [string, string]]),
  ...(page > 1 ? [['page', String(page)] satisfies [string, string]] : []),
]

/** One page of a list; the server seeds answers under the same key. */
export const newsListKey = (language: Language, source: NewsSource, state: NewsState): readonly unknown[] => [
  'news',
  language,
  source.feedId,
  source.keywords,
  source.count,
  state.filters.join(),
  state.year,
  state.page,
]

/** One release, or null where there is none of the id; seeded on the page that `?id=` asks for. */
export const newsReleaseKey = (id: string): readonly unknown[] => ['news-release', id]
