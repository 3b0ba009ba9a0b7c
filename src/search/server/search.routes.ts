import { Type } from 'typebox'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { SearchClick } from '../contract/search-click.ts'
import { SuggestQuery, Suggestions } from '../contract/suggest.ts'
import type { SearchLog } from './log/search-log.ts'
import type { Suggest } from './suggestions.ts'

/** Suggestions while a visitor types (C-7), and reports of followed hits. */
export const searchRoutes =
  ({ suggest, searchLog }: { suggest: Suggest; searchLog: Pick<SearchLog, 'clicked'> }) =>
  (app: App): void => {
    app.get(
      '/api/search/suggest',
      {
        config: { permission: 'search:read', limit: 'search' },
        schema: {
          summary: 'Terms, products, categories, recipes and pages for a phrase of at least three characters',
          tags: ['search'],
          querystring: SuggestQuery,
          response: { 200: Suggestions },
        },
      },
      async ({ query, language }) => {
        const result = await suggest(query.q, language)
        return result.ok ? result.value : refuseRequest(result.error)
      },
    )

    app.post(
      '/api/search/click',
      {
        config: { permission: 'search:write', limit: 'search' },
        bodyLimit: clickBodyMax,
        schema: {
          summary: 'A found product was followed; counted without saying by whom',
          tags: ['search'],
          body: SearchClick,
          response: { 204: Type.Null() },
        },
      },
      async ({ body }, reply) => {
        searchLog.clicked({ phrase: body.q, language: body.language, place: body.place })
        return reply.code(204).send(null)
      },
    )
  }

/** Bytes. */
const clickBodyMax = 2_048
