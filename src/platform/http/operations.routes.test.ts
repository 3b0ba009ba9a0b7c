import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterEach, expect, it } from 'vitest'
import { createHttpApp } from './http-app.ts'
import { operationsRoutes } from './operations.routes.ts'
import type { App } from './route-types.ts'

let app: App | undefined
afterEach(() => app?.close())

const token = 'f3Qm7xVt0LrB9sKd2WnYp5JhUc8EaZg1'
async function start(config: {
  publicUrl: string
  metricsToken: string
  trustProxy?: readonly string[]
}): Promise<App> {
  app = await createHttpApp({
    config: { trustProxy: [], rateLimits: false, cookieKeys: ['k'.repeat(32)], ...config },
    log: pino({ level: 'silent' }),
    text: (_language, key) => key,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  operationsRoutes({
    registry: new Registry(),
    version: 'test',
    manifest: { commit: 'abc', files: { 'node/server-main.js': 'def' } },
    readiness: () => Promise.resolve('ready'),
    ...config,
  })(app)
  return app
}
async function askFrom(remoteAddress: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return (await app?.inject({ url: '/metrics', remoteAddress, headers }))?.statusCode
}

it('/metrics of a shop that is of this machine alone are for this machine', async () => {
  await start({ publicUrl: 'http://localhost:3000', metricsToken: '' })
  for (const address of ['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1']) expect(await askFrom(address)).toBe(200)
  for (const address of ['10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1']) expect(await askFrom(address)).toBe(404)
  expect(await askFrom('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
})

it('/metrics of a shop that strangers can reach are for nobody without a token, from wherever they come', async () => {
  // A proxy beside the shop comes from loopback, and need not say for whom.
  await start({ publicUrl: 'https://konvehti.fi', metricsToken: '', trustProxy: ['127.0.0.1'] })
  for (const address of ['127.0.0.1', '::1', '10.0.0.1'])
    for (const authorization of ['', 'Bearer', 'Bearer ', `Bearer ${token}`])
      expect(await askFrom(address, { authorization })).toBe(404)
})

it('/metrics are for whoever brings the token, where there is one', async () => {
  for (const publicUrl of ['https://konvehti.fi', 'http://localhost:3000']) {
    await start({ publicUrl, metricsToken: token })
    expect(await askFrom('10.0.0.1', { authorization: `Bearer ${token}` })).toBe(200)
    for (const authorization of ['', token, `Basic ${token}`, `Bearer ${token}x`, `Bearer ${token.slice(1)}`])
      expect(await askFrom('127.0.0.1', { authorization }), authorization).toBe(404)
    await app?.close()
  }
})

it('/version says which version and commit answer, and to who reads the metrics each built file', async () => {
  await start({ publicUrl: 'https://konvehti.fi', metricsToken: 'of-the-scraper' })
  const asked = async (headers = {}) => (await app?.inject({ url: '/version', headers }))?.json() as object
  expect(await asked()).toEqual({ version: 'test', commit: 'abc' })
  expect(await asked({ authorization: 'Bearer of-the-scraper' })).toEqual({
    version: 'test',
    commit: 'abc',
    files: { 'node/server-main.js': 'def' },
  })
})
