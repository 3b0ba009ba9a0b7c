import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import {
  NewsCategoryOptions,
  NewsFeedParams,
  NewsList,
  NewsListQuery,
  NewsOptionsQuery,
  NewsReleaseParams,
  NewsYearOptions,
  parseFilters,
} from '../contract/news-list.ts'
import { NewsRelease } from '../contract/release.ts'
import type { Newsroom } from './newsroom.ts'
import type { NewsQueries } from './news-queries.ts'

export interface NewsRoutesDeps {
  queries: NewsQueries
  newsroom: Pick<Newsroom, 'hasFeed'>
}

const config = { permission: 'search:read', limit: 'search' } as const

/** Releases of a feed, one of them, and what they can be filtered by (C-7). */
export const newsRoutes =
  ({ queries, newsroom }: NewsRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['news'])
    const known = (feedId: string): string => (newsroom.hasFeed(feedId) ? feedId : refuseRequest({ kind: 'not-found' }))

    route(
      'GET /api/cision/releases/:feedId',
      {
        summary: 'Releases of a feed in a language, newest first, by categories and year',
        ...config,
        params: NewsFeedParams,
        query: NewsListQuery,
        answer: NewsList,
      },
      ({ params, query, language }) =>
        queries.list({
          feedId: known(params.feedId),
          language,
          filters: parseFilters(query.filters),
          year: query.year ?? null,
          keywords: query.keywords ?? '',
          ...(query.page !== undefined && { page: query.page }),
          ...(query.pageSize !== undefined && { pageSize: query.pageSize }),
        }),
    )

    route(
      'GET /api/cision/release/:id',
      {
        summary: 'One release with its text, files and languages',
        description: '404 for one that is not there, or was withdrawn.',
        ...config,
        params: NewsReleaseParams,
        answer: NewsRelease,
      },
      async ({ params }) => (await queries.release(params.id)) ?? refuseRequest({ kind: 'not-found' }),
    )

    route(
      'GET /api/cision/categoriesoptions',
      {
        summary: 'Categories of a feed’s releases, by name',
        ...config,
        query: NewsOptionsQuery,
        answer: NewsCategoryOptions,
      },
      ({ query, language }) => queries.categories(known(query.feedId), language),
    )

    route(
      'GET /api/cision/yearoptions',
      {
        summary: 'Years in which a feed has releases, newest first',
        ...config,
        query: NewsOptionsQuery,
        answer: NewsYearOptions,
      },
      ({ query, language }) => queries.years(known(query.feedId), language),
    )
  }
