import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '../support/json-log.ts'
import { bookFrom, type Payment } from './book.ts'
import type { NotificationItem } from './ledger-events.ts'
import { type PaymentProviderOptions, type RunningPaymentProvider, startPaymentProvider } from './server.ts'

export const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
export const API_KEY = 'test-api-key'
export const SHOP = 'http://localhost:3000'

export type Answer = { status: number; body: Record<string, unknown>; text: string; headers: Headers }

export type TestProvider = {
  running: RunningPaymentProvider
  dataDir: string
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  get(path: string): Promise<Answer>
  /** Every attempt under the reference of `paymentRequest`, oldest first, as the ledger has it. */
  payments(): Payment[]
  token(card?: Partial<Record<string, string>>): Promise<Record<string, unknown>>
  /** A payment with a card typed into the frame. */
  pay(card: Partial<Record<string, string>>, extra?: object, headers?: Record<string, string>): Promise<Answer>
  restart(extra?: Partial<PaymentProviderOptions>): Promise<void>
  end(): Promise<void>
}

export async function startTestProvider(extra: Partial<PaymentProviderOptions> = {}): Promise<TestProvider> {
  const dataDir = mkdtempSync(join(tmpdir(), 'payment-standin-'))
  const start = (changed: Partial<PaymentProviderOptions>) =>
    startPaymentProvider({
      port: 0,
      dataDir,
      apiKey: API_KEY,
      hmacKey: HMAC_KEY,
      merchantAccount: 'TestShop',
      webhookDelayMs: 0,
      log: silentLog,
      ...extra,
      ...changed,
    })
  let running = await start({})

  const call = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(`${running.url}${path}`, init)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, text, body: isJson ? JSON.parse(text) : {}, headers: response.headers }
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': API_KEY, ...headers },
      body: JSON.stringify(body),
    })
  const token = async (card: Partial<Record<string, string>> = {}) => {
    const answer = await post('/card-frame/tokenise?locale=en', { ...CARD, ...card })
    return answer.body['paymentMethod'] as Record<string, unknown>
  }
  return {
    get running() {
      return running
    },
    dataDir,
    post,
    token,
    get: (path) => call(path, { headers: { 'x-api-key': API_KEY } }),
    payments: () => bookFrom(running.ledger.entries()).byReference.get('KV26-TEST-0001') ?? [],
    async pay(card, more = {}, headers = {}) {
      return post('/v72/payments', { ...paymentRequest(await token(card)), ...more }, headers)
    },
    async restart(changed = {}) {
      await running.close()
      running = await start(changed)
    },
    async end() {
      await running.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

export const CARD = {
  cardNumber: '4111 1111 1111 1111',
  expiryDate: '03 / 35',
  securityCode: '737',
  holderName: 'Aino Virta',
} as const

export function paymentRequest(paymentMethod: Record<string, unknown>) {
  return {
    amount: { currency: 'EUR', value: 2490 },
    merchantAccount: 'TestShop',
    reference: 'KV26-TEST-0001',
    returnUrl: `${SHOP}/paymentauthentication/threedscallback`,
    channel: 'Web',
    origin: SHOP,
    shopperLocale: 'fi-FI',
    paymentMethod,
  }
}

export type WebhookReceiver = {
  url: string
  items: NotificationItem[]
  /** Resolves when so many items have come. */
  received(count: number): Promise<NotificationItem[]>
  /** Statuses for the next requests; after them 202. */
  answers: number[]
  close(): Promise<void>
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const items: NotificationItem[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const status = answers.shift() ?? 202
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8'))
      if (status === 202) items.push(body.notificationItems[0].NotificationRequestItem)
      response.writeHead(status).end('[accepted]')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/api/adyen/webhooks/authorisation`,
    items,
    answers,
    async received(count) {
      await until(() => items.length >= count)
      return items
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export async function until(isTrue: () => boolean | Promise<boolean>, timeoutMs = 5_000): Promise<void> {
  const end = Date.now() + timeoutMs
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('It did not become true in time')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
