import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../../src/platform/logging.ts'
import { type HostileShop, startShopOn } from '../hostile/support/shop-on-database.ts'
import { createTestDatabase } from '../support/test-database.ts'
import { until } from '../support/until.ts'
import { recordTraces, type RecordedSpan } from './memory-tracer.ts'

/* One order from its click to its mail, as a trace that the shop reports by OpenTelemetry's API. */

let shop: HostileShop
let server: SMTPServer
const lines: Record<string, unknown>[] = []
const { spans, stop: stopRecording } = recordTraces()
const paid = (): RecordedSpan | undefined => spans.find(({ name }) => paymentRoute.test(name))
const paymentRoute = /\/api\/cda\/me\/orders\/:\w+\/payments$/
const named = (name: string): RecordedSpan[] => spans.filter((span) => span.name === name)

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo // it listens on TCP
  const destination = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }
  shop = await startShopOn(
    await createTestDatabase({ seeded: true }),
    { SMTP_PORT: String(port) },
    createLog({ level: 'info', name: 'test', destination }),
  )
})
afterAll(async () => {
  stopRecording()
  await shop.stop()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

it('a trace goes from the press on "pay" through statements and jobs to the mail', async () => {
  const visitor = await shop.visitor()
  const { orderNumber } = await visitor.placeOrder()
  expect((await visitor.pay(orderNumber)).statusCode).toBe(200)
  await until(() => Promise.resolve(named('deliver mail').length > 0), 'the mail of the order was sent')

  const root = paid()
  if (!root) throw new Error('The payment has no span')
  const ofTrace = spans.filter(({ traceId }) => traceId === root.traceId)
  expect(root.parentId).toBeNull()
  expect(root.attributes).toMatchObject({ 'http.response.status_code': 200 })
  const names = ofTrace.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'transaction',
      'payment provider',
      'SELECT',
      'INSERT',
      'job orders.mail',
      'job mail',
      'deliver mail',
    ]),
  )
  // Every step hangs below another one of the same trace.
  const ids = new Set(ofTrace.map(({ spanId }) => spanId))
  expect(ofTrace.filter(({ parentId }) => parentId !== null && !ids.has(parentId))).toEqual([])
  await until(() => Promise.resolve(ofTrace.every(({ hasEnded }) => hasEnded)), 'every step ended')
})

it('its log lines have the ids of the trace, and its spans the id of the request', () => {
  const root = paid()
  const line = lines.find(({ path }) => paymentRoute.test(String(path)))
  expect(line).toMatchObject({ trace_id: root?.traceId, span_id: root?.spanId, reqId: root?.attributes['request.id'] })
})

it('holds no value of a statement, nor anything of the person', () => {
  const kept = JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]))
  expect(kept).toContain('select')
  expect(kept).not.toMatch(/@|Aino|Katu|4111/)
})

it('a page is traced when it is made, and not when the cache answers it', async () => {
  const pages = () => named('GET /*').length
  const before = pages()
  expect((await shop.send({ url: '/en/' })).statusCode).toBe(200)
  expect(pages()).toBe(before + 1)
  // What was bought above may purge it once more, sooner or later.
  await until(async () => {
    const [made, all] = [pages(), spans.length]
    expect((await shop.send({ url: '/en/' })).statusCode).toBe(200)
    return pages() === made && spans.slice(all).every(({ name }) => !name.startsWith('GET'))
  }, 'an answer of the cache without a span')
})
