import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testKeyring } from '../../../tests/support/keys.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { languages } from '#src/common/locale.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createVisitors } from '#src/identity/server/visitors.ts'
import { consentClasses, consentVersion } from '#src/shell/contract/consent.ts'
import { storedKeys } from '#src/shell/web/storage/stored-keys.ts'
import type { ConsentNotice } from '../contract/consents.ts'
import { consentsRoutes } from './consents.routes.ts'

let test: TestDatabase
let app: App
const clock = createTestClock()
const visitors = createVisitors({ keys: testKeyring().visitors, publicUrl: 'http://localhost:3000', clock })
function newVisitor() {
  const visitor = visitors.identify({ supplied: undefined, cookies: {}, earlier: null })
  if (!visitor) throw new Error('Nobody came along, and cookie and token disagree')
  return visitor
}
const visitor = newVisitor()
const choices = { functional: true, analytics: false, marketing: false }
const choice = { version: consentVersion, choices, page: '/en/Chocolates' }

async function startApp(rateLimits: boolean): Promise<App> {
  const config = { publicUrl: 'http://localhost:3000', rateLimits, trustProxy: [], cookieKeys: ['x'.repeat(32)] }
  const started = await createHttpApp({
    config,
    log: pino({ level: 'silent' }),
    text: (_language, key) => key,
    db: test.db,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  started.register(
    consentsRoutes({
      db: test.db,
      clock,
      visitorIdOf: ({ cookies }) => visitors.idOfCookies(cookies),
      keys: testKeyring().consents,
      pageAt: (path) => Promise.resolve(path.toLowerCase() === '/en/chocolates' ? '/en/chocolates' : null),
      policyUrl: (language) => Promise.resolve(`/${language}/cookies`),
    }),
  )
  await started.ready()
  return started
}

beforeAll(async () => {
  test = await createTestDatabase()
  app = await startApp(false)
})
afterAll(async () => {
  await app.close()
  await test.drop()
})

const post = (payload: unknown, cookie?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/consents',
    payload: payload as object,
    headers: cookie === undefined ? {} : { cookie },
  })
const log = () => test.sql<Record<string, unknown>>`select * from consent_log order by id`

describe('GET /api/consents', () => {
  it.each(languages)('tells in %s what is asked and what is stored', async (language) => {
    const response = await app.inject({ url: '/api/consents', headers: { 'accept-language': language } })
    const [notice, ...more] = response.json<ConsentNotice[]>()
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      key: 'cookies',
      version: consentVersion,
      language,
      policyUrl: `/${language}/cookies`,
    })
    expect(notice?.categories.map(({ key, required }) => [key, required])).toEqual([
      ['necessary', true],
      ...consentClasses.map((name) => [name, false]),
    ])
    const words = notice?.categories.flatMap((category) => [
      category.title,
      category.description,
      ...category.cookies.flatMap(({ purpose, duration, provider }) => [purpose, duration, provider]),
    ])
    expect(words?.every((word) => word.trim().length > 0)).toBe(true)
  })

  it('has words of its own in each language', async () => {
    const bodies = await Promise.all(
      languages.map(async (language) => {
        const response = await app.inject({ url: `/api/consents?language=${language}` })
        return response.json<ConsentNotice[]>()[0]?.body
      }),
    )
    expect(new Set(bodies).size).toBe(languages.length)
  })

  it('lists what the site really stores, each under what it is for', async () => {
    const [notice] = (await app.inject({ url: '/api/consents' })).json<ConsentNotice[]>()
    const told = Object.fromEntries(
      (notice?.categories ?? []).flatMap(({ key, cookies }) => cookies.map(({ name }) => [name, key])),
    )
    const stored = Object.entries(storedKeys).map(([name, { storageClass }]) => [name, storageClass])
    expect(told).toEqual({
      ...Object.fromEntries(stored),
      anonymousId: 'necessary',
      'cookie-consent': 'necessary',
      session: 'necessary',
      device: 'necessary',
      proof: 'necessary',
      _session: 'necessary',
      _interaction: 'necessary',
      _interaction_resume: 'necessary',
    })
  })
})

describe('POST /api/consents', () => {
  it('writes the choice down without saying who made it', async () => {
    const response = await post(choice)
    expect(response.statusCode).toBe(204)
    expect(response.body).toBe('')
    expect(response.headers['set-cookie']).toBeUndefined()
    expect((await log()).at(-1)).toMatchObject({
      version: consentVersion,
      ...choices,
      page: '/en/chocolates',
      visitor: null,
      created_at: clock.now(),
    })
  })

  it('keeps no path that is none of this site’s pages', async () => {
    for (const page of ['/aino@example.fi', '/0401234567', '/Aino-Virta', '/']) {
      expect((await post({ ...choice, page })).statusCode).toBe(204)
      expect((await log()).at(-1)).toMatchObject({ ...choices, page: null })
    }
  })

  it('knows a visitor with a cart by a hash that cannot be turned back', async () => {
    await post(choice, `a=b; anonymousId=${visitor.cookie}`)
    await post(choice, `anonymousId=${visitor.cookie}`)
    await post(choice, `anonymousId=${newVisitor().cookie}`)
    const rows = (await log()).slice(-3)
    const visitors = rows.map(({ visitor }) => String(visitor))
    expect(visitors[0]).toMatch(/^[\w-]{8}\.[\w-]{43}$/)
    expect(visitors[1]).toBe(visitors[0])
    expect(visitors[2]).not.toBe(visitors[0])
    expect(JSON.stringify(rows)).not.toContain(visitor.id)
  })

  it('takes no forged identity for one', async () => {
    for (const value of ['somebody@example.fi', visitor.id, visitor.id.slice(2)]) {
      await post(choice, `anonymousId=${value}`)
      expect((await log()).at(-1)?.['visitor']).toBeNull()
    }
  })

  it.each([
    ['a version that does not exist yet', { ...choice, version: consentVersion + 1 }],
    ['no version', { choices, page: '/' }],
    ['a choice too few', { ...choice, choices: { functional: true, analytics: true } }],
    ['a choice too many', { ...choice, choices: { ...choices, necessary: true } }],
    ['a choice that is not one', { ...choice, choices: { ...choices, marketing: 'yes' } }],
    ['a page with a query, which may be personal', { ...choice, page: '/kiitos?identifier=aino@example.fi' }],
    ['a page that is not one', { ...choice, page: 'https://example.org/' }],
    ['a page without end', { ...choice, page: `/${'a'.repeat(300)}` }],
    ['anything personal beside', { ...choice, email: 'aino@example.fi' }],
  ])('refuses %s', async (_what, body) => {
    const before = (await log()).length
    expect((await post(body)).statusCode).toBe(400)
    expect((await log()).length).toBe(before)
  })

  it('is limited', async () => {
    const limited = await startApp(true)
    const send = () => limited.inject({ method: 'POST', url: '/api/consents', payload: choice })
    for (let turn = 0; turn < 30; turn += 1) expect((await send()).statusCode).toBe(204)
    const refused = await send()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
    await limited.close()
  })
})
