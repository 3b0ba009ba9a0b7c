import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Refusal } from '#src/common/errors.ts'
import { createLog } from '../logging.ts'
import { createHttpApp } from './http-app.ts'
import { type App, refuseRequest } from './route-types.ts'

let app: App
let thrown: unknown
const url = '/api/x'
const headers = { 'accept-language': 'sv', 'content-type': 'application/json' }

beforeAll(async () => {
  app = await createHttpApp({
    config: { publicUrl: 'http://localhost:3000', rateLimits: false, trustProxy: [], cookieKeys: ['k'.repeat(32)] },
    log: createLog({ level: 'silent', name: 'test' }),
    text: (language, key, params) => `${language} ${key}${params ? ` ${JSON.stringify(params)}` : ''}`,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  const config = { permission: 'site:read' } as const
  app.get(url, { config }, () => {
    throw thrown
  })
  const body = {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', minLength: 2, maxLength: 3 },
      count: { type: 'number' },
      list: { type: 'array', items: { type: 'object', required: ['code'] } },
    },
  }
  app.post(url, { config, schema: { body } }, () => ({}))
})
afterAll(() => app.close())

async function answerTo(error: unknown) {
  thrown = error
  const answer = await app.inject({ url, headers: { 'accept-language': 'sv' } })
  return { statusCode: answer.statusCode, headers: answer.headers, body: answer.json<unknown>() }
}

function refusal(kind: Refusal): unknown {
  try {
    refuseRequest(kind)
  } catch (error) {
    return error
  }
}

describe('a refusal on the wire', () => {
  const table: [string, Refusal, number, unknown][] = [
    [
      'business',
      {
        kind: 'business',
        problems: [{ key: 'cart/only-left', params: { n: 3 }, code: 'A', lineItemId: 'L', details: { available: 3 } }],
      },
      400,
      [{ key: 'cart/only-left', value: 'sv cart/only-left {"n":3}', code: 'A', lineItemId: 'L', available: 3 }],
    ],
    [
      'business with a status of its own',
      { kind: 'business', status: 409, problems: [{ key: 'payment/pending' }] },
      409,
      [{ key: 'payment/pending', value: 'sv payment/pending' }],
    ],
    [
      'fields',
      { kind: 'fields', fields: { 'shippingAddress.postalCode': ['forms/a', 'forms/b'] } },
      400,
      { errors: { 'shippingAddress.postalCode': ['sv forms/a', 'sv forms/b'] } },
    ],
    [
      'message',
      { kind: 'message', status: 409, key: 'gift/x', params: { n: 1 } },
      409,
      { message: 'sv gift/x {"n":1}' },
    ],
    ['unauthenticated', { kind: 'unauthenticated' }, 401, [{ key: 'auth/token', value: 'sv errors/auth-token' }]],
    ['forbidden', { kind: 'forbidden' }, 403, [{ key: 'forbidden', value: 'sv errors/forbidden' }]],
    ['not-found', { kind: 'not-found' }, 404, [{ key: 'not-found', value: 'sv errors/not-found' }]],
    ['conflict', { kind: 'conflict' }, 409, [{ key: 'version-conflict', value: 'sv errors/version-conflict' }]],
  ]
  it.each(table)('%s', async (_what, kind, status, body) => {
    const answer = await answerTo(refusal(kind))
    expect(answer).toMatchObject({ statusCode: status, body })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('a failure on the wire', () => {
  const failure = (fields: object): Error => Object.assign(new Error('secret detail'), fields)
  const serverError = (code: string) => Object.assign(new pg.DatabaseError('secret detail', 1, 'error'), { code })
  const busy = [{ key: 'busy', value: 'sv errors/busy' }]
  it.each([
    [
      'an unreadable request',
      failure({ statusCode: 400 }),
      400,
      [{ key: 'bad-request', value: 'sv errors/bad-request' }],
    ],
    [
      'another type of content',
      failure({ statusCode: 415 }),
      415,
      [{ key: 'bad-request', value: 'sv errors/bad-request' }],
    ],
    ['a body too large', failure({ statusCode: 413 }), 413, [{ key: 'too-large', value: 'sv errors/too-large' }]],
    ['nothing there', failure({ statusCode: 404 }), 404, [{ key: 'not-found', value: 'sv errors/not-found' }]],
    ['too many', failure({ statusCode: 429 }), 429, [{ key: 'rate-limited', value: 'sv errors/rate-limited' }]],
    ['load that is shed', failure({ statusCode: 503 }), 503, busy],
    ['a database that is gone', serverError('57P01'), 503, busy],
    ['a database that is gone, wrapped', failure({ cause: failure({ code: 'ECONNREFUSED' }) }), 503, busy],
    ['a deadlock that outlived its retries', failure({ cause: serverError('40P01') }), 503, busy],
    ['a surprise', failure({}), 500, { error: 'internal', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) }],
    [
      'a surprise with a status of its own',
      failure({ statusCode: 502 }),
      500,
      { error: 'internal', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ],
  ])('%s', async (_what, error, status, body) => {
    const answer = await answerTo(error)
    expect(answer).toMatchObject({ statusCode: status, body })
    expect(JSON.stringify(answer.body)).not.toContain('secret')
    expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined)
  })
})

describe('a field that does not hold', () => {
  it.each([
    ['missing', '{}', { name: ['sv forms/required'] }],
    ['too short', '{"name":"a"}', { name: ['sv forms/validation/min-length'] }],
    ['too long', '{"name":"abcd"}', { name: ['sv forms/validation/max-length'] }],
    ['of another type', '{"name":"ab","list":"x"}', { list: ['sv forms/validation/invalid'] }],
    ['infinite', '{"name":"ab","count":1e400}', { count: ['sv forms/validation/invalid'] }],
    ['missing inside', '{"name":"ab","list":[{}]}', { 'list.0.code': ['sv forms/required'] }],
    ['unknown', '{"name":"ab","more":1}', { more: ['sv forms/validation/unknown'] }],
    [
      'called like a method of every object',
      '{"name":"ab","toString":1}',
      { toString: ['sv forms/validation/unknown'] },
    ],
    ['not there, because there is no object', '[]', { body: ['sv forms/validation/invalid'] }],
  ])('%s', async (_what, payload, errors) => {
    const answer = await app.inject({ method: 'POST', url, payload, headers })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ errors })
  })

  it('called __proto__ by a service is an entry like any other', async () => {
    const fields = Object.fromEntries([['__proto__', ['forms/x']]])
    thrown = refusal({ kind: 'fields', fields })
    expect((await app.inject({ url, headers })).body).toBe('{"errors":{"__proto__":["sv forms/x"]}}')
  })
})
