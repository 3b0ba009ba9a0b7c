import { hmacValidator } from '@adyen/api-library'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  HMAC_KEY,
  startTestProvider,
  startWebhookReceiver,
  type TestProvider,
  type WebhookReceiver,
} from './test-support.ts'
import { retryWaitMs } from './webhooks.ts'

type LibraryItem = Parameters<InstanceType<typeof hmacValidator>['validateHMAC']>[0]

let provider: TestProvider
let shop: WebhookReceiver

beforeEach(async () => {
  shop = await startWebhookReceiver()
  // The shortest wait of 2 minutes becomes 12 ms.
  provider = await startTestProvider({ webhookUrl: shop.url, webhookRetryScale: 0.0001, pendingMs: 30 })
})
afterEach(async () => {
  await provider.end()
  await shop.close()
})

const control = (path: string, values: object) => provider.post(`/control/${path}`, values)

describe('webhooks', () => {
  it('tell of an authorisation and of a refusal, signed', async () => {
    await provider.pay({})
    await provider.pay({ cardNumber: '4000000000000002' }, { reference: 'KV26-TEST-0002' })
    const items = await shop.received(2)
    expect(items[0]).toMatchObject({
      eventCode: 'AUTHORISATION',
      success: 'true',
      merchantReference: 'KV26-TEST-0001',
      merchantAccountCode: 'TestShop',
      amount: { currency: 'EUR', value: 2490 },
    })
    expect(items[1]).toMatchObject({ success: 'false', reason: 'Refused', merchantReference: 'KV26-TEST-0002' })
    for (const item of items) expect(new hmacValidator().validateHMAC(item as LibraryItem, HMAC_KEY)).toBe(true)
  })

  it('come for a pending payment only when it is decided', async () => {
    const { body } = await provider.pay({ cardNumber: '5555341244441115' })
    const [item] = await shop.received(1)
    expect(item).toMatchObject({ success: 'true', pspReference: body['pspReference'] })
    expect(shop.items).toHaveLength(1)
  })

  it('are tried again until they are taken, and hold up those behind them', async () => {
    shop.answers.push(500, 503)
    await provider.pay({})
    await provider.pay({}, { reference: 'KV26-TEST-0002' })
    const items = await shop.received(2)
    expect(items.map((item) => item.merchantReference)).toEqual(['KV26-TEST-0001', 'KV26-TEST-0002'])
    const failures = provider.running.ledger.entries().filter((entry) => entry.kind === 'webhook-failed')
    expect(failures).toMatchObject([
      { attempt: 1, problem: 'status 500' },
      { attempt: 2, problem: 'status 503' },
    ])
  })

  it('that could not be sent are sent after a restart', async () => {
    await control('webhooks', { enabled: false })
    await provider.pay({})
    await provider.restart()
    expect(await shop.received(1)).toMatchObject([{ merchantReference: 'KV26-TEST-0001' }])
  })

  it('wait while they are switched off and go when they are switched on', async () => {
    await control('webhooks', { enabled: false })
    await provider.pay({})
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(shop.items).toEqual([])
    await control('webhooks', { enabled: true })
    await shop.received(1)
  })

  it('come as often as asked and out of order when asked', async () => {
    await control('webhooks', { copies: 3, shuffleMs: 60 })
    for (const number of [1, 2, 3, 4]) await provider.pay({}, { reference: `KV26-TEST-000${number}` })
    const items = await shop.received(12)
    expect(new Set(items.map((item) => item.merchantReference)).size).toBe(4)
  })

  it('of one reference can be sent again', async () => {
    await provider.pay({})
    await shop.received(1)
    await control('resend', { reference: 'KV26-TEST-0001' })
    const items = await shop.received(2)
    expect(items[1]).toEqual(items[0])
    expect((await control('resend', { reference: 'unknown' })).status).toBe(404)
  })

  it('tell of a chargeback', async () => {
    const { body } = await provider.pay({})
    await control('chargeback', { reference: 'KV26-TEST-0001' })
    const items = await shop.received(2)
    expect(items[1]).toMatchObject({ eventCode: 'CHARGEBACK', originalReference: body['pspReference'] })
  })

  it('wait longer after each failure and never forget', () => {
    expect([0, 1, 8, 50].map((failures) => retryWaitMs(failures, 1) / 60_000)).toEqual([2, 5, 480, 480])
  })
})

describe('a modification', () => {
  const modify = async (path: string, pspReference: unknown, value?: number) =>
    provider.post(`/v72/payments/${String(pspReference)}/${path}`, {
      merchantAccount: 'TestShop',
      reference: 'own-reference',
      ...(value !== undefined && { amount: { currency: 'EUR', value } }),
    })
  const lastItem = async (count: number) => (await shop.received(count)).at(-1)
  const sums = () => provider.payments()[0]

  it('is received at once and told by webhook', async () => {
    const { pspReference } = (await provider.pay({})).body
    await shop.received(1)
    const captured = await modify('captures', pspReference, 2490)
    expect(captured).toMatchObject({
      status: 201,
      body: { status: 'received', paymentPspReference: pspReference, reference: 'own-reference' },
    })
    expect(await lastItem(2)).toMatchObject({
      eventCode: 'CAPTURE',
      success: 'true',
      originalReference: pspReference,
      pspReference: captured.body['pspReference'],
      amount: { value: 2490 },
    })
    await modify('refunds', pspReference, 490)
    expect(await lastItem(3)).toMatchObject({ eventCode: 'REFUND', success: 'true', amount: { value: 490 } })
    expect(sums()).toMatchObject({ capturedValue: 2490, refundedValue: 490 })
  })

  it('never captures more than was authorised nor refunds more than was captured', async () => {
    const { pspReference } = (await provider.pay({})).body
    await modify('captures', pspReference, 2491)
    expect(await lastItem(2)).toMatchObject({ eventCode: 'CAPTURE', success: 'false' })
    await modify('refunds', pspReference, 1)
    expect(await lastItem(3)).toMatchObject({ eventCode: 'REFUND', success: 'false' })
    expect(sums()).toMatchObject({ capturedValue: 0, refundedValue: 0 })
  })

  it('cancels, and a cancelled payment cannot be captured', async () => {
    const { pspReference } = (await provider.pay({})).body
    await modify('cancels', pspReference)
    expect(await lastItem(2)).toMatchObject({ eventCode: 'CANCELLATION', success: 'true' })
    await modify('captures', pspReference, 100)
    expect(await lastItem(3)).toMatchObject({ eventCode: 'CAPTURE', success: 'false' })
  })

  it('reverses by cancelling before the capture and by refunding after it', async () => {
    const { pspReference } = (await provider.pay({})).body
    await modify('captures', pspReference, 2000)
    await shop.received(2)
    await modify('reversals', pspReference)
    expect(await lastItem(3)).toMatchObject({
      eventCode: 'CANCEL_OR_REFUND',
      success: 'true',
      amount: { value: 2000 },
      additionalData: { 'modification.action': 'refund' },
    })
    await modify('reversals', pspReference)
    expect(await lastItem(4)).toMatchObject({ success: 'false' })
  })

  it('cancels a payment that is still at the bank, by the shop’s own reference', async () => {
    await provider.pay({ cardNumber: '4212345678910006' })
    const cancelled = await provider.post('/v72/cancels', {
      merchantAccount: 'TestShop',
      paymentReference: 'KV26-TEST-0001',
    })
    expect(cancelled).toMatchObject({ status: 201, body: { status: 'received', paymentReference: 'KV26-TEST-0001' } })
    expect(await lastItem(1)).toMatchObject({ eventCode: 'TECHNICAL_CANCEL', success: 'true' })
    expect(sums()).toMatchObject({ resultCode: 'Cancelled', isCancelled: true })
  })

  it('of an unknown payment is refused', async () => {
    expect((await modify('captures', 'UNKNOWN', 100)).body).toMatchObject({ status: 422, errorCode: '167' })
  })

  it('with a key happens once', async () => {
    const { pspReference } = (await provider.pay({})).body
    await modify('captures', pspReference, 2490)
    const body = { merchantAccount: 'TestShop', amount: { currency: 'EUR', value: 1000 } }
    const refund = () =>
      provider.post(`/v72/payments/${String(pspReference)}/refunds`, body, { 'idempotency-key': 'once' })
    const [first, second] = await Promise.all([refund(), refund()])
    expect(second.text).toBe(first.text)
    expect(sums()).toMatchObject({ refundedValue: 1000 })
  })
})
