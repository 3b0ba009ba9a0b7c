import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Type } from 'typebox'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Refusal } from '#src/common/errors.ts'
import { createLog } from '../logging.ts'
import { createHttpApp } from './http-app.ts'
import { routesOf } from './route.ts'
import type { App } from './route-types.ts'

const Thing = Type.Object({ id: Type.Integer(), name: Type.String() })
const notThere: Refusal = { kind: 'not-found' }
const declared: { method: unknown; url: string; config: unknown; schema: unknown; bodyLimit: unknown }[] = []
const logged: string[] = []
let app: App

beforeAll(async () => {
  app = await createHttpApp({
    config: { publicUrl: 'http://localhost:3000', rateLimits: false, trustProxy: [], cookieKeys: ['k'.repeat(32)] },
    log: createLog({ level: 'warn', name: 'test', destination: { write: (line) => void logged.push(line) } }),
    text: (language, key) => `${language} ${key}`,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  app.addHook('onRoute', ({ method, url, config, schema, bodyLimit }) => {
    declared.push({ method, url, config, schema, bodyLimit })
  })
  // A response that is sent later than the call of `send`, as behind a limit.
  app.addHook('onSend', () => sleep(5))
  const route = routesOf(app, ['things'])
  const params = Type.Object({ id: Type.Integer() })
  const query = Type.Object({ name: Type.Optional(Type.String({ maxLength: 5 })) })
  const permission = 'site:read'
  route(
    'GET /api/things/:id',
    { summary: 'A thing', permission, access: 'optional', limit: 'search', params, query, answer: Thing },
    ({ params: { id }, query: { name = '' }, language, reply }) => {
      void reply.header('cache-control', 'private')
      return { id, name: name || language, secret: 'of the store' }
    },
  )
  route(
    'PUT /api/things',
    { summary: 'Takes a thing', permission, bodyLimit: 2_000, body: Thing, answer: Thing, status: 201 },
    ({ body }): Promise<Result<Thing, Refusal>> => Promise.resolve(body.id === 0 ? refuse(notThere) : ok(body)),
  )
  route('DELETE /api/things/:id', { summary: 'Forgets a thing', permission, params }, ({ params: { id } }) =>
    id === 0 ? refuse(notThere) : ok({ forgotten: id }),
  )
  route('POST /api/things', { summary: 'Is done later', permission, status: 202 }, () => undefined)
  route('POST /api/things/elsewhere', { summary: 'Leads on', permission }, ({ reply }) => reply.redirect('/there', 303))
  await app.ready()
})
afterAll(() => app.close())

type Thing = Type.Static<typeof Thing>

it('gives a handler what was sent, as its schemas parse it, and sends what the schema of the answer has', async () => {
  const answer = await app.inject({ url: '/api/things/7', headers: { 'accept-language': 'sv' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ id: 7, name: 'sv' })
  expect(answer.headers['cache-control']).toBe('private')
  expect((await app.inject({ method: 'HEAD', url: '/api/things/7' })).statusCode).toBe(200)
})

it('refuses what the schemas do not let through', async () => {
  expect((await app.inject({ url: '/api/things/7?name=too-long' })).statusCode).toBe(400)
  expect((await app.inject({ url: '/api/things/seven' })).statusCode).toBe(400)
})

it('sends the value of a Result with the status of the route, and its refusal as an error', async () => {
  const put = (id: number) => app.inject({ method: 'PUT', url: '/api/things', payload: { id, name: 'fudge' } })
  const [taken, refused] = [await put(3), await put(0)]
  expect([taken.statusCode, taken.json()]).toEqual([201, { id: 3, name: 'fudge' }])
  expect([refused.statusCode, refused.json()]).toEqual([404, [{ key: 'not-found', value: 'fi errors/not-found' }]])
})

it('sends no body where the route declares no answer, whatever its service returns', async () => {
  const drop = (id: number) => app.inject({ method: 'DELETE', url: `/api/things/${id}` })
  const [dropped, refused] = [await drop(3), await drop(0)]
  expect([dropped.statusCode, dropped.body]).toEqual([204, ''])
  expect(refused.statusCode).toBe(404)
  const later = await app.inject({ method: 'POST', url: '/api/things' })
  expect([later.statusCode, later.body]).toEqual([202, 'null'])
})

it('leaves a reply alone that the handler has sent', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/things/elsewhere' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/there'])
  expect(logged).toEqual([])
})

it('declares what the limiter, the access check and the description read', () => {
  const found = (method: string, url: string) => declared.find((one) => one.method === method && one.url === url)
  expect(found('GET', '/api/things/:id')).toMatchObject({
    config: { permission: 'site:read', access: 'optional', limit: 'search' },
    schema: { tags: ['things'], summary: 'A thing', querystring: { type: 'object' }, response: { 200: Thing } },
  })
  expect(found('PUT', '/api/things')).toMatchObject({ bodyLimit: 2_000, schema: { response: { 201: Thing } } })
  expect(Object.keys(found('DELETE', '/api/things/:id')?.schema ?? {})).not.toContain('body')
})

it('is typed by its schemas, and has a permission', () => {
  const permission = 'site:read'
  const summary = 'A thing'
  const misuse = (route: ReturnType<typeof routesOf>) => {
    // @ts-expect-error -- a route has a permission
    route('GET /api/a', { summary }, () => undefined)
    // @ts-expect-error -- the answer is a thing
    route('GET /api/b', { summary, permission, answer: Thing }, () => ({ id: 'one', name: '' }))
    // @ts-expect-error -- a service answers a thing too
    route('GET /api/c', { summary, permission, answer: Thing }, () => ok({ id: 1 }))
    // @ts-expect-error -- a thing has no such field
    route('PUT /api/d', { summary, permission, body: Thing }, ({ body }) => void body.colour)
    // @ts-expect-error -- nothing is read from a query without a schema
    route('GET /api/e', { summary, permission }, ({ query }) => void query.name)
  }
  expect(misuse).toBeTypeOf('function')
})
