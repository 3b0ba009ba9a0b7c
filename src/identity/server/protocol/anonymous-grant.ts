import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider'
import { tokenLifetimeSeconds } from '../token-lifetimes.ts'
import { anonymousScope, customerScope } from '../token-check.ts'
import type { HolderOf, TokenHolder } from '../token-requests.ts'
import type { Visitors } from '../visitors.ts'
import { protocolRequest } from './protocol-request.ts'

export interface AnonymousGrantDeps {
  holderOf: HolderOf
  visitors: Pick<Visitors, 'setCookie'>
}

/** The grant by which a browser gets a token without a sign-in or consent (specification 1, 7.2). */
export function registerAnonymousGrant(
  provider: Provider,
  { holderOf, visitors }: AnonymousGrantDeps,
  audience: string,
): void {
  const handler = async (ctx: KoaContextWithOIDC): Promise<void> => {
    const { cookies = {}, bearer = null } = protocolRequest() ?? {}
    const holder = await holderOf({ supplied: ctx.oidc.params?.['anonymous_id'], cookies, bearer })
    if (holder === null) throw new errors.InvalidToken('the bearer is not of whoever the cookies are of')
    const client = ctx.oidc.client
    if (!client) throw new Error('The token request has no client')
    const accessToken = await signToken(provider, client, holder, audience)
    if (holder.cookie !== null) ctx.res.appendHeader('set-cookie', visitors.setCookie(holder.cookie))
    ctx.set('cache-control', 'no-store')
    ctx.body = {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: tokenLifetimeSeconds,
      scope: scopeOf(holder),
    }
  }
  provider.registerGrantType('anonymous', handler as never, ['scope', 'anonymous_id']) // version 9 calls it with the context only
}

type ClientOf = NonNullable<KoaContextWithOIDC['oidc']['client']>

const scopeOf = ({ sessionId }: Pick<TokenHolder, 'sessionId'>): string =>
  sessionId === null ? anonymousScope : `${anonymousScope} ${customerScope}`

/** A JWT for the shop's API that proves a visitor, or a customer together with their session. */
export async function issueToken(
  provider: Provider,
  holder: Omit<TokenHolder, 'cookie'>,
  audience: string,
): Promise<string> {
  const client = await provider.Client.find('frontend')
  if (!client) throw new Error('The provider has no client "frontend"')
  return signToken(provider, client, holder, audience)
}

function signToken(
  provider: Provider,
  client: ClientOf,
  { id, authTime, sessionId }: Omit<TokenHolder, 'cookie'>,
  audience: string,
): Promise<string> {
  const scope = scopeOf({ sessionId })
  const extra = { auth_time: authTime, ...(sessionId !== null && { sid: sessionId }) }
  const token = new provider.AccessToken({ client, accountId: id, scope, extra } as never) // the typings ask for fields that belong to other grants
  token.resourceServer = new provider.ResourceServer(audience, apiResource(audience, scope))
  return token.save()
}

/** The shop's API as a resource server of the provider. */
export const apiResource = (audience: string, scope: string) =>
  ({
    scope,
    audience,
    accessTokenFormat: 'jwt',
    accessTokenTTL: tokenLifetimeSeconds,
    jwt: { sign: { alg: 'RS256' } },
  }) as const
