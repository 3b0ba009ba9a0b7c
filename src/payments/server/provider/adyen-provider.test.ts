import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AdyenSettings, createAdyenProvider } from './adyen-provider.ts'
import { type PayRequest, type PaymentProvider, RequestRefusedError } from './payment-provider.ts'

const hmacKeys = ['44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056', 'A'.repeat(64)]
const settings: AdyenSettings = {
  apiUrl: 'http://127.0.0.1:1',
  apiKey: 'secret',
  hmacKeys,
  merchantAccount: 'Shop',
  repeatForMs: 800,
  provider: { kind: 'stand-in', cardFrameUrl: 'http://127.0.0.1:1/card-frame' },
}
const payRequest: PayRequest = {
  merchantReference: 'KV26-TEST-0001-1',
  idempotencyKey: 'key-1',
  amountCents: 1340,
  currency: 'EUR',
  language: 'fi',
  countryCode: 'FI',
  paymentMethod: { type: 'scheme' },
  browserInfo: null,
  returnUrl: 'http://localhost/x',
  origin: 'http://localhost',
  shopperEmail: 'a@b.example',
  shopperReference: 'x',
  shopperIp: '127.0.0.1',
  isByTelephone: false,
}

const apiUrl = () => `http://127.0.0.1:${port}`
/** Answers to give in turn; the last one for ever. */
let answers: ((request: IncomingMessage, response: ServerResponse) => void)[]
let seen: { path: string; key: string | undefined; apiKey: string | undefined; body: string }[]
let provider: PaymentProvider
let port: number
let close: () => Promise<void>

beforeEach(async () => {
  seen = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const header = (name: string) => request.headers[name]?.toString()
      seen.push({
        path: request.url ?? '',
        key: header('idempotency-key'),
        apiKey: header('x-api-key'),
        body: Buffer.concat(chunks).toString(),
      })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      answer?.(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port // it listens on TCP
  provider = createAdyenProvider({ ...settings, apiUrl: apiUrl() }, { warn: () => {} })
  close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  }
})
afterEach(() => close())

const json = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const authorised = json(200, {
  resultCode: 'Authorised',
  pspReference: 'PSP',
  merchantReference: 'KV26-TEST-0001-1',
  amount: { value: 1340, currency: 'EUR' },
})

describe('paying', () => {
  it('sends the key, the sum and our account, and reads the answer', async () => {
    answers = [authorised]
    expect(await provider.pay(payRequest)).toEqual({
      kind: 'answered',
      result: {
        resultCode: 'Authorised',
        pspReference: 'PSP',
        merchantReference: 'KV26-TEST-0001-1',
        amount: { cents: 1340, currency: 'EUR' },
        refusalKey: null,
        action: null,
      },
    })
    expect(seen).toMatchObject([{ path: '/v72/payments', key: 'key-1', apiKey: 'secret' }])
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({
      merchantAccount: 'Shop',
      reference: 'KV26-TEST-0001-1',
      amount: { value: 1340, currency: 'EUR' },
      shopperLocale: 'fi-FI',
      shopperInteraction: 'Ecommerce',
      shopperIP: '127.0.0.1',
    })
  })

  it('by telephone says so, and nothing of a browser that is not the shopper’s', async () => {
    answers = [authorised]
    await provider.pay({ ...payRequest, isByTelephone: true, browserInfo: { language: 'fi' } })
    const body: unknown = JSON.parse(seen[0]?.body ?? '')
    expect(body).toMatchObject({ shopperInteraction: 'Moto' })
    expect(body).not.toHaveProperty('shopperIP')
    expect(body).not.toHaveProperty('browserInfo')
  })

  it.each([
    ['an error of its own', json(500, { errorCode: '905' })],
    ['nonsense', (_: IncomingMessage, response: ServerResponse) => void response.end('<html>')],
    [
      'half an answer',
      (_: IncomingMessage, response: ServerResponse) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"resultCode"')
        response.destroy()
      },
    ],
    ['an authorisation without a reference', json(200, { resultCode: 'Authorised' })],
    ['an unknown result', json(200, { resultCode: 'Perhaps' })],
    ['a key that was used for something else', json(422, { errorCode: '704' })],
    ['too many requests', json(429, {})],
  ])('after %s is made again with the same key while there is time, and then it is open', async (_what, answer) => {
    answers = [answer]
    expect(await provider.pay(payRequest)).toMatchObject({ kind: 'unanswered' })
    // The pauses grow: 250 and 500 ms at most, and there is no time for the next.
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.length).toBeLessThan(4)
    answers = [answer, answer, authorised]
    const patient = createAdyenProvider({ ...settings, apiUrl: apiUrl(), repeatForMs: 20_000 }, { warn: () => {} })
    expect(await patient.pay(payRequest)).toMatchObject({ kind: 'answered' })
    expect(new Set(seen.map(({ key }) => key))).toEqual(new Set(['key-1']))
  })

  it('takes no longer than it may, though the last answer does', async () => {
    answers = [json(500, {}), () => {}]
    // A call's own limit is longer than the time that either of them has.
    const patient = createAdyenProvider({ ...settings, apiUrl: apiUrl(), repeatForMs: 2_400 }, { warn: () => {} })
    const ended: string[] = []
    await Promise.all([
      provider.pay(payRequest).then(({ kind }) => ended.push(kind)),
      patient.pay(payRequest).then(() => ended.push('the patient one')),
    ])
    expect(ended).toEqual(['unanswered', 'the patient one'])
  })

  it('that was refused or not reached after a call that may have arrived, is open', async () => {
    answers = [json(500, {}), json(401, {})]
    expect(await provider.pay(payRequest)).toMatchObject({ kind: 'unanswered' })
    expect(seen.length).toBeGreaterThan(1)
  })

  it.each([
    ['a faulty request', json(422, { errorCode: '14_004' })],
    ['a wrong key of ours', json(401, {})],
  ])('refused for %s never happened', async (_what, answer) => {
    answers = [answer]
    expect(await provider.pay(payRequest)).toMatchObject({ kind: 'rejected' })
    expect(seen).toHaveLength(1)
  })

  it('at a provider that is not there never happened', async () => {
    await close()
    close = () => Promise.resolve()
    expect(await provider.pay(payRequest)).toMatchObject({ kind: 'rejected' })
  })

  it('tells why it was refused', async () => {
    answers = [json(200, { resultCode: 'Refused', refusalReasonCode: '12', pspReference: 'PSP' })]
    expect(await provider.pay(payRequest)).toMatchObject({
      result: { resultCode: 'Refused', refusalKey: 'not-enough-funds' },
    })
  })
})

describe('giving back and ending', () => {
  const end = () => provider.cancelByReference({ merchantReference: 'KV26-TEST-0001-1', idempotencyKey: 'key-2' })

  it('names the payment by the reference that is known', async () => {
    answers = [json(201, { status: 'received' })]
    await end()
    await provider.reverse({ pspReference: 'PSP', reference: 'reversal-1', idempotencyKey: 'key-3' })
    expect(seen.map(({ path, key, body }) => [path, key, JSON.parse(body)])).toEqual([
      ['/v72/cancels', 'key-2', { merchantAccount: 'Shop', paymentReference: 'KV26-TEST-0001-1' }],
      ['/v72/payments/PSP/reversals', 'key-3', { merchantAccount: 'Shop', reference: 'reversal-1' }],
    ])
  })

  it('throws to be tried again, and otherwise when it never will be taken', async () => {
    answers = [json(500, {})]
    const failed: unknown = await end().catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toBeInstanceOf(RequestRefusedError)
    answers = [json(422, { errorCode: '167' })]
    await expect(end()).rejects.toBeInstanceOf(RequestRefusedError)
  })
})

describe('the live environment', () => {
  it('has paths of its own', async () => {
    answers = [authorised]
    const live = { kind: 'adyen', environment: 'live', clientKey: 'live_X' } as const
    await createAdyenProvider({ ...settings, apiUrl: apiUrl(), provider: live }, { warn: () => {} }).pay(payRequest)
    expect(seen[0]?.path).toBe('/checkout/v72/payments')
  })
})

describe('the keys of events', () => {
  it.each([
    ['', []],
    ['short', ['AB']],
    ['not hexadecimal', ['Z'.repeat(64)]],
  ])('%s are refused at start', (_what, keys) => {
    expect(() => createAdyenProvider({ ...settings, hmacKeys: keys }, { warn: () => {} })).toThrow(/64 hex digits/)
  })

  it('are tried one after the other, so that a new one can come in', () => {
    // Made with the older key by the provider's own recipe.
    const item = {
      pspReference: '7914073381342284',
      originalReference: '',
      merchantAccountCode: 'TestMerchant',
      merchantReference: 'TestPayment-1407325143704',
      amount: { value: 1130, currency: 'EUR' },
      eventCode: 'AUTHORISATION',
      success: 'true',
    }
    const signed = { ...item, additionalData: { hmacSignature: 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=' } }
    expect(provider.isAuthentic(signed)).toBe(true)
    expect(provider.isAuthentic({ ...signed, success: 'false' })).toBe(false)
    expect(provider.isAuthentic(item)).toBe(false)
    expect(provider.isAuthentic({ ...signed, amount: null })).toBe(false)
  })
})
