import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { address, cards, consents, testCard } from '../../support/money-goods.ts'

/** A visitor over real HTTP. Whatever a call comes to is an answer; status 0 is no answer at all, and its text says why. */
export interface Answer {
  status: number
  text: string
  retryAfter: string | null
}

// As many connections as there are calls at a moment: waiting for one would take the crowd apart.
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 64 })
const answerLimitMs = 60_000

export function call(
  origin: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: { token?: string | undefined; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const bytes = options.body === undefined ? null : Buffer.from(JSON.stringify(options.body))
  const headers: Record<string, string> = { ...options.headers }
  if (options.token) headers['authorization'] = `Bearer ${options.token}`
  if (bytes) Object.assign(headers, { 'content-type': 'application/json', 'content-length': String(bytes.length) })
  const { hostname, port } = new URL(origin)
  const nothing = (why: Error): Answer => ({ status: 0, text: why.message, retryAfter: null })
  return new Promise((resolve) => {
    const sent = request(
      // By address: the server listens on no other that the name may stand for.
      {
        host: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port,
        path,
        method,
        headers,
        agent,
        timeout: answerLimitMs,
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', (why) => resolve(nothing(why)))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            retryAfter: response.headers['retry-after'] ?? null,
          }),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${answerLimitMs / 1000} s`)))
    sent.on('error', (why) => resolve(nothing(why)))
    sent.end(bytes ?? undefined)
  })
}

export class Shopper {
  readonly origin: string
  readonly token: string
  cartId = ''
  constructor(origin: string, token: string) {
    this.origin = origin
    this.token = token
  }

  /** Null when the shop gave no token. */
  static async arrive(origin: string): Promise<Shopper | null> {
    const answer = await call(origin, 'POST', '/api/identity/connect/token/anonymous', { body: {} })
    if (answer.status !== 200) return null
    return new Shopper(origin, (JSON.parse(answer.text) as { access_token: string }).access_token) // the token call's answer
  }

  /** The same shopper, answered by the process at `origin`. */
  at(origin: string): Shopper {
    return Object.assign(new Shopper(origin, this.token), { cartId: this.cartId })
  }

  private send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return call(this.origin, method, path, { token: this.token, body, headers })
  }

  async add(code: string, quantity = 1): Promise<Answer> {
    const answer = await this.send('POST', '/api/me/carts/add', { code, quantity })
    if (answer.status === 200) this.cartId = (JSON.parse(answer.text) as { id: string }).id // the cart's answer
    return answer
  }

  /** An address, and home delivery. */
  async details(more: Partial<typeof address> = {}): Promise<Answer> {
    const path = `/api/me/checkout/${this.cartId}`
    const answer = await this.send('PUT', `${path}/details`, { shippingAddress: { ...address, ...more } })
    return answer.status === 200 ? this.send('PUT', `${path}/shipping`, { methodId: 'home' }) : answer
  }

  order(key: string = randomUUID()): Promise<Answer> {
    return this.send('POST', `/api/me/checkout/${this.cartId}/order`, { consents }, { 'idempotency-key': key })
  }

  pay(orderNumber: string, card: string = cards.authorised): Promise<Answer> {
    return this.send('POST', `/api/cda/me/orders/${orderNumber}/payments`, { paymentMethod: testCard(card) })
  }

  process(orderNumber: string, redirectResult: string): Promise<Answer> {
    return this.send('POST', `/api/cda/me/orders/${orderNumber}/processpayments`, { redirectResult })
  }

  /** For releasing many at one moment: the request as bytes. */
  orderRequest(): { path: string; headers: Record<string, string>; body: string } {
    return {
      path: `/api/me/checkout/${this.cartId}/order`,
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ consents }),
    }
  }
}

/** A shopper with these goods and an address. Throws when the shop is not well: it is only the preparation. */
export async function readyShopper(
  origin: string,
  codes: readonly string[],
  more: Partial<typeof address> = {},
): Promise<Shopper> {
  const shopper = await Shopper.arrive(origin)
  if (!shopper) throw new Error('The shop gave no token')
  for (const code of codes) {
    const added = await shopper.add(code)
    if (added.status !== 200) throw new Error(`Adding ${code}: ${added.status} ${added.text}`)
  }
  const details = await shopper.details(more)
  if (details.status !== 200) throw new Error(`Details: ${details.status} ${details.text}`)
  return shopper
}

/** Runs `work` for each item, so many at a time, in order of the list. */
export async function inParallel<T, R>(
  items: readonly T[],
  most: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results = Array.from<R>({ length: items.length })
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(most, items.length) }, async () => {
      while (next < items.length) {
        const index = next++
        results[index] = await work(items[index] as T, index) // index is inside
      }
    }),
  )
  return results
}
