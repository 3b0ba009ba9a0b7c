import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { ContentItemParams } from '#src/shell/contract/content-api.ts'
import { ContentSearchAnswer, ContentSearchQuery, parseCategoryIds, ShortcutItems } from '../contract/content-search.ts'
import type { ContentSearch } from './content-search.ts'
import type { Shortcuts } from './shortcuts.ts'

/** GET /api/search/content, and what blocks promote (specification 1, 7.1; C-3.12). */
export const contentSearchRoutes =
  ({ search, shortcuts }: { search: ContentSearch; shortcuts: Shortcuts }) =>
  (app: App): void => {
    const route = routesOf(app, ['content'])
    route(
      'GET /api/search/content',
      {
        summary: 'Published pages for a phrase, with facets',
        permission: 'search:read',
        limit: 'search',
        query: ContentSearchQuery,
        answer: ContentSearchAnswer,
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

    route(
      'GET /api/search/shortcutsitem/:id/items',
      {
        summary: 'The pages that a block promotes, in its order',
        permission: 'content:read',
        params: ContentItemParams,
        query: Type.Object({ language: Type.Optional(Type.Enum(languages)) }),
        answer: ShortcutItems,
      },
      async ({ params, language }) => {
        const items = await shortcuts(params.id, language)
        return items ? { items } : refuseRequest({ kind: 'not-found' })
      },
    )
  }
