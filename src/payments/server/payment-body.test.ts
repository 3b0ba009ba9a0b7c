import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop, testCard, cards } from '../../../tests/support/money-shop.ts'
import type { PaymentResult } from '../contract/payments.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

let visitors = 0
const newVisitor = () => shop.visitor(`body-${(visitors += 1)}`, 'fi')
const card = testCard(cards.authorised)
const ofOrder = (number: string) =>
  shop.provider.ledger
    .entries()
    .filter((entry) => entry.kind === 'payment-created' && entry.payment.merchantReference.startsWith(number))
/** The tries of an order as they stand, and the answers remembered for a call's key. */
const stored = async (number: string, key: string) => ({
  attempts: await shop.database.sql`select a.number, a.status, a.decided_at from payment_attempt a
    join shop_order o on o.id = a.order_id where o.order_number = ${number}`,
  answers: await shop.database.sql`select key from idempotency_key where key = ${key}`,
})

describe('the body of a try to pay', () => {
  it.each<[string, object, string]>([
    ['a number in clear', { paymentMethod: { ...card, number: '4111111111111111' } }, 'paymentMethod.number'],
    ['a security code in clear', { paymentMethod: { ...card, cvc: '737' } }, 'paymentMethod.cvc'],
    ['a date in clear', { paymentMethod: { ...card, expiryMonth: '03' } }, 'paymentMethod.expiryMonth'],
    [
      'nothing but clear data',
      {
        paymentMethod: {
          type: 'scheme',
          number: '4111111111111111',
          expiryMonth: '03',
          expiryYear: '2035',
          cvc: '737',
        },
      },
      'paymentMethod.number',
    ],
    [
      'a number in clear in a sealed field',
      { paymentMethod: { ...card, encryptedCardNumber: '4111 1111 1111 1111' } },
      'paymentMethod.encryptedCardNumber',
    ],
    [
      'a code in clear in a sealed field',
      { paymentMethod: { ...card, encryptedSecurityCode: '737' } },
      'paymentMethod.encryptedSecurityCode',
    ],
    [
      'a number as the holder',
      { paymentMethod: { ...card, holderName: '4111111111111111' } },
      'paymentMethod.holderName',
    ],
    [
      'a number among the browser’s facts',
      { paymentMethod: card, browserInfo: { number: '4111' } },
      'browserInfo.number',
    ],
    ['a foreign return address', { paymentMethod: card, returnUrl: 'https://evil.example/kassa' }, 'returnUrl'],
    [
      'a return address that looks like ours',
      { paymentMethod: card, returnUrl: 'http://localhost:3000@evil.example/' },
      'returnUrl',
    ],
    ['a return address without an origin', { paymentMethod: card, returnUrl: 'javascript:alert(1)' }, 'returnUrl'],
    ['a foreign origin', { paymentMethod: card, origin: 'https://evil.example' }, 'origin'],
  ])('%s is refused before anything is stored or sent, and costs no try', async (_name, body, field) => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    const url = `/api/cda/me/orders/${number}/payments`
    const key = `key-of-${number}`
    const before = await stored(number, key)
    const refused = await visitor.send('POST', url, body, { 'idempotency-key': key })
    expect([refused.status, refused.body]).toEqual([400, { errors: { [field]: [expect.any(String)] } }])
    expect(refused.text).not.toContain('4111')
    expect(await stored(number, key)).toEqual(before)
    expect(ofOrder(number)).toEqual([])
    expect((await visitor.pay(number)).body).toMatchObject({ resultCode: 'Authorised', attempt: 1 })
  })

  it('may name our own addresses; the server uses its own return address all the same', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    const paid = await visitor.send<PaymentResult>('POST', `/api/cda/me/orders/${number}/payments`, {
      paymentMethod: { ...card, brand: 'visa', checkoutAttemptId: 'do-not-track' },
      returnUrl: 'http://localhost:3000/somewhere-else',
      origin: 'http://localhost:3000',
    })
    expect(paid.body).toMatchObject({ resultCode: 'Authorised', attempt: 1 })
    expect(ofOrder(number)).toMatchObject([
      { payment: { returnUrl: 'http://localhost:3000/paymentauthentication/threedscallback?language=fi' } },
    ])
  })
})
