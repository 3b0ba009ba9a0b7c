import { vi } from 'vitest'

/** For tests: the server at fetch level. Every call is kept; a call nobody has prepared for fails the test by its 404. */
export interface FakeCall {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  headers: Record<string, string>
}
export interface FakeAnswer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}
type Handler = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>

export interface FakeServer {
  /** `on('POST /api/me/carts/add', call => ({ body: cart }))`; a later handler for the same call takes over. */
  on: (what: string, handler: Handler | FakeAnswer) => void
  calls: (what: string) => FakeCall[]
}

export const tokenCall = 'POST /api/identity/connect/token'

/** Knows the anonymous token from the start. Undone by `vi.unstubAllGlobals()`. */
export function startFakeServer(): FakeServer {
  const handlers = new Map<string, Handler>()
  const seen: FakeCall[] = []
  const server: FakeServer = {
    on: (what, handler) => void handlers.set(what, typeof handler === 'function' ? handler : () => handler),
    calls: (what) => seen.filter((call) => `${call.method} ${call.path}` === what),
  }
  server.on(tokenCall, { body: { access_token: 'token-1', token_type: 'Bearer', expires_in: 3600 } })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://shop.test')
    const call: FakeCall = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: readBody(init.body),
      headers: init.headers as Record<string, string>, // the API client makes no others
    }
    seen.push(call)
    const handler = handlers.get(`${call.method} ${call.path}`)
    const {
      status = 200,
      body = null,
      headers = {},
    } = handler ? await handler(call) : { status: 404, body: [{ key: 'not-found' }] }
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError')
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(status === 204 ? null : text, { status, headers })
  })
  return server
}

function readBody(body: RequestInit['body']): unknown {
  if (body instanceof URLSearchParams || body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : null
}
