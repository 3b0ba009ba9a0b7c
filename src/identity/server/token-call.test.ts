import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountShop, type Browser, startAccountShop } from '../../../tests/support/account-shop.ts'

/* The token call beside a session (C-18.1), over HTTP, by browsers with cookies of their own. */

let shop: AccountShop
let other: Awaited<ReturnType<AccountShop['startServer']>>
beforeAll(async () => {
  shop = await startAccountShop()
  other = await shop.startServer()
})
afterAll(async () => {
  await other.app.close()
  await shop.stop()
})

const form = { grant_type: 'anonymous', client_id: 'frontend', scope: 'anonymous_id', anonymous_id: '' }
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000' }
const ask = (browser: Browser, headers: Record<string, string> = {}, more: Record<string, string> = {}) =>
  browser.send({
    method: 'POST',
    url: '/api/identity/connect/token',
    headers: { ...formHeaders, ...headers },
    payload: new URLSearchParams({ ...form, ...more }).toString(),
  })
const askSimply = (browser: Browser, headers: Record<string, string> = {}) =>
  browser.send({ method: 'POST', url: '/api/identity/connect/token/anonymous', headers, payload: {} })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const tokenOf = async (browser: Browser): Promise<string> =>
  (await ask(browser)).json<{ access_token: string }>().access_token
const whoIs = (browser: Browser, token: string, server = shop.app) =>
  browser.send({ url: '/whoami', headers: bearer(token) }, server)

describe('the token call beside a session', () => {
  it('answers a token of the customer’s owner, and leaves the guest’s cookie', async () => {
    const { browser, accountId, ownerId } = await shop.customer()
    const guest = browser.cookies.get('anonymousId')
    const answer = await ask(browser)
    expect(answer.json()).toMatchObject({ expires_in: 3600, scope: 'anonymous_id customer' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const token = answer.json<{ access_token: string }>().access_token
    expect(decodeJwt(token).sub).toBe(ownerId)
    for (const server of [shop.app, other.app])
      expect((await whoIs(browser, token, server)).json()).toEqual({ kind: 'customer', ownerId, accountId })
    expect(browser.cookies.get('anonymousId')).toBe(guest)
    const change = await browser.send({ method: 'POST', url: '/change', headers: bearer(token) })
    expect(change.json()).toMatchObject({ ownerId })
  })

  it('answers the same to clients that are not browsers', async () => {
    const { browser, ownerId } = await shop.customer()
    const answer = (await askSimply(browser)).json<{ access_token: string; anonymous_id: string }>()
    expect(answer.anonymous_id).toBe(ownerId)
    expect((await whoIs(browser, answer.access_token)).json()).toMatchObject({ ownerId })
  })

  it('needs no body', async () => {
    const { browser, ownerId } = await shop.customer()
    const answer = await browser.send({ method: 'POST', url: '/api/identity/connect/token/anonymous' })
    expect([answer.statusCode, answer.json<{ anonymous_id: string }>().anonymous_id]).toEqual([200, ownerId])
  })

  it('cannot be talked into another owner', async () => {
    const [mine, theirs] = [await shop.customer(), await shop.customer()]
    for (const more of [
      { anonymous_id: theirs.ownerId },
      { sub: theirs.ownerId },
      { scope: 'anonymous_id customer' },
    ]) {
      const { access_token: token } = (await ask(mine.browser, {}, more)).json<{ access_token?: string }>()
      if (token !== undefined) expect(decodeJwt(token).sub).toBe(mine.ownerId)
    }
    const stranger = shop.browser()
    for (const more of [{ anonymous_id: mine.ownerId }, { scope: 'anonymous_id customer' }]) {
      const answer = await ask(stranger, {}, more)
      if (answer.statusCode === 200) expect(answer.json()).toMatchObject({ scope: 'anonymous_id' })
    }
  })

  it('refuses an earlier token that is not of this session', async () => {
    const guest = shop.browser()
    const { browser } = await shop.customer()
    const { browser: stranger } = await shop.customer()
    for (const earlier of [await tokenOf(guest), await tokenOf(stranger)])
      for (const answer of [await ask(browser, bearer(earlier)), await askSimply(browser, bearer(earlier))]) {
        expect(answer.statusCode).toBe(401)
        expect(answer.body).not.toContain('access_token')
      }
    expect((await ask(browser, bearer(await tokenOf(browser)))).statusCode).toBe(200)
  })
})

describe('a customer’s token', () => {
  it('counts beside the session it was given in, and nowhere else', async () => {
    const { browser, email } = await shop.customer()
    const token = await tokenOf(browser)
    expect((await whoIs(browser, token)).statusCode).toBe(200)
    const [bare, second] = [shop.browser(), shop.browser()]
    await second.signIn(email)
    const { browser: stranger } = await shop.customer()
    for (const elsewhere of [bare, second, stranger]) {
      const answer = await whoIs(elsewhere, token)
      expect([answer.statusCode, answer.json()]).toMatchObject([401, [{ key: 'auth/token' }]])
    }
  })

  it('is over with its session, in every process, and after a new sign-in too', async () => {
    const { browser, email } = await shop.customer()
    const token = await tokenOf(browser)
    const kept = new Map(browser.cookies)
    await browser.post('/api/identity/signout', {})
    const thief = shop.browser()
    for (const [name, value] of kept) thief.cookies.set(name, value)
    for (const server of [shop.app, other.app])
      for (const one of [browser, thief]) expect((await whoIs(one, token, server)).statusCode).toBe(401)
    // The browser goes on as a new visitor, without asking twice.
    expect(decodeJwt(await tokenOf(browser)).sub).toMatch(/^v_/)
    expect((await ask(browser, bearer(token))).statusCode).toBe(401)
    await browser.signIn(email)
    expect((await whoIs(browser, token)).statusCode).toBe(401)
    expect((await whoIs(browser, await tokenOf(browser))).statusCode).toBe(200)
  })

  it('is over when the customer signs out everywhere, and when the session’s time is up', async () => {
    const { browser, email } = await shop.customer()
    const phone = shop.browser()
    await phone.signIn(email)
    const token = await tokenOf(phone)
    expect((await whoIs(phone, token)).statusCode).toBe(200)
    await browser.post('/api/identity/signout/everywhere', {})
    expect((await whoIs(phone, token, other.app)).statusCode).toBe(401)
    await phone.signIn(email)
    const late = await tokenOf(phone)
    expect((await whoIs(phone, late)).statusCode).toBe(200)
    // Not by the clock: the provider keeps its own.
    await shop.database.sql`update session set ends_at = ${shop.clock.now().toISOString()}
      where account_id = (select id from account where email = ${email})`
    expect((await whoIs(phone, late)).statusCode).toBe(401)
  })

  it('stays good when the session’s secret is exchanged', async () => {
    const { email } = await shop.customer()
    const browser = shop.browser()
    await browser.signIn(email, undefined, true)
    const token = await tokenOf(browser)
    const secret = browser.cookies.get('session')
    shop.clock.advance(24 * 3_600_000 + 1)
    expect(await browser.isSignedIn()).toBe(true)
    expect(browser.cookies.get('session')).not.toBe(secret)
    // It has outlived its hour; what was given a moment before has not.
    shop.clock.advance(-24 * 3_600_000 - 1)
    expect((await whoIs(browser, token)).statusCode).toBe(200)
  })
})

describe('a visitor’s token', () => {
  it('counts beside no session: it is renewed once, and is the customer’s then', async () => {
    const { email, ownerId } = await shop.customer()
    const browser = shop.browser()
    const guest = await tokenOf(browser)
    expect(decodeJwt(guest).sub).toMatch(/^v_/)
    await browser.signIn(email)
    expect((await whoIs(browser, guest)).statusCode).toBe(401)
    expect((await whoIs(browser, await tokenOf(browser))).json()).toMatchObject({ ownerId })
    // Without any cookie it stays what it was: the guest’s, whose things have moved.
    expect((await whoIs(shop.browser(), guest)).json()).toMatchObject({ kind: 'visitor' })
  })
})
