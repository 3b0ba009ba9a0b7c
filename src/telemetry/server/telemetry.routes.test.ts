import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import { createLog } from '#src/platform/logging.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { deviceClasses, errorBodyMax, messageMax, stackMax, telemetryPages } from '../contract/words.ts'
import { linesPerMinute, telemetryRoutes } from './telemetry.routes.ts'

const clock = createTestClock()
let registry: Registry
let lines: Record<string, unknown>[]
let steps: string[]
let app: App
let test: TestDatabase

async function startApp(rateLimits: boolean): Promise<App> {
  registry = new Registry()
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const started = await createHttpApp({
    config: { publicUrl: 'http://localhost:3000', rateLimits, trustProxy: [], cookieKeys: ['k'.repeat(32)] },
    log: createLog({ level: 'silent', name: 'test' }),
    text: (_language, key) => key,
    db: test.db,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  started.register(telemetryRoutes({ registry, clock, log, onStep: (step) => void steps.push(step) }))
  return started
}
beforeAll(async () => {
  test = await createTestDatabase()
  app = await startApp(false)
})
beforeEach(() => {
  lines = []
  steps = []
  clock.advance(60_000)
})
afterAll(async () => {
  await app.close()
  await test.drop()
})

const vitals = { page: 'product-page', device: 'phone', vitals: { LCP: 1_180, INP: 96, CLS: 0.004 } }
const fault = {
  page: 'product-page',
  device: 'desktop',
  source: 'boundary',
  path: '/tuotteet/karkit',
  message: 'Error: broken',
  stack: 'at Gallery (https://kauppa.example/dist/assets/ProductPage-Bk3xQ1aZ.js:3:1207)',
}
const send = (to: 'vitals' | 'errors' | 'steps', payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/telemetry/${to}`,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  })
const metricLines = async (begin: string) =>
  (await registry.metrics()).split('\n').filter((line) => line.startsWith(begin))

describe('vitals', () => {
  it('become histograms by metric, page type and class of device', async () => {
    const answer = await send('vitals', vitals)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    const labels = 'page="product-page",device="phone"'
    expect(await metricLines('web_vital_seconds_sum{metric="LCP"')).toEqual([
      `web_vital_seconds_sum{metric="LCP",${labels}} 1.18`,
    ])
    expect(await metricLines('web_vital_seconds_count{metric="INP"')).toEqual([
      `web_vital_seconds_count{metric="INP",${labels}} 1`,
    ])
    expect(await metricLines('web_vital_layout_shift_sum')).toEqual([
      `web_vital_layout_shift_sum{metric="CLS",${labels}} 0.004`,
    ])
    expect(await metricLines('web_vital_seconds_bucket{le="1.2",metric="LCP"')).toEqual([
      `web_vital_seconds_bucket{le="1.2",metric="LCP",${labels}} 1`,
    ])
    expect(lines).toEqual([])
  })

  it('have as many series as the contract has words', async () => {
    for (const page of telemetryPages)
      for (const device of deviceClasses)
        await send('vitals', { page, device, vitals: { LCP: 1, INP: 1, FCP: 1, TTFB: 1, CLS: 0 } })
    const expected = telemetryPages.length * deviceClasses.length
    expect(await metricLines('web_vital_seconds_count')).toHaveLength(expected * 4)
    expect(await metricLines('web_vital_layout_shift_count')).toHaveLength(expected)
  })

  it.each([
    ['a page type nobody knows', { ...vitals, page: '/tuotteet' }],
    ['a device nobody knows', { ...vitals, device: 'Mozilla/5.0' }],
    ['a metric nobody knows', { ...vitals, vitals: { FID: 1 } }],
    ['no metric', { ...vitals, vitals: {} }],
    ['a value below nothing', { ...vitals, vitals: { LCP: -1 } }],
    ['a value beyond an hour', { ...vitals, vitals: { LCP: 3_600_001 } }],
    ['a value that is none', { ...vitals, vitals: { LCP: '1' } }],
    ['anything beside', { ...vitals, visitor: 'aino' }],
    ['nothing', ''],
  ])('with %s are refused', async (_what, body) => {
    const before = await registry.metrics()
    expect((await send('vitals', body)).statusCode).toBe(400)
    expect(await registry.metrics()).toBe(before)
  })

  it('that are long are refused before they are read', async () => {
    expect((await send('vitals', ' '.repeat(2_000) + JSON.stringify(vitals))).statusCode).toBe(413)
  })
})

describe('a fault', () => {
  const requestId = '0b8f6c1e-5d3a-4f0e-9a55-3c1f2d7e8a90'

  it('is one line of the log and one more in the count', async () => {
    const answer = await send('errors', { ...fault, requestId })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    const { level, time, pid, hostname, ...line } = lines[0] ?? {}
    expect([lines.length, level]).toEqual([1, 40])
    expect(line).toEqual({ ...fault, pageReqId: requestId, msg: 'fault in a browser' })
    expect([typeof time, typeof pid, typeof hostname]).toEqual(['number', 'number', 'string'])
    expect(await metricLines('browser_errors_total')).toEqual([
      'browser_errors_total{page="product-page",source="boundary"} 1',
    ])
  })

  it('brings nothing of its request into the log, and nothing is given to the browser to keep', async () => {
    const answer = await send('errors', fault, {
      'user-agent': 'tell-nobody',
      cookie: 'anonymousId=tell-nobody',
      referer: 'https://tell-nobody.example/',
      authorization: 'Bearer tell-nobody',
      'x-forwarded-for': '10.1.2.3',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(JSON.stringify(lines)).not.toMatch(/tell-nobody|10\.1\.2\.3|127\.0\.0\.1/)
  })

  it('is scrubbed, whoever sent it', async () => {
    await send('errors', {
      ...fault,
      path: '/kiitos/aino%40posti.example',
      message: 'no order for /tilausvahvistus?orderId=1&key=s3cret by aino@posti.example\u001b[31m',
      stack: 'at load (https://kauppa.example/a.js?token=s3cret:1:2)',
    })
    expect(lines[0]).toMatchObject({
      path: '/kiitos/[…]',
      message: 'no order for /tilausvahvistus by […] [31m',
      stack: 'at load (https://kauppa.example/a.js)',
    })
  })

  it('of the longest texts is taken', async () => {
    const long = { ...fault, message: '€'.repeat(messageMax), stack: '€'.repeat(stackMax), path: `/${'a'.repeat(299)}` }
    expect((await send('errors', { ...long, requestId })).statusCode).toBe(204)
  })

  it.each([
    ['a longer message', { ...fault, message: 'a'.repeat(messageMax + 1) }, 400],
    ['a longer stack', { ...fault, stack: 'a'.repeat(stackMax + 1) }, 400],
    ['a query', { ...fault, path: '/kiitos?key=abc' }, 400],
    ['a foreign address', { ...fault, path: 'https://evil.example/' }, 400],
    ['a request id that is none', { ...fault, requestId: 'aino' }, 400],
    ['no message', { ...fault, message: '' }, 400],
    ['a source nobody knows', { ...fault, source: 'extension' }, 400],
    ['anything beside', { ...fault, userAgent: 'x' }, 400],
    ['a body without end', JSON.stringify(fault) + ' '.repeat(errorBodyMax), 413],
  ])('with %s is refused', async (_what, body, status) => {
    expect((await send('errors', body)).statusCode).toBe(status)
    expect(lines).toEqual([])
  })

  it('that meets everybody is counted each time and logged so many times a minute', async () => {
    const [before] = await metricLines('browser_errors_total')
    for (let turn = 0; turn < linesPerMinute + 5; turn += 1) expect((await send('errors', fault)).statusCode).toBe(204)
    expect(lines).toHaveLength(linesPerMinute)
    const counted = (line = '') => Number(line.split(' ')[1])
    const [after] = await metricLines('browser_errors_total')
    expect(counted(after) - counted(before)).toBe(linesPerMinute + 5)
    clock.advance(60_000)
    await send('errors', fault)
    expect(lines).toHaveLength(linesPerMinute + 1)
  })
})

describe('a step towards an order', () => {
  it('is counted, and nothing of its request is kept', async () => {
    for (const step of ['product', 'checkout', 'product']) expect((await send('steps', { step })).statusCode).toBe(204)
    expect(steps).toEqual(['product', 'checkout', 'product'])
    expect(lines).toEqual([])
  })

  it.each([
    ['the shop counts itself', { step: 'cart' }],
    ['with a product', { step: 'product', code: 'KV1005' }],
    ['without a word', {}],
  ])('%s is refused', async (_what, body) => {
    expect((await send('steps', body)).statusCode).toBe(400)
    expect(steps).toEqual([])
  })
})

it('each kind has a limit of its own by address', async () => {
  const unlimited = app
  app = await startApp(true)
  let status = 204
  let taken = -1
  for (; status === 204; taken += 1) status = (await send('vitals', vitals)).statusCode
  expect([taken, status]).toEqual([120, 429])
  expect((await send('errors', fault)).statusCode).toBe(204)
  await app.close()
  app = unlimited
})
