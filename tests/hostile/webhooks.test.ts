import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedFields, signNotificationItem } from '../../standins/payment-provider/hmac.ts'
import { runsInTier } from '../support/tier.ts'
import { hmacKey, type HostileShop, merchantAccount, startHostileShop } from './support/hostile-shop.ts'
import { arrange } from './support/route-examples.ts'

let shop: HostileShop

beforeAll(async () => {
  shop = await startHostileShop()
})
afterAll(() => shop.stop())

const item = (): SignedFields => ({
  pspReference: randomUUID(),
  originalReference: 'ORIGINAL',
  merchantAccountCode: merchantAccount,
  merchantReference: 'KV26-0000-0000-1',
  amount: { value: 900, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true',
})
const signed = (fields: SignedFields, key = hmacKey): Record<string, unknown> => ({
  ...fields,
  additionalData: { hmacSignature: signNotificationItem(fields, key) },
})
const post = (...items: unknown[]) =>
  postBody({ live: 'false', notificationItems: items.map((entry) => ({ NotificationRequestItem: entry })) })
const postBody = (payload: unknown) =>
  shop.send({ method: 'POST', url: '/api/adyen/webhooks/authorisation', payload: payload as object })
async function inboxSize(): Promise<number> {
  const [row] = await shop.database.sql<{ size: number }>`select count(*)::int as size from webhook_inbox`
  return row?.size ?? -1
}

describe('an event of the payment provider', () => {
  it('that is rightly signed is taken, once, whatever else it carries', async () => {
    const before = await inboxSize()
    const event = { ...signed(item()), eventDate: 'x', somethingNew: { deep: [1] }, reason: '</script>' }
    for (const _time of [1, 2]) {
      const answer = await post(event)
      expect(answer.statusCode).toBe(202)
      expect(answer.body).toBe('[accepted]')
    }
    expect(await inboxSize()).toBe(before + 1)
  })

  it('without a right signature is a 401, and nothing is stored', async () => {
    const before = await inboxSize()
    const fields = item()
    const good = signNotificationItem(fields, hmacKey)
    const signatures = [
      undefined,
      null,
      '',
      ' ',
      'x',
      good.slice(1),
      good.toLowerCase(),
      1,
      true,
      [],
      [good],
      {},
      { length: 1e9 },
      'é'.repeat(44),
      'A'.repeat(100_000),
    ]
    for (const hmacSignature of signatures) {
      const answer = await post({ ...fields, additionalData: { hmacSignature } })
      expect(answer.statusCode, JSON.stringify(hmacSignature)?.slice(0, 60)).toBe(401)
    }
    for (const additionalData of [undefined, null, 'x', [], { HmacSignature: good }])
      expect((await post({ ...fields, additionalData })).statusCode).toBe(401)
    expect((await post(signed(fields, 'ab'.repeat(32)))).statusCode).toBe(401)
    expect((await post(signed(fields, '00'.repeat(32)))).statusCode).toBe(401)
    expect(await inboxSize()).toBe(before)
  })

  it.each([
    ['pspReference', { pspReference: 'OTHER' }],
    ['originalReference', { originalReference: '' }],
    ['merchantAccountCode', { merchantAccountCode: 'OtherShop' }],
    ['merchantReference', { merchantReference: 'KV26-1111-1111-1' }],
    ['amount.value', { amount: { value: 1, currency: 'EUR' } }],
    ['amount.currency', { amount: { value: 900, currency: 'SEK' } }],
    ['eventCode', { eventCode: 'REFUND' }],
    ['success', { success: 'false' }],
  ])('with another %s than was signed is a 401', async (_field, change) => {
    const before = await inboxSize()
    expect((await post({ ...signed(item()), ...change })).statusCode).toBe(401)
    expect(await inboxSize()).toBe(before)
  })

  it('is never taken when it is not what was signed, whatever was changed', async () => {
    const before = await inboxSize()
    const word = fc.string({ minLength: 1, maxLength: 40 })
    const changes = fc.record(
      {
        pspReference: word,
        originalReference: word,
        merchantAccountCode: word,
        merchantReference: word,
        amount: fc.record({
          value: fc.integer({ min: 0, max: 1_000_000 }),
          currency: fc.constantFrom('EUR', 'SEK', 'USD'),
        }),
        eventCode: fc.constantFrom('AUTHORISATION', 'CAPTURE', 'REFUND', 'CANCELLATION', 'CHARGEBACK'),
        success: fc.constantFrom('true', 'false'),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(changes, async (change) => {
        const event = signed(item())
        const forged = { ...event, ...change }
        fc.pre(JSON.stringify(forged) !== JSON.stringify(event))
        expect((await post(forged)).statusCode).toBe(401)
      }),
      { numRuns: runsInTier(10_000) },
    )
    expect(await inboxSize()).toBe(before)
  })

  it('is refused with all that came along when one of them is not signed', async () => {
    const before = await inboxSize()
    const unsigned = { ...signed(item()), success: 'false' }
    expect((await post(signed(item()), unsigned)).statusCode).toBe(401)
    expect((await post(unsigned, signed(item()))).statusCode).toBe(401)
    expect(await inboxSize()).toBe(before)
  })

  it('that is garbage or too large is a 4xx', async () => {
    const before = await inboxSize()
    const bodies = [
      null,
      1,
      'x',
      [],
      {},
      { notificationItems: null },
      { notificationItems: {} },
      { notificationItems: [] },
    ]
    for (const body of [...bodies, { notificationItems: [null] }, { notificationItems: [{}] }]) {
      const { statusCode } = await postBody(JSON.stringify(body))
      expect(statusCode, JSON.stringify(body)).toBeGreaterThanOrEqual(400)
      expect(statusCode).toBeLessThan(500)
    }
    expect((await post(...Array.from({ length: 101 }, () => signed(item())))).statusCode).toBe(400)
    expect((await post({ ...signed(item()), reason: 'x'.repeat(300_000) })).statusCode).toBe(413)
    expect(await inboxSize()).toBe(before)
  })

  it('that is rightly signed for another merchant account moves nothing of ours', async () => {
    const { ids } = await arrange(shop, 'order')
    const merchantReference = `${ids.orderNumber}-1`
    await shop.database.run(`insert into payment_attempt
      (order_id, number, merchant_reference, idempotency_key, amount_cents, status, created_at, psp_reference)
      select id, 1, '${merchantReference}', gen_random_uuid(), payable_cents, 'AwaitingShopper', now(), 'OURS'
      from shop_order where order_number = '${ids.orderNumber}'`)
    const stateOfOrder = () => shop.database.sql`
      select o.*, a.status as attempt from shop_order o join payment_attempt a on a.order_id = o.id
      where o.order_number = ${ids.orderNumber}`
    const [before] = await stateOfOrder()
    const [paid] = await shop.database.sql<{ cents: number }>`
      select payable_cents as cents from shop_order where order_number = ${ids.orderNumber}`
    const codes = ['AUTHORISATION', 'CAPTURE', 'CANCELLATION', 'CHARGEBACK', 'EXPIRE', 'REFUND_FAILED']
    for (const eventCode of codes) {
      const foreign = {
        ...item(),
        eventCode,
        merchantReference,
        originalReference: 'OURS',
        merchantAccountCode: 'AnotherShop',
        amount: { value: paid?.cents ?? 0, currency: 'EUR' },
      }
      expect((await post(signed(foreign))).statusCode, eventCode).toBe(202)
    }
    const outcomes = () => shop.database.sql<{ outcome: string | null }>`
      select outcome from webhook_inbox where merchant_reference = ${merchantReference}`
    await expect.poll(async () => (await outcomes()).filter(({ outcome }) => outcome === null)).toEqual([])
    expect((await outcomes()).map(({ outcome }) => outcome)).toEqual(codes.map(() => 'mismatch'))
    expect((await stateOfOrder())[0]).toEqual(before)
    expect(await shop.database.sql`select from order_task`).toHaveLength(0)
  })
})
