import { setTimeout as sleep } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createLog } from '../logging.ts'
import { createHttpApp } from './http-app.ts'
import { rateLimits } from './rate-limits.ts'
import type { App } from './route-types.ts'

const { max, tries = 0 } = rateLimits.forms
interface Payload {
  status: number
  waitMs?: number
  /** Until the gate is opened. */
  waits?: boolean
}
const logLines: string[] = []
let app: App
let test: TestDatabase
/** Requests that a route has taken. */
let inside = 0
let gate = Promise.withResolvers<void>()

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

async function startApp(): Promise<App> {
  const started = await createHttpApp({
    config: { publicUrl: 'http://localhost:3000', rateLimits: true, trustProxy: [], cookieKeys: ['k'.repeat(32)] },
    log: createLog({ level: 'warn', name: 'test', destination: { write: (line) => void logLines.push(line) } }),
    text: (language, key) => `${language} ${key}`,
    db: test.db,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  for (const path of ['/api/form', '/api/other-form']) {
    started.post(path, { config: { permission: 'site:read', limit: 'forms' } }, async (request, reply) => {
      const { status, waitMs = 0, waits = false } = request.body as Payload // sent below
      inside += 1
      if (waits) await gate.promise
      await sleep(waitMs)
      return reply.code(status).send({})
    })
  }
  started.get('/api/search', { config: { permission: 'site:read', limit: 'search' } }, () => ({}))
  const limitWhen = ({ url }: { url: string }): boolean => url.includes('q=')
  started.get('/page', { config: { permission: 'site:read', limit: 'search', limitWhen } }, () => ({}))
  await started.ready()
  return started
}
beforeEach(async () => {
  await test.run('delete from rate_limit')
  logLines.length = 0
  app = await startApp()
})
afterEach(() => app.close())

const post = (payload: Payload, more: InjectOptions = {}) =>
  app.inject({ method: 'POST', url: '/api/form', payload, ...more })
async function statuses(count: number, status: number): Promise<Set<number>> {
  const answers = new Set<number>()
  for (let n = 0; n < count; n++) answers.add((await post({ status })).statusCode)
  return answers
}

it.each([400, 404, 409, 500])('what is answered with %i costs nothing of the limit', async (status) => {
  expect(await statuses(max * 2, status)).toEqual(new Set([status]))
  expect(await statuses(max, 202)).toEqual(new Set([202]))
  const refused = await post({ status: 202 })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
})

it('the headers tell how many are left', async () => {
  const left = async (status: number) => (await post({ status })).headers['x-ratelimit-remaining']
  expect([await left(202), await left(400), await left(202), await left(202)]).toEqual(['4', '3', '3', '2'])
})

it('is of each form and place its own', async () => {
  await statuses(max + 1, 202)
  expect((await post({ status: 202 }, { remoteAddress: '10.1.1.9' })).statusCode).toBe(202)
  expect((await post({ status: 202 }, { url: '/api/other-form' })).statusCode).toBe(202)
})

it('many at once get no further than one after the other, and leave nothing behind', async () => {
  /** Nobody is let go before all have come, however slowly they do. */
  async function burst(status: number) {
    inside = 0
    gate = Promise.withResolvers<void>()
    let answered = 0
    const sent = Array.from({ length: 20 }, () => post({ status, waits: true }).finally(() => (answered += 1)))
    await expect.poll(() => inside + answered).toBe(20)
    gate.resolve()
    return Promise.all(sent)
  }
  const refused = await burst(400)
  expect(refused.filter(({ statusCode }) => statusCode === 400)).toHaveLength(max)
  expect(refused.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20 - max)
  for (const { statusCode, headers } of refused)
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  const accepted = await burst(202)
  expect(accepted.filter(({ statusCode }) => statusCode === 202)).toHaveLength(max)
  expect((await post({ status: 202 })).statusCode).toBe(429)
})

it('who came in one hour and is answered in the next gives nothing of that one back', async () => {
  inside = 0
  gate = Promise.withResolvers<void>()
  const late = post({ status: 400, waits: true })
  await expect.poll(() => inside).toBe(1)
  await test.run(`update rate_limit set ends_at = now() where key not like '%tries'`)
  expect(await statuses(max, 202)).toEqual(new Set([202]))
  gate.resolve()
  await late
  expect((await post({ status: 202 })).statusCode).toBe(429)
})

it('whoever hangs up before the answer is counted as everybody is', async () => {
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const send = (status: number, waitMs: number, signal?: AbortSignal) =>
    fetch(`${url}/api/form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status, waitMs }),
      ...(signal && { signal }),
    })
  async function hangUp(status: number): Promise<void> {
    for (let n = 0; n < max; n++) await send(status, 200, AbortSignal.timeout(60)).catch(() => {})
    await sleep(300)
  }
  await hangUp(400)
  expect((await send(400, 0)).status).toBe(400)
  await hangUp(202)
  expect((await send(202, 0)).status).toBe(429)
})

it('a flood of refused ones ends all the same', async () => {
  expect(await statuses(tries, 400)).toEqual(new Set([400]))
  const answer = await post({ status: 400 })
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_500)
  expect((await post({ status: 202 })).statusCode).toBe(429)
})

const search = async (on: App, remoteAddress: string, url = '/api/search') =>
  (await on.inject({ url, remoteAddress })).statusCode

it.each([202, 400])(
  'a limit is logged once, without the network, when what is answered with %i is over it',
  async (status) => {
    const limiter = status === 202 ? 'POST /api/form' : 'POST /api/form tries'
    await statuses(tries + 5, status)
    const lines = logLines.map((line) => JSON.parse(line) as { security?: string; limiter?: string })
    expect(lines.filter(({ security }) => security === 'limiter-shut').map((line) => line.limiter)).toEqual(
      status === 202 ? [limiter, `${limiter} tries`] : [limiter],
    )
    expect(logLines.join('')).not.toContain('127.0.0.1')
  },
)

it('two processes count together', async () => {
  const other = await startApp()
  const answers: number[] = []
  for (let n = 0; n < rateLimits.search.max; n++) answers.push(await search(n % 2 === 0 ? app : other, '10.2.2.2'))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect([await search(app, '10.2.2.2'), await search(other, '10.2.2.2')]).toEqual([429, 429])
  expect(await search(other, '10.2.2.3')).toBe(200)
  await other.close()
})

it('a network of IPv6 is one place, however many addresses it has', async () => {
  for (let n = 0; n < rateLimits.search.max; n++) expect(await search(app, `2001:db8:1:2::${n.toString(16)}`)).toBe(200)
  expect(await search(app, '2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe(429)
  expect(await search(app, '2001:db8:1:3::1')).toBe(200)
})

it('a time that is over begins anew', async () => {
  for (let n = 0; n < rateLimits.search.max; n++) await search(app, '10.2.2.4')
  await test.sql`update rate_limit set ends_at = now() - interval '1 second'`
  expect(await search(app, '10.2.2.4')).toBe(200)
})

it('only the requests count that a route says', async () => {
  for (let n = 0; n < rateLimits.search.max * 2; n++) expect(await search(app, '10.2.2.5', '/page')).toBe(200)
  for (let n = 0; n < rateLimits.search.max; n++) expect(await search(app, '10.2.2.5', '/page?q=a')).toBe(200)
  expect(await search(app, '10.2.2.5', '/page?q=a')).toBe(429)
  expect(await search(app, '10.2.2.5', '/page')).toBe(200)
})
