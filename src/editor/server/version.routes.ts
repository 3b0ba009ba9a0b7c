import type { ContentAdmin } from '#src/content/server/content-admin.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { IdParams, LanguageQuery } from '../contract/common.ts'
import { Saved } from '../contract/document.ts'
import { RestoreBody, VersionContent, type VersionEntry, VersionList, VersionParams } from '../contract/versions.ts'
import { conflictRefusal, presentSaved } from './document.presenter.ts'
import type { VersionRestore } from './version-restore.ts'

export interface VersionRouteDeps {
  admin: Pick<ContentAdmin, 'history' | 'version' | 'document' | 'states'>
  restore: VersionRestore
}

const reading = { permission: 'pages:read' } as const
const writing = { permission: 'pages:write' } as const

/** What was drafted, kept and published of an item in a language. */
export const versionRoutes =
  ({ admin, restore }: VersionRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cms'])
    route(
      'GET /api/cms/content/:id/versions',
      {
        summary: 'Versions of an item in a language, the newest first',
        ...reading,
        params: IdParams,
        query: LanguageQuery,
        answer: VersionList,
      },
      async ({ params, query, request }) => ({
        items: (await admin.history(params.id, query.language, shopActorOf(request))).map(entryOf),
      }),
    )
    route(
      'GET /api/cms/content/:id/versions/:version',
      {
        summary: 'All of one version',
        ...reading,
        params: VersionParams,
        query: LanguageQuery,
        answer: VersionContent,
      },
      async ({ params, query, request }) => {
        const found = await admin.version(params.id, query.language, params.version, shopActorOf(request))
        if (!found) return refuseRequest({ kind: 'not-found' })
        const { language, slug, fields } = found
        return { ...entryOf(found), language, slug, fields }
      },
    )
    route(
      'POST /api/cms/content/:id/versions/:version/restore',
      {
        summary: 'Makes a version, or one block of it, the draft',
        ...writing,
        params: VersionParams,
        query: LanguageQuery,
        body: RestoreBody,
        answer: Saved,
      },
      async ({ params: { id, version }, query: { language }, body, request }) => {
        const actor = shopActorOf(request)
        const done = await restore(id, language, version, body, actor)
        if (done.ok) return presentSaved(done.value, language, await admin.states(id, actor), actor)
        return refuseRequest(
          done.error.kind === 'conflict' ? conflictRefusal(await admin.document(id, language, actor)) : done.error,
        )
      },
    )
  }

interface Facts extends Pick<VersionEntry, 'version' | 'status' | 'name'> {
  createdAt: Date
  createdBy: string
  publishedAt: Date | null
}

const entryOf = ({ version, status, name, createdAt, createdBy, publishedAt }: Facts): VersionEntry => ({
  version,
  status,
  name,
  saved: { by: createdBy, at: createdAt.toISOString() },
  publishedAt: publishedAt?.toISOString() ?? null,
})
