import type { IncomingMessage } from 'node:http'
import { Type } from 'typebox'
import { isUnavailable, levelOfRetry } from '#src/platform/database/errors.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { networkOf } from '#src/platform/http/network.ts'
import { protocolPolicy } from '#src/platform/http/security-headers.ts'
import { originsOf, type RelyingParty } from '#src/platform/relying-parties.ts'
import { signInNoticeHeader } from '../contract/sign-in-notice.ts'
import { issueToken } from './protocol/anonymous-grant.ts'
import { logoutStyleHash } from './protocol/logout-page.ts'
import { duringProtocolRequest } from './protocol/protocol-request.ts'
import { audienceOf } from './protocol/provider.ts'
import { tokenLifetimeSeconds } from './token-lifetimes.ts'
import type { Identity } from './identity.ts'
import { bearerOf } from './token-check.ts'

export interface IdentityRouteDeps extends Pick<
  Identity,
  'provider' | 'handle' | 'holderOf' | 'visitors' | 'sessions'
> {
  publicUrl: string
  parties: readonly RelyingParty[]
}

/** The provider responds on exactly these paths; the shop's forms are separate routes (C-6.1). */
export const protocolPaths: readonly string[] = [
  '/connect/token',
  '/connect/authorize',
  '/connect/userinfo',
  '/connect/jwks',
  '/connect/logout',
  '/connect/logout/confirm',
  '/connect/logout/success',
  '/.well-known/openid-configuration',
]

export const mountPath = '/api/identity'

/** Paths that the provider serves outside the routes, and that write rows. It limits token requests itself, by their kind. */
export const identityLimits = {
  [`${mountPath}/connect/authorize`]: 'token',
  [`${mountPath}/connect/logout`]: 'token',
} as const

export const identityRoutes =
  (deps: IdentityRouteDeps) =>
  (app: App): void => {
    const { protocol, host } = new URL(deps.publicUrl)
    const policy = protocolPolicy(originsOf(deps.parties), logoutStyleHash)
    app.addHook('onRequest', (request, reply, done) => {
      if (!request.url.startsWith(mountPath)) return done()
      const path = (request.url.split('?')[0] ?? '').slice(mountPath.length)
      if (!protocolPaths.includes(path) && !path.startsWith('/connect/authorize/')) return done()
      reply.hijack()
      // The session matters on paths that a browser visits; on others only the request's own proofs count.
      const isVisited = /^\/connect\/(authorize|logout)/.test(path)
      const bearer = path === '/connect/token' ? bearerOf(request.headers.authorization) : null
      if (bearer !== null) delete request.raw.headers.authorization
      // A mounted handler expects its part of the path in `url` and the whole path in `originalUrl`.
      const raw: IncomingMessage & { originalUrl?: string } = request.raw
      raw.originalUrl = request.url
      raw.url = request.url.slice(mountPath.length)
      // The provider builds URLs from these headers, so they name the shop's host, whatever the request says.
      raw.headers.host = host
      raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
      delete raw.headers['x-forwarded-host']
      reply.raw.setHeader('content-security-policy', policy)
      const { cookies, language, ip } = request
      const answer = async (): Promise<void> => {
        const signedIn = isVisited ? await deps.sessions.find(cookies) : null
        const network = networkOf(ip)
        await duringProtocolRequest({ cookies, bearer, language, network, signedIn }, () => deps.handle(raw, reply.raw))
      }
      answer().catch((error: unknown) => {
        request.log[levelOfRetry(error)]({ err: error }, 'the identity provider could not be asked')
        reply.raw.writeHead(isUnavailable(error) ? 503 : 500, { 'content-type': 'application/json' })
        reply.raw.end('{"error":"server_error"}')
      })
    })

    app.post(
      '/api/identity/connect/token/anonymous',
      {
        config: { permission: 'identity:write', limit: 'token' },
        // The body has no required field, so it may be missing.
        preValidation: (request, _reply, done) => {
          request.body ??= {}
          done()
        },
        schema: {
          summary: 'An anonymous token for clients that are not browsers',
          description: 'Beside a live session a token of its customer, which counts beside that session alone.',
          tags: ['identity'],
          body: Type.Object(
            { anonymous_id: Type.Optional(Type.String({ maxLength: 200 })) },
            { additionalProperties: false },
          ),
          response: {
            200: Type.Object({
              access_token: Type.String(),
              token_type: Type.String(),
              expires_in: Type.Integer(),
              anonymous_id: Type.String(),
            }),
          },
        },
      },
      async (request, reply) => {
        const holder = await deps.holderOf({
          supplied: request.body.anonymous_id,
          cookies: request.cookies,
          bearer: bearerOf(request.headers.authorization),
        })
        if (holder === null) return refuseRequest({ kind: 'unauthenticated' })
        if (holder.cookie !== null) void reply.header('set-cookie', deps.visitors.setCookie(holder.cookie))
        void reply.header('cache-control', 'no-store')
        const token = await issueToken(deps.provider(), holder, audienceOf(deps.publicUrl))
        return { access_token: token, token_type: 'Bearer', expires_in: tokenLifetimeSeconds, anonymous_id: holder.id }
      },
    )

    const route = routesOf(app, ['identity'])
    route(
      'GET /api/me/isauthenticated',
      { summary: 'Whether the visitor is signed in', permission: 'identity:read', answer: Type.Boolean() },
      async ({ request, reply }) => {
        const { isSignedIn, cookie, notice } = await deps.sessions.renew(request.cookies)
        if (cookie !== null) void reply.header('set-cookie', cookie)
        if (notice !== null) void reply.header(signInNoticeHeader, notice)
        void reply.type('application/json')
        return isSignedIn
      },
    )
  }
