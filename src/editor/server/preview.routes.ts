import type { ContentAdmin } from '#src/content/server/content-admin.ts'
import type { Previews } from '#src/content/server/previews.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { IdParams, LanguageQuery } from '../contract/common.ts'
import { PreviewLinkBody, PreviewLinkCreated, PreviewLinkList } from '../contract/review.ts'

export interface PreviewRouteDeps {
  admin: Pick<ContentAdmin, 'document'>
  previews: Pick<Previews, 'issue' | 'list' | 'end' | 'addressOf'>
  publicUrl: string
}

const reading = { permission: 'pages:read' } as const
const writing = { permission: 'pages:write' } as const

/** Links by which people without an account see the draft of a page, until they end or are revoked. */
export const previewRoutes =
  ({ admin, previews, publicUrl }: PreviewRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cms'])
    route(
      'GET /api/cms/content/:id/previewlinks',
      {
        summary: 'Preview links of an item that still open something',
        ...reading,
        params: IdParams,
        answer: PreviewLinkList,
      },
      async ({ params, request }) => ({
        items: (await previews.list({ kind: 'item', id: params.id }, shopActorOf(request))).map(
          ({ id, createdAt, createdBy, expiresAt }) => ({
            id,
            made: { by: createdBy, at: createdAt.toISOString() },
            expiresAt: expiresAt.toISOString(),
          }),
        ),
      }),
    )
    route(
      'POST /api/cms/content/:id/previewlinks',
      {
        summary: 'Makes a preview link; its address is said only now',
        ...writing,
        params: IdParams,
        query: LanguageQuery,
        body: PreviewLinkBody,
        answer: PreviewLinkCreated,
        status: 201,
      },
      async ({ params, query, body, request, reply }) => {
        const actor = shopActorOf(request)
        const found = await admin.document(params.id, query.language, actor)
        if (!found || found.item.trashedAt) return refuseRequest({ kind: 'not-found' })
        const scope = { kind: 'item', id: params.id } as const
        const { id, token, expiresAt } = await previews.issue(scope, actor, body.days)
        const address = await previews.addressOf(scope, actor, query.language)
        void reply.header('cache-control', 'private, no-store')
        return { id, url: `${publicUrl}${address}?preview=${token}`, expiresAt: expiresAt.toISOString() }
      },
    )
    route(
      'DELETE /api/cms/previewlinks/:id',
      { summary: 'Revokes a preview link', ...writing, params: IdParams },
      ({ params, request }) => previews.end(params.id, shopActorOf(request)),
    )
  }
