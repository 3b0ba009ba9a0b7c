import * as client from 'openid-client'
import { type AccountShop, type Browser, password, publicUrl, startAccountShop } from '../../support/account-shop.ts'

/*
 * A relying party outside of the shop, which knows of it what discovery says, and browsers that go where they are led. Requests reach
 * the shop by Fastify's inject; what they hold, and what is checked of the answers, is the client library's own.
 */

export const issuer = new URL(`${publicUrl}/api/identity`)
export const secret = 'relying-party-0123456789-abcdefghij'
export const callback = 'https://rp.example/callback'
export const loggedOut = 'https://rp.example/logged-out'
const one = { secret, redirectUris: [callback, 'https://rp.example/other'], postLogoutRedirectUris: [loggedOut] }
const parties = [
  { id: 'partner', name: 'Partner', ...one },
  { id: 'partner-two', name: 'Partner two', ...one },
  { id: 'partner-post', name: 'Partner by post', ...one, authMethod: 'client_secret_post' as const },
  { id: 'app', name: 'App', redirectUris: [callback], postLogoutRedirectUris: [loggedOut] },
]

export const startProviderShop = (): Promise<AccountShop> =>
  startAccountShop({ parties, rateLimits: false, keepsTime: true })

/** What libraries take for the network. */
export const fetchFrom = (shop: AccountShop, app = shop.app): client.CustomFetch =>
  async function answer(url, { method, headers, body }) {
    const { pathname, search } = new URL(url)
    const payload = body instanceof URLSearchParams || typeof body === 'string' ? String(body) : undefined
    const got = await app.inject({
      method: method as 'GET',
      url: `${pathname}${search}`,
      headers: { host: 'localhost:3000', ...headers },
      ...(payload !== undefined && { payload }),
    })
    const given = Object.entries(got.headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(got.body === '' ? null : got.body, { status: got.statusCode, headers: given })
  }

/** A relying party of these; each has the secret but `app`. */
export async function relyingParty(shop: AccountShop, id = 'partner', app = shop.app): Promise<client.Configuration> {
  const auth =
    id === 'app' || id === 'frontend'
      ? client.None()
      : id === 'partner-post'
        ? client.ClientSecretPost(secret)
        : client.ClientSecretBasic(secret)
  return client.discovery(issuer, id, undefined, auth, {
    execute: [client.allowInsecureRequests],
    [client.customFetch]: fetchFrom(shop, app),
  })
}

export interface Asked {
  url: URL
  verifier: string
  state: string
  nonce: string
}

/** An authorization request as the library makes it; what is undefined is left out. */
export async function request(
  party: client.Configuration,
  more: Record<string, string | undefined> = {},
): Promise<Asked> {
  const verifier = client.randomPKCECodeVerifier()
  const [state, nonce] = [client.randomState(), client.randomNonce()]
  const parameters = {
    redirect_uri: callback,
    scope: 'openid',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...more,
  }
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { url: client.buildAuthorizationUrl(party, Object.fromEntries(given)), verifier, state, nonce }
}

/** Where a browser ends that is led on from an address: at another site, at a page of the shop, or at an answer of its own. */
export async function visit(browser: Browser, url: URL | string): Promise<{ url: URL; status: number; body: string }> {
  let at = new URL(url, publicUrl)
  for (let steps = 0; steps < 12; steps += 1) {
    if (at.origin !== publicUrl || !at.pathname.startsWith('/api/')) return { url: at, status: 200, body: '' }
    const answer = await browser.send({ url: `${at.pathname}${at.search}`, headers: { host: at.host } })
    const { location } = answer.headers
    if (location === undefined) return { url: at, status: answer.statusCode, body: answer.body }
    at = new URL(location, at)
  }
  throw new Error(`Led in a circle, last to ${at.href}`)
}

/** Signs in on the page a browser was led to, and goes on from there. */
export async function signInAt(browser: Browser, page: URL, email: string) {
  if (page.pathname !== '/kirjaudu') throw new Error(`Not the sign-in page: ${page.href}`)
  const returnUrl = page.searchParams.get('returnUrl') ?? ''
  const answer = await browser.post('/api/identity/login', { email, password, returnUrl })
  return visit(browser, answer.json<{ redirectUrl: string }>().redirectUrl)
}

/** Asks, signs in where that is wanted, and gives the code back; answers the tokens and what was asked. */
export async function authorize(
  party: client.Configuration,
  browser: Browser,
  email: string,
  more: Record<string, string | undefined> = {},
) {
  const asked = await request(party, more)
  let { url: landed } = await visit(browser, asked.url)
  const isAskedToSignIn = landed.origin === publicUrl
  if (isAskedToSignIn) landed = (await signInAt(browser, landed, email)).url
  const tokens = await exchange(party, landed, asked, more)
  return { tokens, landed, asked, isAskedToSignIn }
}

export const exchange = (
  party: client.Configuration,
  landed: URL,
  asked: Asked,
  more: Record<string, string | undefined> = {},
) =>
  client.authorizationCodeGrant(party, landed, {
    pkceCodeVerifier: asked.verifier,
    ...('state' in more && more['state'] === undefined ? {} : { expectedState: asked.state }),
    ...('nonce' in more ? {} : { expectedNonce: asked.nonce }),
    ...(more['max_age'] !== undefined && { maxAge: Number(more['max_age']) }),
    idTokenExpected: true,
  })
