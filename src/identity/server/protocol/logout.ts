import type { IncomingMessage } from 'node:http'
import { decodeJwt } from 'jose'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Sessions } from '../session/sessions.ts'
import type { Visitors } from '../visitors.ts'
import { protocolRequest } from './protocol-request.ts'

export interface LogoutDeps {
  sessions: Pick<Sessions, 'end' | 'clearCookie'>
  visitors: Pick<Visitors, 'fresh'>
}

type Context = Parameters<Parameters<Provider['use']>[0]>[0]

const path = '/connect/logout'
/** The provider's limit on the size of forms. */
const formBytes = 56 * 1024

/**
 * RP-initiated logout ends the shop's session too. A visitor who is not signed in has nothing to confirm: no row is written,
 * and the browser goes back to the client at once.
 */
export function endShopSessions(provider: Provider, { sessions, visitors }: LogoutDeps): void {
  provider.use(async (ctx, next) => {
    if (ctx.path === path) {
      const session = await provider.Session.get(ctx as never) // it makes its own context of it
      if (session.accountId === undefined) return seeOther(ctx, (await returnAddress(provider, ctx.query)) ?? '/')
    }
    await next()
    const { oidc } = ctx as { oidc?: KoaContextWithOIDC['oidc'] } // there once the provider has answered
    const session = oidc?.session as { destroyed?: boolean } | undefined // the typings leave it out
    if (oidc?.route !== 'end_session_confirm' || session?.destroyed !== true) return
    await sessions.end(protocolRequest()?.cookies ?? {})
    for (const cookie of [sessions.clearCookie(), visitors.fresh()]) ctx.res.appendHeader('set-cookie', cookie)
  })
}

function seeOther(ctx: Context, url: string): void {
  ctx.status = 303
  ctx.redirect(url)
}

/**
 * Browsers send forms of other sites without the SameSite cookies. A redirect to the same address brings the cookies, so the
 * provider knows a signed-in customer and does not ask for another sign-in.
 */
export function leadFormsOn(provider: Provider): void {
  const paths: ReadonlyMap<string, string> = new Map([
    ['/connect/authorize', 'authorization'],
    [path, 'end_session'],
  ])
  provider.use(async (ctx, next) => {
    const route = ctx.method === 'POST' ? paths.get(ctx.path) : undefined
    if (route === undefined) return next()
    seeOther(ctx, `${provider.pathFor(route)}?${await formOf(ctx.req)}`)
  })
}

async function formOf(request: IncomingMessage): Promise<string> {
  let form = ''
  for await (const chunk of request) {
    form += String(chunk)
    if (form.length > formBytes) return ''
  }
  return new URLSearchParams(form).toString()
}

/**
 * Where a client wants its visitor back: an allowed address of a client that an ID token of this provider, or its client id,
 * names; else null.
 */
async function returnAddress(provider: Provider, query: Context['query']): Promise<string | null> {
  const one = (name: string): string | undefined => [query[name]].flat()[0]
  const [hint, uri, state] = [one('id_token_hint'), one('post_logout_redirect_uri'), one('state')]
  const clientId = hint === undefined ? one('client_id') : audienceOf(hint)
  if (uri === undefined || clientId === undefined || (one('client_id') ?? clientId) !== clientId) return null
  const client = await provider.Client.find(clientId)
  if (!client?.postLogoutRedirectUriAllowed(uri)) return null
  try {
    if (hint !== undefined) await provider.IdToken.validate(hint, client)
  } catch {
    return null
  }
  const url = new URL(uri)
  if (state !== undefined) url.searchParams.set('state', state)
  return url.href
}

function audienceOf(idToken: string): string | undefined {
  try {
    return [decodeJwt(idToken).aud].flat()[0]
  } catch {
    return undefined
  }
}
