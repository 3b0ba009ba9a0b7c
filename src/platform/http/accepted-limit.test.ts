import { setTimeout as sleep } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from '../logging.ts'
import { createHttpApp } from './http-app.ts'
import { rateLimits } from './rate-limits.ts'
import type { App } from './route-types.ts'

const { max, tries = 0 } = rateLimits.forms
let app: App

beforeEach(async () => {
  app = await createHttpApp({
    config: { publicUrl: 'http://localhost:3000', rateLimits: true, trustProxy: [], cookieKeys: ['k'.repeat(32)] },
    log: createLog({ level: 'silent', name: 'test' }),
    text: (language, key) => `${language} ${key}`,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  for (const path of ['/api/form', '/api/other-form']) {
    app.post(path, { config: { permission: 'site:read', limit: 'forms' } }, async (request, reply) => {
      const { status, waitMs = 0 } = request.body as { status: number; waitMs?: number } // sent below
      await sleep(waitMs)
      return reply.code(status).send({})
    })
  }
  await app.ready()
})
afterEach(() => app.close())

const post = (payload: { status: number; waitMs?: number }, more: InjectOptions = {}) =>
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
  const burst = (status: number) => Promise.all(Array.from({ length: 20 }, () => post({ status, waitMs: 50 })))
  const refused = await burst(400)
  expect(refused.filter(({ statusCode }) => statusCode === 400)).toHaveLength(max)
  expect(refused.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20 - max)
  for (const { statusCode, headers } of refused)
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  const accepted = await burst(202)
  expect(accepted.filter(({ statusCode }) => statusCode === 202)).toHaveLength(max)
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
