import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountShop, startAccountShop } from '../../../../tests/support/account-shop.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await startAccountShop()
})
afterAll(() => shop.stop())

const day = 24 * 3_600_000
const ask = (secret: string) =>
  shop.app.inject({ url: '/api/me/isauthenticated', headers: { cookie: `session=${secret}` } })
const secretIn = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.cookies.find(({ name }) => name === 'session')?.value ?? null

async function persistentSession(): Promise<string> {
  const { email } = await shop.customer()
  const browser = shop.browser()
  await browser.signIn(email, undefined, true)
  await browser.isSignedIn()
  return browser.cookies.get('session') ?? ''
}

describe('a session’s secret', () => {
  it('is not what is stored, and stands in no two sign-ins', async () => {
    const secret = await persistentSession()
    const rows = await shop.database.sql<{ row: string }>`select s::text as row from session s`
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(await persistentSession()).not.toBe(secret)
  })

  it('is exchanged once a day, by one of those that bring it at once', async () => {
    const secret = await persistentSession()
    expect(secretIn(await ask(secret))).toBeNull()
    shop.clock.advance(day + 1)
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(secret)))
    expect(answers.map((answer) => answer.json<boolean>())).toEqual([true, true, true, true, true])
    const given = answers.map(secretIn).filter((value) => value !== null)
    expect(given.length).toBe(1)
    expect((await ask(given[0] ?? '')).json()).toBe(true)
    // Requests that were under way.
    shop.clock.advance(59_000)
    expect((await ask(secret)).json()).toBe(true)
  })

  it('that was exchanged and comes again ends the session: somebody has a copy', async () => {
    const secret = await persistentSession()
    shop.clock.advance(day + 1)
    const next = secretIn(await ask(secret)) ?? ''
    expect((await ask(next)).json()).toBe(true)
    shop.clock.advance(61_000)
    const copied = await ask(secret)
    expect(copied.json()).toBe(false)
    expect(secretIn(copied)).toBe('')
    expect((await ask(next)).json()).toBe(false)
    const [audited] = await shop.database.sql`select from audit_entry where command = 'session.reused'`
    expect(audited).toBeDefined()
  })

  it('that was lost on its way does not sign anybody out', async () => {
    const secret = await persistentSession()
    shop.clock.advance(day + 1)
    expect(secretIn(await ask(secret))).not.toBeNull()
    shop.clock.advance(2 * day)
    const again = await ask(secret)
    expect(again.json()).toBe(true)
    expect((await ask(secretIn(again) ?? '')).json()).toBe(true)
  })

  it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(43)}; session=x`, "' or 1=1 --"])('is not %j', async (secret) => {
    expect((await ask(secret)).json()).toBe(false)
  })
})

describe('whoever is signed in', () => {
  it('is known by the cookie alone: to read, and to change by this site’s own code', async () => {
    const { browser, accountId, ownerId } = await shop.customer()
    const actor = { kind: 'customer', ownerId, accountId }
    expect((await browser.send({ url: '/whoami' })).json()).toEqual(actor)
    const change = async (headers: Record<string, string>) =>
      (await browser.send({ method: 'POST', url: '/change', headers })).statusCode
    expect(await change({ 'x-requested-with': 'fetch' })).toBe(200)
    expect(await change({})).toBe(401)
    expect(await change({ origin: 'http://localhost:3000' })).toBe(401)
    expect(await change({ origin: 'https://evil.example', 'x-requested-with': 'fetch' })).toBe(401)
  })
})
