import type { Readable } from 'node:stream'
import { Type } from 'typebox'
import type { TextLookup } from '#src/common/errors.ts'
import { may } from '#src/common/permissions.ts'
import type { Database } from '#src/platform/database/database.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { countAll, createListQuery } from '#src/platform/resources/list-query.ts'
import type { Resource } from '#src/platform/resources/resource.ts'
import { Resources } from '../contract/description.ts'
import { News } from '../contract/news.ts'
import { countMost, Exports as ExportList } from '../contract/records.ts'
import { ChangedView, NewView, SavedView, SavedViews, ViewParams, ViewsQuery } from '../contract/views.ts'
import { describeResource, resourceKeys } from './describe.ts'
import type { Exports } from './exports.service.ts'
import type { Views } from './views.service.ts'

export interface OfficeRoutesDeps {
  db: Database
  text: TextLookup
  resources: readonly Resource[]
  views: Views
  exports: Exports
}

const csvAnswer = Type.Unsafe<Readable>({ type: 'string', format: 'binary', description: 'CSV' })

/** What the page of the back office asks in addition to its resources. */
export const officeApiRoutes =
  ({ db, text, resources, views, exports }: OfficeRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['office'])
    const reading = { permission: 'office:read' } as const
    const writing = { permission: 'office:write' } as const
    const waiting = resources.flatMap((resource) => {
      const { countOf, oldestOf } = createListQuery(resource)
      return Object.entries(resource.views ?? {})
        .filter(([, { waits }]) => waits)
        .map(([view, its]) => ({ resource, view, count: countOf(its.filter, countMost), oldest: oldestOf(its) }))
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
        const found = await countAll<number | string | null>(
          db,
          seen.flatMap(({ count, oldest }, index) => [
            [`count${index}`, count] as const,
            [`oldest${index}`, oldest] as const,
          ]),
        )
        return {
          counts: seen.map(({ resource: { name }, view }, index) => {
            const oldest = found[`oldest${index}`]
            return {
              resource: name,
              view,
              label: text(language, resourceKeys.view(name, view)),
              count: Number(found[`count${index}`]),
              // Times come as PostgreSQL writes them.
              oldest: typeof oldest === 'string' ? new Date(oldest).toISOString() : null,
            }
          }),
        }
      },
    )
    route(
      'GET /api/admin/exports',
      { summary: 'Files of lists that the caller has asked for', ...reading, answer: ExportList },
      ({ request }) => exports.list(shopActorOf(request)),
    )
    route(
      'GET /api/admin/exports/:id/file',
      { summary: 'A file of a list, once', ...reading, params: ViewParams, answer: csvAnswer },
      async ({ params, request, reply }) => {
        const opened = await exports.open(params.id, shopActorOf(request))
        if (!opened.ok) return refuseRequest(opened.error)
        return reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${opened.value.name}"`)
          .header('x-content-type-options', 'nosniff')
          .header('cache-control', 'private, no-store')
          .send(opened.value.file)
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
