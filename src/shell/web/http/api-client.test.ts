import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiRequest, callApi } from './api-client.ts'

let asked: { url: string; init: RequestInit }[]
let answer: () => Promise<Response>
const headers = (): Record<string, string> => (asked[0]?.init.headers ?? {}) as Record<string, string> // the client makes no others
const thrown = (request?: ApiRequest): Promise<unknown> => callApi('/api/x', request).catch((error: unknown) => error)

beforeEach(() => {
  asked = []
  answer = async () => Response.json({ ok: true })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a call', () => {
  it('sends credentials to the own origin only, and asks for JSON', async () => {
    expect(await callApi('/api/x')).toEqual({ ok: true })
    expect(asked[0]?.init).toMatchObject({ method: 'GET', credentials: 'same-origin' })
    expect(headers()).toEqual({ accept: 'application/json' })
    expect(asked[0]?.init.body).toBeUndefined()
  })

  it.each<[what: string, request: ApiRequest, type: string | undefined, body: string | undefined]>([
    [
      'a body is JSON',
      { method: 'POST', body: { code: 'ä', quantity: 2 } },
      'application/json',
      '{"code":"ä","quantity":2}',
    ],
    ['so is one that is null', { method: 'PUT', body: null }, 'application/json', 'null'],
    // Its type comes from the browser, which knows it by its class
    [
      'a form is a form',
      { method: 'POST', form: { grant_type: 'a b', scope: '&' } },
      undefined,
      'grant_type=a+b&scope=%26',
    ],
    ['nothing is nothing', { method: 'POST' }, undefined, undefined],
  ])('%s', async (_what, request, type, body) => {
    await callApi('/api/x', request)
    expect(headers()['content-type']).toBe(type)
    const sent = asked[0]?.init.body
    expect(sent instanceof URLSearchParams ? sent.toString() : sent).toBe(body)
    expect(sent instanceof URLSearchParams).toBe(request.form !== undefined)
  })

  it('may ask for something else, in a language, in the name of somebody', async () => {
    await callApi('/api/x', { token: 'secret', language: 'sv', headers: { accept: 'text/html' } })
    expect(headers()).toEqual({ accept: 'text/html', authorization: 'Bearer secret', 'accept-language': 'sv' })
  })

  it.each([
    ['GET', false],
    ['HEAD', false],
    ['POST', true],
    ['PUT', true],
    ['DELETE', true],
  ] as const)('%s says that a script sends it: %s', async (method, says) => {
    await callApi('/api/x', { method, read: 'none' })
    expect(headers()['x-requested-with']).toBe(says ? 'fetch' : undefined)
  })

  it('has a query of what is known, one parameter for each of several values', async () => {
    await callApi('/api/x', { query: { q: 'a&b', page: 2, none: undefined, id: ['1', '2'], all: true } })
    expect(asked[0]?.url).toBe('/api/x?q=a%26b&page=2&id=1&id=2&all=true')
    await callApi('/api/x', { query: { none: undefined } })
    expect(asked[1]?.url).toBe('/api/x')
  })

  it('reads text, or nothing, when asked to', async () => {
    answer = async () => new Response('KV26')
    expect(await callApi('/api/x', { read: 'text' })).toBe('KV26')
    expect(await callApi('/api/x', { read: 'none' })).toBeUndefined()
    answer = async () => new Response(null, { status: 204 })
    expect(await callApi('/api/x')).toBeUndefined()
  })
})

describe('what is not ok is thrown', () => {
  const refusals = [{ key: 'cart/only-left', value: 'Vain 3 kpl jäljellä' }]
  const fields = { errors: { 'shippingAddress.postalCode': ['Tarkista'] } }

  it.each([
    [400, JSON.stringify(refusals), refusals, refusals, null],
    [400, JSON.stringify(fields), fields, null, fields.errors],
    [500, '{"error":"internal"}', { error: 'internal' }, null, null],
    [502, '<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>', null, null],
    [404, '', '', null, null],
    [304, null, '', null, null],
  ])('%i %s', async (status, body, data, problems, fieldErrors) => {
    answer = async () => new Response(body, { status, headers: { 'x-request-id': 'req-1' } })
    const error = await thrown()
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status, data, problems, fieldErrors, requestId: 'req-1' })
  })

  it('no answer at all has the status 0', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await thrown()).toMatchObject({ status: 0, data: null, problems: null, fieldErrors: null })
  })

  it('a call somebody takes back ends with their own reason', async () => {
    const reason = new DOMException('aborted', 'AbortError')
    answer = () => Promise.reject(reason)
    expect(await thrown({ signal: AbortSignal.abort(reason) })).toBe(reason)
  })

  it('an answer that does not come in time is none', async () => {
    answer = () =>
      new Promise((_resolve, reject) => {
        asked[0]?.init.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')))
      })
    expect(await thrown({ timeoutMs: 5 })).toMatchObject({ status: 0 })
  })
})
