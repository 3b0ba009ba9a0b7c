import type { IncomingMessage } from 'node:http'
import { Type } from 'typebox'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { protocolPolicy } from '#src/platform/http/security-headers.ts'
import { audienceOf, issueAnonymousToken, stashProofs } from './provider.ts'
import { tokenLifeSeconds } from './token-life.ts'
import type { Identity } from './identity.ts'
import { bearerOf } from './token-check.ts'

export interface IdentityRouteDeps extends Pick<Identity, 'provider' | 'handle' | 'tokens' | 'visitors' | 'sessions'> {
  publicUrl: string
}

/** The provider answers exactly its own paths; the shop's forms are routes beside them (C-6.1). */
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

/** What the provider answers past the routes, and writes for. */
export const identityLimits = {
  [`${mountPath}/connect/token`]: 'token',
  [`${mountPath}/connect/authorize`]: 'token',
  [`${mountPath}/connect/logout`]: 'token',
} as const

export const identityRoutes =
  (deps: IdentityRouteDeps) =>
  (app: App): void => {
    const { protocol, host } = new URL(deps.publicUrl)
    app.addHook('onRequest', (request, reply, done) => {
      if (!request.url.startsWith(mountPath)) return done()
      const path = (request.url.split('?')[0] ?? '').slice(mountPath.length)
      if (!protocolPaths.includes(path) && !path.startsWith('/connect/authorize/')) return done()
      reply.hijack()
      if (path === '/connect/token') stashProofs(request.raw, request.cookies)
      // As a mounted handler expects it: its own path in `url`, the whole one beside it.
      const raw: IncomingMessage & { originalUrl?: string } = request.raw
      raw.originalUrl = request.url
      raw.url = request.url.slice(mountPath.length)
      // It makes addresses from these: they are the shop's own, whatever a request says.
      raw.headers.host = host
      raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
      delete raw.headers['x-forwarded-host']
      reply.raw.setHeader('content-security-policy', protocolPolicy)
      void deps.handle(raw, reply.raw)
    })

    app.post(
      '/api/identity/connect/token/anonymous',
      {
        config: { permission: 'identity:write', limit: 'token' },
        schema: {
          summary: 'An anonymous token for clients that are not browsers',
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
        const bearer = bearerOf(request.headers.authorization)
        const visitor = deps.visitors.identify({
          supplied: request.body.anonymous_id,
          cookies: request.cookies,
          earlier: bearer === null ? null : await deps.tokens.visitorOf(bearer),
        })
        if (visitor === null) return refuseRequest({ kind: 'unauthenticated' })
        if (visitor.cookie !== null) void reply.header('set-cookie', deps.visitors.setCookie(visitor.cookie))
        void reply.header('cache-control', 'no-store')
        const token = await issueAnonymousToken(deps.provider(), visitor, audienceOf(deps.publicUrl))
        return { access_token: token, token_type: 'Bearer', expires_in: tokenLifeSeconds, anonymous_id: visitor.id }
      },
    )

    app.get(
      '/api/me/isauthenticated',
      {
        config: { permission: 'identity:read' },
        schema: { summary: 'Whether the visitor is signed in', tags: ['identity'], response: { 200: Type.Boolean() } },
      },
      async (request, reply) => {
        const { isSignedIn, cookie } = await deps.sessions.renew(request.cookies)
        if (cookie !== null) void reply.header('set-cookie', cookie)
        return reply.type('application/json').send(isSignedIn)
      },
    )
  }
