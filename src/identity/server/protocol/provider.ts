import type { EventEmitter } from 'node:events'
import type { JWK } from 'jose'
import { type Configuration, errors, type Provider } from 'oidc-provider'
import type { TextLookup } from '#src/common/errors.ts'
import type { Clock } from '#src/platform/clock.ts'
import { isUnavailable, levelOfRetry } from '#src/platform/database/errors.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { RateLimiter } from '#src/platform/http/rate-limiter.ts'
import type { Log } from '#src/platform/logging.ts'
import type { RelyingParty } from '#src/platform/relying-parties.ts'
import { persistentSessionMs } from '../../contract/limits.ts'
import { accountScope, anonymousScope } from '../token-check.ts'
import { sessionLifetimeSeconds, tokenLifetimeSeconds } from '../token-lifetimes.ts'
import { claimsByScope, findClaims } from './account-claims.ts'
import { type AnonymousGrantDeps, apiResource, registerAnonymousGrant } from './anonymous-grant.ts'
import { clientsOf, identityScopes } from './clients.ts'
import { createOidcAdapter } from './oidc-adapter.ts'
import { grantAsked, interactionPath, shopPolicy } from './interactions.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { endShopSessions, leadFormsOn, type LogoutDeps } from './logout.ts'
import { logoutPage } from './logout-page.ts'
import { protocolRequest } from './protocol-request.ts'
import { LimitedProvider } from './token-limits.ts'

export interface ProviderOptions {
  db: Executor
  clock: Clock
  log: Pick<Log, 'error' | 'warn'>
  text: TextLookup
  publicUrl: string
  keys: readonly JWK[]
  cookieKeys: readonly string[]
  /** Clients that may let people sign in here, apart from the shop. */
  parties: readonly RelyingParty[]
  pass: RateLimiter
  /** Keys that sign the names of networks in the security log. */
  limiterKeys: Pick<PurposeKeys, 'sign'>
  holderOf: AnonymousGrantDeps['holderOf']
  visitors: AnonymousGrantDeps['visitors'] & LogoutDeps['visitors']
  sessions: LogoutDeps['sessions']
}

export const issuerOf = (publicUrl: string): string => `${publicUrl}/api/identity`
/** The one audience of the shop's API. */
export const audienceOf = (publicUrl: string): string => `${publicUrl}/api`

/**
 * The OpenID provider (C-6.1): anonymous tokens for every browser, and for relying parties the authorization code with PKCE.
 * Its session mirrors the shop's: it is made from it, found only together with it, and ends with it, as does all that was
 * granted under it (`oidc-adapter.ts`). A token lives an hour, so one that the browser caches for 35 minutes never expires
 * there.
 */
export function createProvider(options: ProviderOptions): Provider {
  const { publicUrl, db } = options
  const audience = audienceOf(publicUrl)
  const cookie = {
    path: '/api/identity',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https://'),
  } as const
  const sessionSeconds = persistentSessionMs / 1000
  const configuration: Configuration = {
    adapter: createOidcAdapter(db, options.clock),
    jwks: { keys: [...options.keys] as never }, // the provider's own JWK type lists the same fields
    cookies: { keys: [...options.cookieKeys], short: cookie, long: cookie },
    clients: clientsOf(publicUrl, options.parties),
    scopes: [...identityScopes, accountScope, anonymousScope],
    claims: claimsByScope,
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      claimsParameter: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = logoutPage(form, protocolRequest()?.language ?? 'fi', options.text)
        },
        postLogoutSuccessSource: (ctx) => ctx.redirect('/'),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, _client, oneOf) => oneOf?.[0],
        // A token is for userinfo unless the token request names the shop's API.
        useGrantedResource: () => false,
        getResourceServerInfo: (_ctx, resource, client) => {
          if (resource !== audience || client.clientId !== 'frontend') throw new errors.InvalidTarget()
          return apiResource(audience, accountScope)
        },
      },
    },
    // The storefront calls from its own origin, which a browser names on every POST; no other origin may.
    clientBasedCORS: (_ctx, origin) => origin === publicUrl,
    interactions: { policy: shopPolicy(), url: (_ctx, { uid }) => `${interactionPath}/${uid}` },
    loadExistingGrant: grantAsked,
    findAccount: (_ctx, id) => findClaims(db, id),
    // A visitor's token keeps the claims it was issued with: the provider asks for them again when it signs. Other tokens
    // name their grant and end with it.
    extraTokenClaims: (_ctx, token) =>
      (token.extra ?? ('grantId' in token ? { gid: token.grantId } : {})) as Record<string, unknown>,
    expiresWithSession: () => true,
    rotateRefreshToken: () => true,
    ttl: {
      AccessToken: tokenLifetimeSeconds,
      IdToken: tokenLifetimeSeconds,
      AuthorizationCode: 60,
      Interaction: 3600,
      Session: sessionSeconds,
      Grant: sessionSeconds,
      // The lifetime counts from the first token, however often it is exchanged.
      RefreshToken: (_ctx, { iiat }) =>
        iiat === undefined
          ? sessionLifetimeSeconds
          : Math.max(1, iiat + sessionLifetimeSeconds - Math.floor(+options.clock.now() / 1000)),
    },
    routes: {
      authorization: '/connect/authorize',
      token: '/connect/token',
      userinfo: '/connect/userinfo',
      jwks: '/connect/jwks',
      end_session: '/connect/logout',
    },
    renderError,
  }
  const provider = new LimitedProvider(issuerOf(publicUrl), configuration, {
    pass: options.pass,
    keys: options.limiterKeys,
  })
  // The route sets host and scheme from the public URL.
  provider.proxy = true
  leadFormsOn(provider)
  endShopSessions(provider, options)
  registerAnonymousGrant(provider, options, audience)
  provider.on('server_error', (ctx, error) => {
    if (isUnavailable(error)) ctx.status = 503
    options.log[levelOfRetry(error)]({ err: error, path: ctx.path }, 'the identity provider failed')
  })
  const koa: EventEmitter = provider
  koa.on('error', (error: unknown) => options.log[levelOfRetry(error)]({ err: error }, 'the identity provider failed'))
  return provider
}

const renderError: NonNullable<Configuration['renderError']> = (ctx, { error, error_description }) => {
  ctx.type = 'application/json'
  ctx.body = { error, error_description }
}
