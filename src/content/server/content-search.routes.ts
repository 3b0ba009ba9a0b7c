import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { ContentItemParams } from '#src/shell/contract/content-api.ts'
import { ContentSearchAnswer, ContentSearchQuery, parseCategoryIds, ShortcutItems } from '../contract/content-search.ts'
import type { ContentSearch } from './content-search.ts'
import type { Shortcuts } from './shortcuts.ts'

/** GET /api/search/content, and what blocks promote (specification 1, 7.1; C-3.12). */
export const contentSearchRoutes =
  ({ search, shortcuts }: { search: ContentSearch; shortcuts: Shortcuts }) =>
  (app: App): void => {
    app.get(
      '/api/search/content',
      {
        config: { permission: 'search:read', limit: 'search' },
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

    app.get(
      '/api/search/shortcutsitem/:id/items',
      {
        config: { permission: 'content:read' },
        schema: {
          summary: 'The pages that a block promotes, in its order',
          tags: ['content'],
          params: ContentItemParams,
          querystring: Type.Object({ language: Type.Optional(Type.Enum(languages)) }),
          response: { 200: ShortcutItems },
        },
      },
      async ({ params, language }) => {
        const items = await shortcuts(params.id, language)
        return items ? { items } : refuseRequest({ kind: 'not-found' })
      },
    )
  }
