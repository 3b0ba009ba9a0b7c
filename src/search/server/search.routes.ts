import { routesOf } from '#src/platform/http/route.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { SearchClick } from '../contract/search-click.ts'
import { SuggestQuery, Suggestions } from '../contract/suggest.ts'
import type { SearchLog } from './log/search-log.ts'
import type { Suggest } from './suggestions.ts'

/** Suggestions while a visitor types (C-7), and reports of followed hits. */
export const searchRoutes =
  ({ suggest, searchLog }: { suggest: Suggest; searchLog: Pick<SearchLog, 'clicked'> }) =>
  (app: App): void => {
    const route = routesOf(app, ['search'])
    route(
      'GET /api/search/suggest',
      {
        summary: 'Terms, products, categories, recipes and pages for a phrase of at least three characters',
        permission: 'search:read',
        limit: 'search',
        query: SuggestQuery,
        answer: Suggestions,
      },
      ({ query, language }) => suggest(query.q, language),
    )

    route(
      'POST /api/search/click',
      {
        summary: 'A found product was followed; counted without saying by whom',
        permission: 'search:write',
        limit: 'search',
        bodyLimit: clickBodyMax,
        body: SearchClick,
      },
      ({ body }) => searchLog.clicked({ phrase: body.q, language: body.language, place: body.place }),
    )
  }

/** Bytes. */
const clickBodyMax = 2_048
