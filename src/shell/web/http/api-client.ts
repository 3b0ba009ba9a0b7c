import type { Language } from '#src/common/locale.ts'
import type { WireProblem } from '#src/common/errors.ts'

/** Thrown for a non-ok response, with its data (specification 1, section 7: base client rules). `status` 0: no response at all. */
export class ApiError extends Error {
  readonly status: number
  readonly data: unknown
  readonly requestId: string | undefined
  constructor(status: number, data: unknown, requestId?: string) {
    super(`The server answered ${status}`)
    this.status = status
    this.data = data
    this.requestId = requestId
  }
  /** The business refusals in the response, or null when it has another shape. */
  get problems(): WireProblem[] | null {
    return Array.isArray(this.data) ? (this.data as WireProblem[]) : null // every 4xx list has this shape (C-1)
  }
  /** Messages by field, or null. */
  get fieldErrors(): Record<string, string[]> | null {
    const data = this.data as { errors?: Record<string, string[]> } | null // narrowed by the check below
    return data && typeof data === 'object' && data.errors ? data.errors : null
  }
}

export interface ApiRequest {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  query?: Record<string, string | number | boolean | readonly string[] | undefined>
  body?: unknown
  /** Sent as `application/x-www-form-urlencoded` instead of JSON. */
  form?: Record<string, string>
  /** Sent as `multipart/form-data`: what has files. */
  multipart?: FormData
  token?: string | null
  language?: Language
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Timeout in milliseconds, after which the call fails with status 0; default 15,000. */
  timeoutMs?: number
  /** How a success body is read; the order call answers text. */
  read?: 'json' | 'text' | 'none'
  /** Called with the headers of a success response. */
  onHeaders?: (headers: Headers) => void
}

let isReadOnly = false

/** In the page editor's frame the shop is only looked at: from now on calls that would change something fail as without a line. */
export const refuseWrites = (): void => {
  isReadOnly = true
}

/** Calls that read, though they are posted: the visitor's token, and prices. */
const readsByPost = /\/(?:token|bycodes)$/

/** The one place the browser calls the server from. Only `*-api.ts` files use it. */
export async function callApi<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers }
  if (request.token) headers['authorization'] = `Bearer ${request.token}`
  if (request.language) headers['accept-language'] = request.language
  const init: RequestInit = { method: request.method ?? 'GET', credentials: 'same-origin', headers }
  if (request.form) {
    init.body = new URLSearchParams(request.form)
  } else if (request.multipart) {
    init.body = request.multipart
  } else if (request.body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(request.body)
  }
  if (init.method !== 'GET' && init.method !== 'HEAD') {
    if (isReadOnly && !readsByPost.test(path)) throw new ApiError(0, null)
    headers['x-requested-with'] = 'fetch'
  }
  const timeout = AbortSignal.timeout(request.timeoutMs ?? 15_000)
  init.signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout
  let response: Response
  try {
    response = await fetch(withQuery(path, request.query), init)
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new ApiError(0, null)
  }
  if (!response.ok) {
    const data = await errorBody(response)
    throw new ApiError(response.status, data, response.headers.get('x-request-id') ?? requestIdIn(data))
  }
  request.onHeaders?.(response.headers)
  if (request.read === 'none' || response.status === 204) return undefined as Answer // the caller asked for no body
  if (request.read === 'text') return (await response.text()) as Answer // the caller asked for text
  return (await response.json()) as Answer // both sides derive the type from the same schema
}

function withQuery(path: string, query: ApiRequest['query']): string {
  if (!query) return path
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    if (typeof value === 'object') for (const one of value) params.append(name, one)
    else params.set(name, String(value))
  }
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

/** An unexpected failure names its request in the body too (C-1). */
function requestIdIn(data: unknown): string | undefined {
  const id = typeof data === 'object' && data !== null && 'requestId' in data ? data.requestId : undefined
  return typeof id === 'string' ? id : undefined
}

async function errorBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
