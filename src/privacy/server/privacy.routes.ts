import { shopDay } from '#src/common/working-days.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { isShopActor } from '#src/common/actor.ts'
import type { Language } from '#src/common/locale.ts'
import type { AccountAdmin } from '#src/identity/server/account/account-admin.ts'
import { clientOf } from '#src/identity/server/account/account.routes.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { CustomerParams, DeletionBody, ExportQuery, PrivacyState } from '../contract/privacy.ts'
import { dayOf } from '../rules/day.ts'
import type { Deletions } from './deletions.ts'
import { exportDocument } from './export-document.ts'
import type { Exports } from './exports.ts'

export interface PrivacyRoutesDeps {
  accounts: Pick<AccountAdmin, 'signedIn'>
  deletions: Deletions
  exports: Exports
  pageUrls: (language: Language) => Promise<{ signIn: string }>
}

const tags = ['privacy']
const read = { permission: 'my-account:read' } as const
const write = { permission: 'my-account:write' } as const

/** Customers' requests about their data (C-6.4, C-6.7), and the same by staff for them (C-16). */
export const privacyRoutes =
  ({ accounts, deletions, exports, pageUrls }: PrivacyRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['privacy'])
    const signedIn = async ({ cookies }: FastifyRequest) =>
      (await accounts.signedIn(cookies)) ?? refuseRequest({ kind: 'unauthenticated' })

    async function stateOf(request: FastifyRequest): Promise<PrivacyState> {
      const { accountId } = await signedIn(request)
      const [asked, deletion] = await Promise.all([exports.find(accountId), deletions.find(accountId)])
      return {
        export: asked && {
          askedAt: asked.askedAt.toISOString(),
          endsAt: asked.endsAt.toISOString(),
          canAskAgain: asked.canAskAgain,
        },
        deletion: deletion && {
          askedAt: deletion.askedAt.toISOString(),
          dueAt: deletion.dueAt.toISOString(),
          dueString: dayOf(deletion.dueAt, request.language),
          waitsFor: deletion.waitsFor,
        },
      }
    }
    const uncached = (reply: FastifyReply) =>
      reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')

    route(
      'GET /api/cda/me/privacy',
      {
        summary: 'Whether an export was asked for, and whether the account is to be erased',
        ...read,
        answer: PrivacyState,
      },
      ({ request, reply }) => {
        void uncached(reply)
        return stateOf(request)
      },
    )
    route(
      'POST /api/cda/me/export',
      {
        summary: 'Asks for everything that is kept of the account',
        description: 'A link is mailed, which opens it for the account that is signed in.',
        ...write,
        limit: 'forms',
        answer: PrivacyState,
        status: 202,
      },
      async ({ request, reply }) => {
        await exports.ask(await signedIn(request))
        void uncached(reply)
        return stateOf(request)
      },
    )
    app.get(
      '/api/cda/me/export',
      {
        config: { ...read, access: 'optional' },
        schema: {
          tags,
          summary: 'Everything that is kept of the account, to be read or as JSON',
          description: 'By the link that was mailed. Who is not signed in is led to the sign-in and back.',
          querystring: ExportQuery,
        },
      },
      async (request, reply) => {
        const { token, format = 'html' } = request.query
        const who = await accounts.signedIn(request.cookies)
        if (who === null) {
          const { signIn } = await pageUrls(request.language)
          const returnUrl = new URLSearchParams({ returnUrl: request.url }).toString()
          return uncached(reply).redirect(`${signIn}?${returnUrl}`, 303)
        }
        const file = (await exports.open(who, token, format)) ?? refuseRequest({ kind: 'not-found' })
        const isJson = format === 'json'
        return uncached(reply)
          .header('content-disposition', `attachment; filename="konvehti-${shopDay(new Date(file.madeAt))}.${format}"`)
          .type(isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8')
          .send(isJson ? JSON.stringify(file, null, 2) : exportDocument(file, request.language))
      },
    )
    route(
      'DELETE /api/cda/me',
      {
        summary: 'Asks to erase the account, by who knows its password',
        description: 'After fourteen days; whoever signs in until then keeps it. Orders under way are finished first.',
        permission: 'my-account:delete',
        body: DeletionBody,
        answer: PrivacyState,
        status: 202,
      },
      async ({ body, request, reply }) => {
        const result = await deletions.ask(await signedIn(request), body.password, clientOf(request))
        if (!result.ok) return result
        void uncached(reply)
        return stateOf(request)
      },
    )
    route(
      'POST /api/cda/me/keep',
      { summary: 'Keeps the account that was to be erased', ...write, answer: PrivacyState },
      async ({ request, reply }) => {
        await deletions.callOff(await signedIn(request))
        void uncached(reply)
        return stateOf(request)
      },
    )
    app.delete(
      '/api/cda/customers/:id',
      {
        config: { permission: 'customers:delete' },
        schema: {
          tags,
          summary: 'Erases a customer who has asked for it (C-16)',
          description:
            '204: erased. 202: sessions are ended, and it happens as soon as the orders under way are finished.',
          params: CustomerParams,
          response: { 202: Type.Null(), 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const { actor } = request
        if (!isShopActor(actor)) return refuseRequest({ kind: 'forbidden' })
        const isErased = await deletions.force(request.params.id, actor)
        if (isErased === null) return refuseRequest({ kind: 'not-found' })
        return reply.code(isErased ? 204 : 202).send(null)
      },
    )
  }
