import { routesOf } from '#src/platform/http/route.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { EditorSchema } from '../contract/schema.ts'

/** What editors make pages of. */
export const schemaRoutes =
  ({ schema }: { schema: () => Promise<EditorSchema> }) =>
  (app: App): void => {
    routesOf(app, ['cms'])(
      'GET /api/cms/schema',
      {
        summary: 'Types of pages, blocks and items, with fields and examples',
        permission: 'pages:read',
        answer: EditorSchema,
      },
      () => schema(),
    )
  }
