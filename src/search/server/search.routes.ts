import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { SuggestQuery, Suggestions } from '../contract/suggest.ts'
import type { Suggest } from './suggestions.ts'

/** What is asked while somebody types (C-7). */
export const searchRoutes =
  ({ suggest }: { suggest: Suggest }) =>
  (app: App): void => {
    app.get(
      '/api/search/suggest',
      {
        config: { access: 'public', limit: 'search' },
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
  }
