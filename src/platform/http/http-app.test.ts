import { type AddressInfo, connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { requestMs } from '#src/common/time-limits.ts'
import { createLog, type Log } from '../logging.ts'
import { createHttpApp } from './http-app.ts'
import { rateLimits } from './rate-limits.ts'
import type { App, RateLimitName } from './route-types.ts'

const silent = createLog({ level: 'silent', name: 'test' })

async function createApp(limited: boolean, log: Log = silent): Promise<App> {
  const app = await createHttpApp({
    config: { publicUrl: 'http://localhost:3000', rateLimits: limited, trustProxy: [], cookieKeys: ['k'.repeat(32)] },
    log,
    text: (language, key) => `${language} ${key}`,
    db: test.db,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  for (const limit of Object.keys(rateLimits) as RateLimitName[]) {
    app.get(`/api/limited/${limit}`, { config: { permission: 'site:read', limit } }, () => ({}))
  }
  app.post('/api/form', { config: { permission: 'site:read' } }, () => ({}))
  app.get('/api/visitor', { config: { permission: 'my-cart:read' } }, () => ({}))
  app.get('/api/optional', { config: { permission: 'my-orders:read', access: 'optional' } }, (request) => request.actor)
  app.get('/api/cms/page', { config: { permission: 'orders:refund' } }, () => ({}))
  app.get('/api/staff', { config: { permission: 'orders:refund' } }, () => ({}))
  for (const path of ['/api/language', '/paymentauthentication/language', '/language', '/sv/language', '/en/language'])
    app.get(path, { config: { permission: 'site:read' } }, (request) => ({ language: request.language }))
  const querystring = { type: 'object', properties: { page: { type: 'integer', minimum: 1, maximum: 100 } } }
  app.get('/api/page', { config: { permission: 'site:read' }, schema: { querystring } }, (request) => request.query)
  return app
}

let test: TestDatabase
let app: App
let unlimited: App
beforeAll(async () => {
  test = await createTestDatabase()
  app = await createApp(true)
  unlimited = await createApp(false)
})
afterAll(async () => {
  await Promise.all([app.close(), unlimited.close()])
  await test.drop()
})

describe('the limits', () => {
  it('leave a connection open for as long as a request may take', () => {
    expect(app.server.timeout).toBe(requestMs)
  })

  it('give a slow body no longer than the server gives a request: Node takes the longer of both times for the whole', () => {
    expect(app.server.requestTimeout).toBe(20_000)
    expect(app.server.headersTimeout).toBeLessThanOrEqual(app.server.requestTimeout)
  })

  it('are those of the decisions', () => {
    const minute = 60_000
    expect(rateLimits).toEqual({
      token: { max: 30, timeWindow: minute },
      search: { max: 60, timeWindow: minute },
      preview: { max: 300, timeWindow: minute },
      coupon: { max: 20, timeWindow: 15 * minute, isShared: true },
      giftCard: { max: 30, timeWindow: 15 * minute },
      orderLookup: { max: 5, timeWindow: 15 * minute },
      forms: { max: 5, timeWindow: 60 * minute, tries: 60 },
      consent: { max: 30, timeWindow: minute },
      order: { max: 30, timeWindow: minute },
      telemetry: { max: 120, timeWindow: minute },
    })
  })

  it.each(Object.entries(rateLimits))(
    '%s counts by address and says when to come back',
    async (name, { max, timeWindow }) => {
      const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
        app.inject({ url: `/api/limited/${name}`, remoteAddress, headers })
      for (let at = 0; at < max; at += 1)
        expect((await ask('10.1.1.1', { 'x-forwarded-for': `10.9.9.${at}` })).statusCode).toBe(200)
      const refused = await ask('10.1.1.1', { 'accept-language': 'en', 'x-forwarded-for': '10.8.8.8' })
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toEqual([{ key: 'rate-limited', value: 'en errors/rate-limited' }])
      const wait = Number(refused.headers['retry-after'])
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(timeWindow / 1000)
      expect((await ask('10.1.1.2')).statusCode).toBe(200)
    },
  )

  it('are off only where the settings say so', async () => {
    for (let at = 0; at < 40; at += 1)
      expect((await unlimited.inject({ url: '/api/limited/order', remoteAddress: '10.1.1.1' })).statusCode).toBe(200)
  })
})

describe('who may call', () => {
  it.each([
    ['/api/visitor', 401],
    ['/api/optional', 200],
    ['/api/staff', 403],
  ])('%s without a token: %i', async (url, status) => expect((await app.inject(url)).statusCode).toBe(status))
})

describe('a route that names no permission', () => {
  it.each([
    ['at all', {}],
    ['that there is', { permission: 'sweets:read' as never }],
    ['in words', { permission: 'site' as never }],
  ])('%s keeps the server from starting', async (_what, config) => {
    const started = await createApp(false)
    started.post('/api/new', { config }, () => ({}))
    await expect(started.ready()).rejects.toThrow('Routes that name no permission: POST /api/new')
  })
})

describe('the language of a request', () => {
  it.each([
    ['/api/language', undefined, 'fi'],
    ['/api/language', 'sv', 'sv'],
    ['/api/language', 'SV-fi,en;q=0.5', 'sv'],
    ['/api/language', 'de,sv;q=0.5', 'fi'],
    ['/api/language', '*', 'fi'],
    ['/api/language', '', 'fi'],
    ['/api/language?language=en', 'sv', 'en'],
    ['/api/language?language=de', 'sv', 'sv'],
    ['/api/language?language=en&language=fi', 'sv', 'sv'],
    ['/api/language?language[]=en', 'sv', 'sv'],
    ['/paymentauthentication/language', 'sv', 'sv'],
    ['/language', 'sv', 'fi'],
    ['/sv/language', 'en', 'sv'],
    ['/en/language?x=/sv/', 'sv', 'en'],
  ])('%s, asking for %s: %s', async (url, accepted, language) => {
    const headers = accepted === undefined ? {} : { 'accept-language': accepted }
    expect((await app.inject({ url, headers })).json()).toEqual({ language })
  })

  it('is the reader’s in the page editor, whose query names the language of the page', async () => {
    const headers = { 'accept-language': 'en' }
    const answer = await app.inject({ url: '/api/cms/page?language=sv', headers })
    expect(answer.json()).toEqual([{ key: 'forbidden', value: 'en errors/forbidden' }])
  })
})

describe('every answer', () => {
  it('of the API may be kept by nobody unless it says so, and names its request', async () => {
    const { headers } = await app.inject('/api/language')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    const named = await app.inject({ url: '/api/language', headers: { 'x-request-id': 'mine' } })
    expect(named.headers['x-request-id']).not.toBe('mine')
  })

  it('to an address that cannot be read has the shape and language of the others', async () => {
    const answer = await app.inject({ url: '/api/%E0%A4%A', headers: { 'accept-language': 'en' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual([{ key: 'bad-request', value: 'en errors/bad-request' }])
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  })
})

it.each([
  ['POST', '/language', 405, 'GET, HEAD'],
  ['DELETE', '/api/form', 405, 'POST'],
  ['POST', '/api/nowhere', 404, undefined],
] as const)('%s to %s is %i', async (method, url, status, allow) => {
  const answer = await unlimited.inject({ method, url, headers: { 'accept-language': 'sv' } })
  expect([answer.statusCode, answer.headers.allow]).toEqual([status, allow])
  if (status === 405)
    expect(answer.json()).toEqual([
      { key: 'method-not-allowed', value: expect.stringMatching(/^\w\w errors\/method-not-allowed$/) },
    ])
})

it('a request that names two hosts is refused, whatever it asks for', async () => {
  const plain = await createApp(false)
  await plain.listen({ port: 0, host: '127.0.0.1' })
  const { port } = plain.server.address() as AddressInfo // a TCP server
  const ask = async (path: string, ...hosts: string[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    socket.end(`GET ${path} HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join('')}connection: close\r\n\r\n`)
    const chunks = await socket.toArray()
    return (
      Buffer.concat(chunks as Buffer[])
        .toString()
        .split('\r\n')[0] ?? ''
    )
  }
  const [one, other] = ['host: shop.example', 'HOST: evil.example']
  expect(await ask('/language', one)).toContain('200')
  for (const path of ['/language', '/api/page', '/nowhere', '/api/identity/x'])
    expect(await ask(path, one, other), path).toContain('400')
  expect(await ask('/language', one, one)).toContain('400')
  await plain.close()
})

describe('a number in a query', () => {
  it.each([
    ['1', 200],
    ['100', 200],
    ['101', 400],
    ['0', 400],
    ['1.5', 400],
    ['1e400', 400],
    ['-1e400', 400],
    ['NaN', 400],
    ['Infinity', 400],
    ['1&page=2', 400],
  ])('%s: %i', async (page, status) => expect((await app.inject(`/api/page?page=${page}`)).statusCode).toBe(status))
})

it('reads no forms: other sites can post those without asking', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await app.inject({ method: 'POST', url: '/api/form', headers, payload: 'code=BAR' })
  expect(answer.statusCode).toBe(415)
})

describe('the log', () => {
  it('has a line for each answer, and nothing of a query, a body or a header in any', async () => {
    const lines: string[] = []
    const logged = await createApp(false, pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }))
    logged.get('/api/fails', { config: { permission: 'site:read' } }, () => {
      throw new Error('on purpose')
    })
    const headers = {
      authorization: 'Bearer tell-nobody',
      cookie: 'anonymousId=tell-nobody',
      'x-preview-token': 'tell-nobody',
    }
    const query = 'key=tell-nobody&redirectResult=tell-nobody&token=tell-nobody&page=tell-nobody'
    const asked = [
      '/api/language',
      '/api/page',
      '/api/visitor',
      '/api/fails',
      '/api/nowhere',
      '/sv/language',
      '/api/%E0%A4%A',
    ]
    for (const path of asked) await logged.inject({ url: `${path}?${query}`, headers })
    await logged.inject({ method: 'POST', url: `/api/form?${query}`, headers, payload: { password: 'tell-nobody' } })
    await logged.close()
    expect(lines.filter((line) => line.includes('tell-nobody'))).toEqual([])
    const answers = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'request')
    expect(answers.map(({ method, path, status }) => `${String(method)} ${String(path)} ${String(status)}`)).toEqual([
      'GET /api/language 200',
      'GET /api/page 400',
      'GET /api/visitor 401',
      'GET /api/fails 500',
      'GET /api/nowhere 404',
      'GET /sv/language 200',
      'POST /api/form 200',
    ])
    for (const line of answers) {
      expect(Object.keys(line).toSorted()).toEqual(
        ['hostname', 'level', 'method', 'ms', 'msg', 'path', 'pid', 'reqId', 'status', 'time'].toSorted(),
      )
      expect(line['reqId']).toMatch(/^[0-9a-f-]{36}$/)
    }
    expect(lines.some((line) => line.includes('on purpose'))).toBe(true)
  })
})
