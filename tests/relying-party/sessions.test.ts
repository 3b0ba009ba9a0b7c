import { decodeJwt } from 'jose'
import * as client from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountShop, type Browser, publicUrl } from '../support/account-shop.ts'
import {
  authorize,
  callback,
  loggedOut,
  relyingParty,
  request,
  signInAt,
  startProviderShop,
  visit,
} from './support/relying-party.ts'

/* The provider's session is the shadow of the shop's own, and all that was granted under it ends with it. */

let shop: AccountShop
let other: Awaited<ReturnType<AccountShop['startServer']>>
let party: client.Configuration
let frontend: client.Configuration
beforeAll(async () => {
  shop = await startProviderShop()
  other = await shop.startServer()
  party = await relyingParty(shop)
  frontend = await relyingParty(shop, 'frontend')
})
afterAll(async () => {
  await other.app.close()
  await shop.stop()
})

const offline = { scope: 'openid offline_access', prompt: 'consent' }
const api = `${publicUrl}/api`
type Tokens = Awaited<ReturnType<typeof authorize>>['tokens']

/** A token for the shop's API, as its own client asks for one, and one for userinfo. */
async function granted(browser: Browser, email: string) {
  const asked = await request(frontend, {
    redirect_uri: `${publicUrl}/`,
    resource: api,
    scope: 'openid account offline_access',
    prompt: 'consent',
  })
  let { url: landed } = await visit(browser, asked.url)
  if (landed.pathname === '/kirjaudu') landed = (await signInAt(browser, landed, email)).url
  const checks = { pkceCodeVerifier: asked.verifier, expectedState: asked.state, expectedNonce: asked.nonce }
  const account = await client.authorizationCodeGrant(frontend, landed, checks, { resource: api })
  const { tokens } = await authorize(party, browser, email, offline)
  return { account, tokens }
}
const whoIs = (token: string, server = shop.app) =>
  server.inject({ url: '/whoami', headers: { authorization: `Bearer ${token}` } })
const isAlive = async ({ account, tokens }: { account: Tokens; tokens: Tokens }, server = shop.app) => {
  const endpoint = {
    url: '/api/identity/connect/userinfo',
    headers: { authorization: `Bearer ${tokens.access_token}` },
  }
  return [(await whoIs(account.access_token, server)).statusCode, (await server.inject(endpoint)).statusCode]
}
const renew = (token: string | undefined, by = party) =>
  client.refreshTokenGrant(by, token ?? '').then(
    () => true,
    () => false,
  )

describe('a token for the account', () => {
  it('opens the shop’s API as its customer, by itself', async () => {
    const { email, accountId, ownerId } = await shop.customer()
    const { account } = await granted(shop.browser(), email)
    expect(decodeJwt(account.access_token)).toMatchObject({ sub: accountId, aud: api, scope: 'account' })
    expect((await whoIs(account.access_token)).json()).toEqual({ kind: 'customer', ownerId, accountId })
    // Beside the session of somebody else it proves nothing.
    const { browser } = await shop.customer()
    const beside = await browser.send({ url: '/whoami', headers: { authorization: `Bearer ${account.access_token}` } })
    expect(beside.statusCode).toBe(401)
  })

  it('is given to no client but the shop’s own', async () => {
    const { email } = await shop.customer()
    const asked = await request(party, { resource: api, scope: 'openid account' })
    const browser = shop.browser()
    await authorize(party, browser, email)
    const { url: landed } = await visit(browser, asked.url)
    expect(landed.searchParams.get('error')).toMatch(/^invalid_(target|scope)$/)
  })

  it('opens nothing as the token of a relying party, as an ID token, or as one for userinfo', async () => {
    const { email } = await shop.customer()
    const { tokens } = await authorize(party, shop.browser(), email)
    for (const token of [tokens.access_token, tokens.id_token ?? '']) expect((await whoIs(token)).statusCode).toBe(401)
  })
})

describe('what was granted', () => {
  const ways: [string, (browser: Browser, email: string) => Promise<unknown>][] = [
    ['signs out', (browser) => browser.post('/api/identity/signout', {})],
    [
      'signs out everywhere, from another browser',
      async (_browser, email) => {
        const second = shop.browser()
        await second.signIn(email)
        await second.post('/api/identity/signout/everywhere', {})
      },
    ],
    [
      'changes the password elsewhere',
      async (_browser, email) => {
        const second = shop.browser()
        await second.signIn(email)
        const change = { currentPassword: 'kuusenkerkkä ja kahvi', newPassword: 'vadelmat ennen kahvia' }
        expect((await second.post('/api/cda/me/password', change)).statusCode).toBe(204)
      },
    ],
  ]
  it.each(ways)('is over in every process as soon as its customer %s', async (_how, end) => {
    const { email } = await shop.customer()
    const browser = shop.browser()
    const all = await granted(browser, email)
    for (const server of [shop.app, other.app]) expect(await isAlive(all, server)).toEqual([200, 200])
    await end(browser, email)
    for (const server of [shop.app, other.app]) expect(await isAlive(all, server)).toEqual([401, 401])
    expect([await renew(all.account.refresh_token, frontend), await renew(all.tokens.refresh_token)]).toEqual([
      false,
      false,
    ])
    // Nor does the provider know anybody any more.
    const { url } = await request(party, { prompt: 'none' })
    expect((await visit(browser, url)).url.searchParams.get('error')).toBe('login_required')
  })

  it('is over when the session’s time is up', async () => {
    const { email } = await shop.customer()
    const all = await granted(shop.browser(), email)
    await shop.database.sql`update session set ends_at = now() - interval '1 second'
      where account_id = (select id from account where email = ${email})`
    expect(await isAlive(all)).toEqual([401, 401])
    expect(await renew(all.tokens.refresh_token)).toBe(false)
  })

  it('is untouched where somebody else, or the same customer on another device, signs out', async () => {
    const { email } = await shop.customer()
    const [browser, phone] = [shop.browser(), shop.browser()]
    const all = await granted(browser, email)
    await phone.signIn(email)
    await phone.post('/api/identity/signout', {})
    expect(await isAlive(all)).toEqual([200, 200])
  })

  it('stands in no row as it opens', async () => {
    const { email } = await shop.customer()
    const browser = shop.browser()
    const { tokens } = await granted(browser, email)
    const rows = JSON.stringify(await shop.database.sql`select * from identity_payload`)
    for (const secret of [
      tokens.access_token,
      tokens.refresh_token ?? 'none',
      browser.cookies.get('_session') ?? 'none',
    ])
      expect(rows).not.toContain(secret)
  })
})

describe('the provider’s session', () => {
  it('is the next customer’s where another signs in on the same browser', async () => {
    const [one, two] = [await shop.customer(), await shop.customer()]
    const browser = shop.browser()
    await authorize(party, browser, one.email)
    await browser.post('/api/identity/signout', {})
    await browser.signIn(two.email)
    const { tokens, isAskedToSignIn } = await authorize(party, browser, two.email)
    expect([isAskedToSignIn, tokens.claims()?.sub]).toEqual([false, two.accountId])
    // And without signing out first.
    await browser.signIn(one.email)
    expect((await authorize(party, browser, one.email)).tokens.claims()?.sub).toBe(one.accountId)
  })

  it('is nobody’s without the shop’s own beside it', async () => {
    const { email } = await shop.customer()
    const browser = shop.browser()
    await authorize(party, browser, email)
    const copy = shop.browser()
    for (const [name, value] of browser.cookies) if (name !== 'session') copy.cookies.set(name, value)
    const { url } = await request(party, { prompt: 'none' })
    expect((await visit(copy, url)).url.searchParams.get('error')).toBe('login_required')
  })

  it('cannot be begun in one browser and signed in to by another', async () => {
    const { email, browser: victim } = await shop.customer()
    const thief = shop.browser()
    const asked = await request(party)
    const began = await thief.send({ url: `${asked.url.pathname}${asked.url.search}` })
    const interaction = new URL(String(began.headers.location), publicUrl)
    expect(interaction.pathname).toMatch(/^\/api\/identity\/interaction\//)
    // The link of the thief, pressed by somebody who is signed in, leads them to their account and nowhere else.
    const led = await victim.send({ url: interaction.pathname })
    expect(led.headers.location).toBe('/oma-tili')
    const { url: landed } = await visit(thief, interaction)
    expect(landed.pathname).toBe('/kirjaudu')
    expect(email).toBeTruthy()
  })
})

describe('signing out at a relying party', () => {
  const end = async (browser: Browser, more: Record<string, string> = {}) => {
    const url = client.buildEndSessionUrl(party, { post_logout_redirect_uri: loggedOut, state: 'away', ...more })
    const page = await visit(browser, url)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1]
    if (xsrf === undefined) return page
    const confirmed = await browser.send({
      method: 'POST',
      url: '/api/identity/connect/logout/confirm',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000' },
      payload: `xsrf=${xsrf}&logout=yes`,
    })
    return visit(browser, String(confirmed.headers.location))
  }

  it('ends the shop’s own session too, and leads back', async () => {
    const { email } = await shop.customer()
    const browser = shop.browser()
    const { tokens } = await authorize(party, browser, email, offline)
    const guest = browser.cookies.get('anonymousId')
    const { url: landed } = await end(browser, { id_token_hint: tokens.id_token ?? '' })
    expect(landed.href).toBe(`${loggedOut}?state=away`)
    expect(browser.cookies.has('session')).toBe(false)
    expect(browser.cookies.get('anonymousId')).not.toBe(guest)
    expect(await browser.isSignedIn(other.app)).toBe(false)
    expect(await renew(tokens.refresh_token)).toBe(false)
    await expect(client.fetchUserInfo(party, tokens.access_token, client.skipSubjectCheck)).rejects.toThrow()
  })

  it('asks in the visitor’s language first, and does nothing by itself', async () => {
    const { email } = await shop.customer()
    const browser = shop.browser()
    await authorize(party, browser, email)
    for (const [language, words] of [
      ['fi', 'Kirjaudu ulos'],
      ['sv', 'Logga ut'],
      ['en', 'Sign out'],
    ] as const) {
      const page = await browser.send({ url: '/api/identity/connect/logout', headers: { 'accept-language': language } })
      expect(page.body).toContain(`<html lang="${language}">`)
      expect(page.body).toContain(words)
      expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    }
    const forged = await browser.send({
      method: 'POST',
      url: '/api/identity/connect/logout/confirm',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'xsrf=guess&logout=yes',
    })
    expect(forged.statusCode).toBe(400)
    expect(await browser.isSignedIn()).toBe(true)
  })

  it('leads back at once where nobody is signed in, to registered addresses alone', async () => {
    const { email } = await shop.customer()
    const browser = shop.browser()
    const { tokens } = await authorize(party, browser, email)
    await browser.post('/api/identity/signout', {})
    const hint = { id_token_hint: tokens.id_token ?? '' }
    expect((await end(browser, hint)).url.href).toBe(`${loggedOut}?state=away`)
    for (const [uri, more] of [
      ['https://evil.example/', hint],
      [`${loggedOut}/x`, hint],
      [callback, hint],
      [loggedOut, { id_token_hint: 'x.y.z' }],
      [loggedOut, { id_token_hint: `${(tokens.id_token ?? '').slice(0, -6)}AAAAAA` }],
      [loggedOut, { ...hint, client_id: 'partner-two' }],
    ] as const)
      expect((await end(browser, { ...more, post_logout_redirect_uri: uri })).url.href, uri).toBe(`${publicUrl}/`)
  })

  it('takes the form of another site, which comes without cookies, and leads it on', async () => {
    const { email } = await shop.customer()
    const browser = shop.browser()
    const { tokens } = await authorize(party, browser, email)
    const posted = await shop.app.inject({
      method: 'POST',
      url: '/api/identity/connect/logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000' },
      payload: new URLSearchParams({
        id_token_hint: tokens.id_token ?? '',
        post_logout_redirect_uri: loggedOut,
      }).toString(),
    })
    expect(posted.statusCode).toBe(303)
    const page = await visit(browser, String(posted.headers.location))
    expect(page.body).toContain('name="xsrf"')
  })
})
