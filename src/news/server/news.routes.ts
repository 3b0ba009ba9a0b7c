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

const tags = ['news']
const config = { permission: 'search:read', limit: 'search' } as const

/** Releases of a feed, one of them, and what they can be filtered by (C-7). */
export const newsRoutes =
  ({ queries, newsroom }: NewsRoutesDeps) =>
  (app: App): void => {
    const known = (feedId: string): string => (newsroom.hasFeed(feedId) ? feedId : refuseRequest({ kind: 'not-found' }))

    app.get(
      '/api/cision/releases/:feedId',
      {
        config,
        schema: {
          summary: 'Releases of a feed in a language, newest first, by categories and year',
          tags,
          params: NewsFeedParams,
          querystring: NewsListQuery,
          response: { 200: NewsList },
        },
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

    app.get(
      '/api/cision/release/:id',
      {
        config,
        schema: {
          summary: 'One release with its text, files and languages',
          description: '404 for one that is not there, or was withdrawn.',
          tags,
          params: NewsReleaseParams,
          response: { 200: NewsRelease },
        },
      },
      async ({ params }) => (await queries.release(params.id)) ?? refuseRequest({ kind: 'not-found' }),
    )

    app.get(
      '/api/cision/categoriesoptions',
      {
        config,
        schema: {
          summary: 'Categories of a feed’s releases, by name',
          tags,
          querystring: NewsOptionsQuery,
          response: { 200: NewsCategoryOptions },
        },
      },
      ({ query, language }) => queries.categories(known(query.feedId), language),
    )

    app.get(
      '/api/cision/yearoptions',
      {
        config,
        schema: {
          summary: 'Years in which a feed has releases, newest first',
          tags,
          querystring: NewsOptionsQuery,
          response: { 200: NewsYearOptions },
        },
      },
      ({ query, language }) => queries.years(known(query.feedId), language),
    )
  }
