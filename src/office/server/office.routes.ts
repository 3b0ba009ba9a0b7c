import { type TextLookup } from '#src/common/errors.ts'
import { may } from '#src/common/permissions.ts'
import type { Database } from '#src/platform/database/database.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, shopActorOf } from '#src/platform/http/route-types.ts'
import { countAll, createListQuery } from '#src/platform/resources/list-query.ts'
import type { Resource } from '#src/platform/resources/resource.ts'
import { Resources } from '../contract/description.ts'
import { News } from '../contract/news.ts'
import { countMost } from '../contract/records.ts'
import { ChangedView, NewView, SavedView, SavedViews, ViewParams, ViewsQuery } from '../contract/views.ts'
import { describeResource, resourceKeys } from './describe.ts'
import type { Views } from './views.service.ts'

export interface OfficeRoutesDeps {
  db: Database
  text: TextLookup
  resources: readonly Resource[]
  views: Views
}

/** What the page of the back office asks beside its resources. */
export const officeApiRoutes =
  ({ db, text, resources, views }: OfficeRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['office'])
    const reading = { permission: 'office:read' } as const
    const writing = { permission: 'office:write' } as const
    const waiting = resources.flatMap((resource) => {
      const { countOf } = createListQuery(resource)
      return Object.entries(resource.views ?? {})
        .filter(([, { waits }]) => waits)
        .map(([view, { filter }]) => ({ resource, view, count: countOf(filter, countMost) }))
    })

    route(
      'GET /api/admin/resources',
      { summary: 'What the caller may see and do, and how', ...reading, answer: Resources },
      ({ actor, language }) => ({
        resources: resources.flatMap((resource) => describeResource(resource, actor, language, text) ?? []),
      }),
    )
    route(
      'GET /api/admin/news',
      { summary: 'What waits for staff, of what the caller may read', ...reading, answer: News },
      async ({ actor, language }) => {
        const seen = waiting.filter(({ resource }) => may(actor, resource.reading))
        const counts = await countAll(
          db,
          seen.map(({ count }, index) => [String(index), count] as const),
        )
        return {
          counts: seen.map(({ resource: { name }, view }, index) => ({
            resource: name,
            view,
            label: text(language, resourceKeys.view(name, view)),
            count: counts[index] ?? 0,
          })),
        }
      },
    )
    route(
      'GET /api/admin/views',
      { summary: 'Saved views of a list', ...reading, query: ViewsQuery, answer: SavedViews },
      ({ query, request }) => views.list(query.resource, shopActorOf(request)),
    )
    route(
      'POST /api/admin/views',
      { summary: 'Saves a view', ...writing, body: NewView, answer: SavedView, status: 201 },
      ({ body, request }) => views.add(body, shopActorOf(request)),
    )
    route(
      'PUT /api/admin/views/:id',
      { summary: 'Changes a saved view', ...writing, params: ViewParams, body: ChangedView, answer: SavedView },
      ({ params, body, request }) => views.change(params.id, body, shopActorOf(request)),
    )
    route(
      'DELETE /api/admin/views/:id',
      { summary: 'Removes a saved view', ...writing, params: ViewParams },
      ({ params, request }) => views.remove(params.id, shopActorOf(request)),
    )
  }
