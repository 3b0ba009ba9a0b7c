import type { IncomingMessage } from 'node:http'
import type { JWK } from 'jose'
import Provider, { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { createOidcAdapter } from './oidc-adapter.ts'
import { bearerOf, type TokenCheck } from './token-check.ts'
import type { ProvedVisitor, TokenRequest, Visitors } from './visitors.ts'
import { sessionLifeSeconds, tokenLifeSeconds } from './token-life.ts'

export interface ProviderOptions {
  db: Executor
  clock: Clock
  publicUrl: string
  keys: readonly JWK[]
  cookieKeys: readonly string[]
  tokens: TokenCheck
  visitors: Visitors
}

export const anonymousScope = 'anonymous_id'
export const issuerOf = (publicUrl: string): string => `${publicUrl}/api/identity`
/** One audience for the shop's own API. */
export const audienceOf = (publicUrl: string): string => `${publicUrl}/api`

/**
 * The OpenID provider (C-6.1). Today it gives anonymous tokens; sign-in adds the code and refresh grants to the same client.
 * Token life is an hour, so one that the browser keeps for 35 minutes is never expired.
 */
export function createProvider(options: ProviderOptions): Provider {
  const { publicUrl } = options
  const audience = audienceOf(publicUrl)
  const configuration: Configuration = {
    adapter: createOidcAdapter(options.db, options.clock),
    jwks: { keys: [...options.keys] as never }, // the provider's own JWK type lists the same fields
    cookies: {
      keys: [...options.cookieKeys],
      short: { path: '/api/identity', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https://') },
      long: { path: '/api/identity', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https://') },
    },
    clients: [
      {
        client_id: 'frontend',
        token_endpoint_auth_method: 'none',
        grant_types: ['anonymous'],
        response_types: [],
        redirect_uris: [],
        scope: anonymousScope,
      },
    ],
    scopes: ['openid', anonymousScope],
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource, postLogoutSuccessSource },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => false,
        getResourceServerInfo: () => ({
          scope: anonymousScope,
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: tokenLifeSeconds,
        }),
      },
    },
    // The storefront calls from its own origin, which a browser names on every POST; nobody else may.
    clientBasedCORS: (_ctx, origin) => origin === publicUrl,
    interactions: { url: (_ctx, interaction) => `/kirjaudu?interaction=${interaction.uid}` },
    // As they were given to it: the provider asks for them again when it signs.
    extraTokenClaims: (_ctx, token) => token.extra as Record<string, unknown>,
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    ttl: {
      AccessToken: tokenLifeSeconds,
      AuthorizationCode: 60,
      Session: sessionLifeSeconds,
      Interaction: 3600,
      Grant: sessionLifeSeconds,
    },
    routes: {
      authorization: '/connect/authorize',
      token: '/connect/token',
      userinfo: '/connect/userinfo',
      jwks: '/connect/jwks',
      end_session: '/connect/logout',
    },
    renderError: (ctx, out) => {
      ctx.type = 'application/json'
      ctx.body = { error: out.error, error_description: out.error_description }
    },
  }
  const provider = new Provider(issuerOf(publicUrl), configuration)
  // Host and scheme are set by the route, from the public address.
  provider.proxy = true
  provider.use(async (ctx, next) => {
    // Nobody is signed in there, so there is nothing to end, and no row is written for asking.
    if (ctx.path === '/connect/logout' && !(await provider.Session.get(ctx as never)).accountId)
      return ctx.redirect('/') // it makes its own context of it
    await next()
  })
  registerAnonymousGrant(provider, options, audience)
  return provider
}

function registerAnonymousGrant(provider: Provider, options: ProviderOptions, audience: string): void {
  const handler = async (ctx: KoaContextWithOIDC): Promise<void> => {
    const params = ctx.oidc.params ?? {}
    const { cookies, bearer } = proofs.get(ctx.req) ?? { cookies: {}, bearer: null }
    const visitor = options.visitors.identify({
      supplied: params['anonymous_id'],
      cookies,
      earlier: bearer === null ? null : await options.tokens.visitorOf(bearer),
    })
    if (visitor === null) throw new errors.InvalidToken('the bearer is not of the cookie’s visitor')
    const client = ctx.oidc.client
    if (!client) throw new Error('The token request has no client')
    const accessToken = await signAnonymousToken(provider, client, visitor, audience)
    if (visitor.cookie !== null) ctx.res.appendHeader('set-cookie', options.visitors.setCookie(visitor.cookie))
    ctx.set('cache-control', 'no-store')
    ctx.body = { access_token: accessToken, token_type: 'Bearer', expires_in: tokenLifeSeconds, scope: anonymousScope }
  }
  provider.registerGrantType('anonymous', handler as never, ['scope', 'anonymous_id']) // version 9 calls it with the context only
}

type ClientOf = NonNullable<KoaContextWithOIDC['oidc']['client']>

/** A JWT for the shop's own API that proves a visitor. */
export async function issueAnonymousToken(
  provider: Provider,
  visitor: ProvedVisitor,
  audience: string,
): Promise<string> {
  const client = await provider.Client.find('frontend')
  if (!client) throw new Error('The provider has no client "frontend"')
  return signAnonymousToken(provider, client, visitor, audience)
}

function signAnonymousToken(
  provider: Provider,
  client: ClientOf,
  { id, authTime }: ProvedVisitor,
  audience: string,
): Promise<string> {
  const extra = { auth_time: authTime }
  const token = new provider.AccessToken({ client, accountId: id, scope: anonymousScope, extra } as never) // the typings ask for fields that belong to other grants
  token.resourceServer = new provider.ResourceServer(audience, {
    scope: anonymousScope,
    audience,
    accessTokenFormat: 'jwt',
    accessTokenTTL: tokenLifeSeconds,
    jwt: { sign: { alg: 'RS256' } },
  })
  return token.save()
}

const proofs = new WeakMap<IncomingMessage, { cookies: TokenRequest['cookies']; bearer: string | null }>()

/** The provider takes an Authorization header for the client's own credentials; here it proves an earlier identity. */
export function stashProofs(request: IncomingMessage, cookies: TokenRequest['cookies']): void {
  const bearer = bearerOf(request.headers.authorization)
  proofs.set(request, { cookies, bearer })
  if (bearer !== null) delete request.headers.authorization
}

function logoutSource(ctx: KoaContextWithOIDC, form: string): void {
  ctx.body = `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Konvehti</title></head><body><main><h1>Kirjaudu ulos</h1>${form}<button type="submit" form="op.logoutForm" value="yes" name="logout">Kirjaudu ulos</button></main></body></html>`
}

function postLogoutSuccessSource(ctx: KoaContextWithOIDC): void {
  ctx.redirect('/')
}
