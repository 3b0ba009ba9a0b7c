import type { ShopActor } from '#src/common/actor.ts'
import type { Language } from '#src/common/locale.ts'
import type { ContentAdmin } from '#src/content/server/content-admin.ts'
import type { Previews, PreviewScope } from '#src/content/server/previews.ts'
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

/** Links by which people without an account see the draft of a page, or the drafts that were in a project, until they end or are revoked. */
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
      ({ params, request }) => listed({ kind: 'item', id: params.id }, shopActorOf(request)),
    )
    route(
      'GET /api/cms/projects/:id/previewlinks',
      { summary: 'Preview links of a project', ...reading, params: IdParams, answer: PreviewLinkList },
      ({ params, request }) => listed({ kind: 'project', id: params.id }, shopActorOf(request)),
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
        void reply.header('cache-control', 'private, no-store')
        return made({ kind: 'item', id: params.id }, query.language, body.days, actor)
      },
    )
    route(
      'POST /api/cms/projects/:id/previewlinks',
      {
        summary: 'Makes a preview link to the drafts that are in a project now; its address is said only now',
        permission: 'projects:write',
        params: IdParams,
        query: LanguageQuery,
        body: PreviewLinkBody,
        answer: PreviewLinkCreated,
        status: 201,
      },
      async ({ params, query, body, request, reply }) => {
        void reply.header('cache-control', 'private, no-store')
        return made({ kind: 'project', id: params.id }, query.language, body.days, shopActorOf(request))
      },
    )
    route(
      'DELETE /api/cms/previewlinks/:id',
      { summary: 'Revokes a preview link', ...writing, params: IdParams },
      ({ params, request }) => previews.end(params.id, shopActorOf(request)),
    )

    async function listed(scope: PreviewScope, actor: ShopActor): Promise<PreviewLinkList> {
      return {
        items: (await previews.list(scope, actor)).map(({ id, createdAt, createdBy, expiresAt }) => ({
          id,
          made: { by: createdBy, at: createdAt.toISOString() },
          expiresAt: expiresAt.toISOString(),
        })),
      }
    }

    async function made(
      scope: PreviewScope,
      language: Language,
      days: number,
      actor: ShopActor,
    ): Promise<PreviewLinkCreated> {
      const { id, token, expiresAt } = await previews.issue(scope, actor, days)
      const address = await previews.addressOf(scope, actor, language)
      return { id, url: `${publicUrl}${address}?preview=${token}`, expiresAt: expiresAt.toISOString() }
    }
  }
