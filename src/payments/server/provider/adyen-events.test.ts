import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signNotificationItem } from '../../../../standins/payment-provider/hmac.ts'
import { hmacKey, merchantAccount, type MoneyShop, startMoneyShop } from '../../../../tests/support/money-shop.ts'
import { watchPayments } from '../../../../tests/support/watched-payments.ts'
import { workOnOrders } from '../../../../tests/support/worked-orders.ts'

/*
 * Events as the provider publishes them (github.com/Adyen/adyen-openapi, json/Webhooks-v1.json, the examples of each event): with the
 * fields they have and lack there, our references in place of theirs, signed as the provider signs. What is not signed decides nothing.
 */

let shop: MoneyShop
let watched: ReturnType<typeof watchPayments>
beforeAll(async () => {
  shop = await startMoneyShop()
  watched = watchPayments(shop)
})
afterAll(() => shop.stop())

type Item = Readonly<Record<string, unknown>>

/** What all examples share; `originalReference` is the payment's. */
const common = {
  amount: { currency: 'EUR', value: 1000 },
  eventDate: '2021-01-01T01:00:00+01:00',
  merchantAccountCode: merchantAccount,
  paymentMethod: 'visa',
  reason: '',
  success: 'true',
}
/** Those that the provider publishes without the payment they are about: our reference of it is all there is. */
const withoutOriginal = new Set([
  'CHARGEBACK_REVERSED',
  'SECOND_CHARGEBACK',
  'PREARBITRATION_LOST',
  'PREARBITRATION_WON',
])
const dispute = {
  captureMerchantReference: 'shopperReferenceTest',
  chargebackReasonCode: ' 4853',
  grossCurrency: 'EUR',
  grossValue: '2000',
  defensePeriodEndsAt: '2021-07-31T03:03:07+02:00',
  defendable: 'true',
  modificationMerchantReferences: 'shopperReferenceTest',
  chargebackSchemeCode: 'mc',
  capturePspReference: '8636172945333378',
  paymentMethodVariant: 'mc',
}

/** What an example says beside the common fields. */
const examples: Readonly<Record<string, Item>> = {
  CAPTURE: {},
  CAPTURE_FAILED: { reason: 'Capture Failed', additionalData: { shopperCountry: 'NL' } },
  REFUND: { reason: "Transaction hasn't been captured, refund not possible", success: 'false' },
  REFUND_FAILED: { paymentMethod: 'blik', reason: 'Refund Failed', additionalData: { paymentMethodVariant: 'blik' } },
  REFUNDED_REVERSED: { paymentMethod: 'mc', reason: 'test_AUTHORISATION_1' },
  CANCELLATION: {},
  TECHNICAL_CANCEL: { additionalData: { paymentMethodVariant: 'visa' } },
  CANCEL_OR_REFUND: { additionalData: { 'modification.action': 'cancel' } },
  CHARGEBACK: { paymentMethod: 'mc', reason: 'Payment.TxId=300000000524534724 dispute', additionalData: dispute },
  NOTIFICATION_OF_CHARGEBACK: { paymentMethod: 'mc', additionalData: { ...dispute, autoDefended: 'true' } },
  CHARGEBACK_REVERSED: { paymentMethod: 'mc', reason: 'Fraudulent Processing of Transactions' },
  SECOND_CHARGEBACK: { paymentMethod: 'jcb', reason: '502:Cardmember Dispute' },
  REQUEST_FOR_INFORMATION: {
    paymentMethod: 'mc',
    additionalData: { modificationMerchantReferences: '9123140123220028' },
  },
  EXPIRE: {},
  PREARBITRATION_LOST: { reason: 'Other Fraud-Card Absent Environment', additionalData: { arn: 'ACQUIRER' } },
  PREARBITRATION_WON: { paymentMethod: 'bankTransfer_IBAN' },
}

async function order(name: string, to: 'paid' | 'packed' = 'paid') {
  const number = await workOnOrders(shop).parcelOrder(name, to)
  const [row] = await shop.database.sql<{ payment: string; cents: number; capture: string | null }>`
    select a.psp_reference as payment, a.amount_cents as cents, c.psp_reference as capture
    from payment_attempt a left join payment_capture c on c.attempt_id = a.id where a.merchant_reference = ${`${number}-1`}`
  if (!row) throw new Error('There is no payment')
  const item = (eventCode: string, more: Item = {}): Item => ({
    ...common,
    ...examples[eventCode],
    eventCode,
    pspReference: `QF-${number}`,
    merchantReference: `${number}-1`,
    ...(withoutOriginal.has(eventCode) ? {} : { originalReference: row.payment }),
    ...more,
  })
  const state = async () => {
    const [now] = await shop.database.sql<{ status: string; payment: string; disputed: boolean }>`
      select status, payment_status as payment, disputed_at is not null as disputed
      from shop_order where order_number = ${number}`
    return now
  }
  const tasks = async () => (await watched.tasksOf(number)).map(({ kind }) => kind)
  return { ...row, number, item, state, tasks }
}

/** The status of the answer; `spoilt` is changed after it was signed. */
async function send(item: Item, spoilt: Item = {}): Promise<number> {
  const signature = signNotificationItem(item as Parameters<typeof signNotificationItem>[0], hmacKey)
  const additionalData = { ...(item['additionalData'] as object | undefined), hmacSignature: signature }
  const sent = { ...item, additionalData, ...spoilt }
  const payload = { live: 'false', notificationItems: [{ NotificationRequestItem: sent }] }
  const { status } = await shop.call({ method: 'POST', url: '/api/adyen/webhooks/authorisation', payload })
  await watched.inboxEmpty()
  return status
}

/** What each published example makes of a paid order, alone. */
const inWork = { status: 'InProgress', payment: 'Authorised', disputed: false }
const lost = { status: 'OnHold', payment: 'Cancelled', disputed: false }
const outcomes: Readonly<Record<string, { state: object; tasks: string[] }>> = {
  CAPTURE: { state: { ...inWork, payment: 'Captured' }, tasks: [] },
  CAPTURE_FAILED: { state: inWork, tasks: ['CAPTURE_FAILED'] },
  REFUND: { state: inWork, tasks: ['REFUND'] },
  REFUND_FAILED: { state: inWork, tasks: ['REFUND_FAILED'] },
  REFUNDED_REVERSED: { state: inWork, tasks: ['REFUNDED_REVERSED'] },
  CANCELLATION: { state: lost, tasks: [] },
  TECHNICAL_CANCEL: { state: lost, tasks: [] },
  CANCEL_OR_REFUND: { state: lost, tasks: [] },
  EXPIRE: { state: lost, tasks: ['EXPIRE'] },
  CHARGEBACK: { state: { status: 'OnHold', payment: 'Authorised', disputed: true }, tasks: ['CHARGEBACK'] },
  NOTIFICATION_OF_CHARGEBACK: { state: inWork, tasks: ['NOTIFICATION_OF_CHARGEBACK'] },
  CHARGEBACK_REVERSED: { state: inWork, tasks: ['CHARGEBACK_REVERSED'] },
  SECOND_CHARGEBACK: { state: inWork, tasks: ['SECOND_CHARGEBACK'] },
  REQUEST_FOR_INFORMATION: { state: inWork, tasks: ['REQUEST_FOR_INFORMATION'] },
  PREARBITRATION_LOST: { state: inWork, tasks: ['PREARBITRATION_LOST'] },
  PREARBITRATION_WON: { state: inWork, tasks: ['PREARBITRATION_WON'] },
}

describe('a published example', () => {
  it('is here for every event that does something', () => {
    expect(Object.keys(outcomes).toSorted()).toEqual(Object.keys(examples).toSorted())
  })

  it.each(Object.entries(outcomes))('%s is taken, and comes to what it says', async (code, { state, tasks }) => {
    const paid = await order(`event-${code}`)
    expect(await send(paid.item(code))).toBe(202)
    expect(await paid.state()).toEqual(state)
    expect(await paid.tasks()).toEqual(tasks)
    // A second time it is the same event.
    expect(await send(paid.item(code))).toBe(202)
    expect(await paid.state()).toEqual(state)
  })

  it('of a won dispute ends it, though it names no payment', async () => {
    const paid = await order('event-won')
    await send(paid.item('CHARGEBACK'))
    expect(await paid.state()).toMatchObject({ disputed: true })
    await send(paid.item('CHARGEBACK_REVERSED'))
    expect(await paid.state()).toMatchObject({ status: 'OnHold', disputed: false })
  })

  it('of a capture that the scheme refuses after its grant is a failed capture, whichever came first', async () => {
    for (const codes of [
      ['CAPTURE', 'CAPTURE_FAILED'],
      ['CAPTURE_FAILED', 'CAPTURE'],
    ]) {
      const packed = await order(`capture-${codes[0]}`, 'packed')
      const captures = () =>
        shop.database.sql<{ status: string; psp: string }>`
          select c.status, c.psp_reference as psp from payment_capture c join shop_order o on o.id = c.order_id
          where o.order_number = ${packed.number}`
      await shop.until(async () => (await captures())[0]?.status === 'accepted', 'the capture')
      const pspReference = (await captures())[0]?.psp
      for (const code of codes) await send(packed.item(code, { pspReference }))
      expect(await captures()).toMatchObject([{ status: 'failed' }])
      expect(await packed.state()).toMatchObject({ payment: 'Authorised' })
    }
  })
})

describe('what is decided on', () => {
  const signed: Readonly<Record<string, unknown>> = {
    pspReference: 'OTHER',
    originalReference: 'OTHER',
    merchantAccountCode: 'Other',
    merchantReference: 'KV26-OTHER',
    amount: { currency: 'EUR', value: 1 },
    eventCode: 'CHARGEBACK',
    success: 'false',
  }

  it.each(Object.entries(signed))('is signed: with another %s the event is refused', async (field, value) => {
    const paid = await order(`signed-${field}`)
    expect(await send(paid.item('CAPTURE'), { [field]: value })).toBe(401)
    expect(await send(paid.item('CAPTURE', { amount: { currency: 'EUR', value: paid.cents } }))).toBe(202)
    expect(await paid.state()).toEqual({ ...inWork, payment: 'Captured' })
  })

  it('another currency is another signature', async () => {
    const paid = await order('signed-currency')
    expect(await send(paid.item('CAPTURE'), { amount: { currency: 'USD', value: 1000 } })).toBe(401)
    expect(await paid.state()).toEqual(inWork)
  })

  it.each([
    { reason: 'Something else' },
    { eventDate: '1999-01-01T00:00:00Z' },
    { paymentMethod: 'paypal' },
    { operations: ['REFUND'] },
    { live: 'true' },
    { additionalData: { 'modification.action': 'refund', capturePspReference: 'X', grossValue: '9' } },
  ])('is nothing of %j, which is not signed', async (more) => {
    const paid = await order(`unsigned-${Object.keys(more)[0]}`)
    const { additionalData, ...rest } = more as { additionalData?: object }
    const item = paid.item('CANCEL_OR_REFUND', additionalData ? { additionalData } : {})
    expect(await send(item, rest)).toBe(202)
    expect(await paid.state()).toEqual(lost)
  })
})
