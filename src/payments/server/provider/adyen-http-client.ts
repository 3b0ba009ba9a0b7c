import { traced } from '#src/platform/tracing.ts'

/** A call that got no usable answer. `sent` false: it never reached the provider. */
export class ProviderCallError extends Error {
  readonly sent: boolean
  /** The provider's status when it answered with one. */
  readonly status: number | null
  readonly errorCode: string | null
  constructor(message: string, about: { sent: boolean; status?: number; errorCode?: string | null; cause?: unknown }) {
    super(message, { cause: about.cause })
    this.sent = about.sent
    this.status = about.status ?? null
    this.errorCode = about.errorCode ?? null
  }
}

export interface AdyenHttpOptions {
  /** Origin for the library's paths; the library itself knows only Adyen's. */
  apiUrl: string
  apiKey: string
  /** Upper limit; a request may set a shorter one. */
  timeoutMs: number
}

interface RequestOptions {
  idempotencyKey?: string
  params?: Record<string, string>
  headers?: Record<string, string>
  /** Milliseconds. */
  timeout?: number
}

/** The library's HTTP client. It returns the body of a successful response, checked to be JSON, and throws otherwise. */
export function createAdyenHttpClient({ apiUrl, apiKey, timeoutMs }: AdyenHttpOptions) {
  async function send(path: string, body: string, options: RequestOptions = {}): Promise<string> {
    const url = new URL(path, apiUrl)
    for (const [name, value] of Object.entries(options.params ?? {})) url.searchParams.set(name, value)
    const headers: Record<string, string> = {
      ...options.headers,
      accept: 'application/json',
      'content-type': 'application/json',
      'x-api-key': apiKey,
    }
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
    let status: number
    let text: string
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(Math.ceil(Math.min(timeoutMs, options.timeout ?? timeoutMs))),
      })
      status = response.status
      text = await response.text()
    } catch (cause) {
      throw new ProviderCallError(`no answer from ${url.pathname}`, { sent: !wasNotSent(cause), cause })
    }
    const json = parse(text)
    if (status < 200 || status > 299) {
      const errorCode = typeof json?.['errorCode'] === 'string' ? json['errorCode'] : null
      throw new ProviderCallError(`${url.pathname} answered ${status}`, { sent: true, status, errorCode })
    }
    if (json === null)
      throw new ProviderCallError(`${url.pathname} answered something that is not JSON`, { sent: true })
    return text
  }
  return {
    request: (
      endpoint: string,
      json: string | Buffer,
      _config: unknown,
      _isApiKeyRequired: boolean,
      options?: RequestOptions,
    ) => traced('payment provider', {}, () => send(new URL(endpoint).pathname, json.toString(), options)),
  }
}

/** The connection was never made, so nothing can have been charged. */
function wasNotSent(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : ''
    if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(code)) return true
  }
  return false
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null // narrowed as far as JSON goes
  } catch {
    return null
  }
}
