import type { App } from '#src/platform/http/route-types.ts'
import { ContentSearchAnswer, ContentSearchQuery, parseCategoryIds } from '../contract/content-search.ts'
import type { ContentSearch } from './content-search.ts'

/** GET /api/search/content (specification 1, 7.1). */
export const contentSearchRoutes =
  ({ search }: { search: ContentSearch }) =>
  (app: App): void => {
    app.get(
      '/api/search/content',
      {
        config: { access: 'public', limit: 'search' },
        schema: {
          summary: 'Published pages for a phrase, with facets',
          tags: ['content'],
          querystring: ContentSearchQuery,
          response: { 200: ContentSearchAnswer },
        },
      },
      ({ query, language }) =>
        search.search({
          phrase: (query.q ?? '').trim(),
          language,
          ...(query.page !== undefined && { page: query.page }),
          ...(query.pageSize !== undefined && { pageSize: query.pageSize }),
          categoryIds: parseCategoryIds(query.categoryIds),
          includeProducts: query.includeProducts ?? false,
        }),
    )
  }
