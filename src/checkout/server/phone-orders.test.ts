import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address, cards, type MoneyShop, startMoneyShop, testCard } from '../../../tests/support/money-shop.ts'
import { asStaff } from '../../../tests/support/money-staff.ts'
import type { DomainCart } from '#src/cart/contract/cart.ts'
import type { DomainOrder } from '#src/orders/contract/order.ts'
import type { PaymentResult } from '#src/payments/contract/payments.ts'
import type { OrderPreview, PaymentState, TelephonePayment } from '../contract/staff-orders.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop({ withDelivery: true })
})
afterAll(() => shop.stop())

const orders = '/api/cda/orders'
const addresses = { shippingAddress: address }
const lines = [
  { code: 'BAR', quantity: 2 },
  { code: 'MUG', quantity: 1 },
]
const preview = async (body: object) => (await asStaff(shop).send<OrderPreview>('POST', `${orders}/preview`, body)).body
let count = 0
const take = (body: object) =>
  asStaff(shop).send<DomainOrder>('POST', orders, body, { 'idempotency-key': `phone-key-${(count += 1)}` })
const cartsAndAudit = () =>
  shop.database
    .sql`select (select count(*) from cart)::int as carts, (select count(*) from audit_entry)::int as entries`

describe('an order before it is placed', () => {
  it('is shown with the very sums that it is then placed at, and writes nothing', async () => {
    const before = await cartsAndAudit()
    const open = await preview({ lines, addresses })
    expect(open).toMatchObject({ isEstimate: true, problems: [], couponProblem: '', deliveryProblem: '' })
    expect(open.methods.length).toBeGreaterThan(1)
    const delivery = { methodId: 'home' }
    const shown = await preview({ lines, addresses, delivery })
    expect(await cartsAndAudit()).toEqual(before)
    expect(shown).toMatchObject({ isEstimate: false, lines: [{ code: 'BAR', quantity: 2 }, { code: 'MUG' }] })
    expect(shown.windows).not.toBeNull()
    const consents = shown.consents.map(({ id, version }) => ({ id, version, accepted: true }))
    const expectedTotal = shown.totalCents / 100
    const taken = await take({ lines, addresses, delivery, consents, expectedTotal })
    expect([taken.status, Math.round(taken.body.totals.total * 100)]).toEqual([201, shown.totalCents])
    const risen = await take({ lines, addresses, delivery, consents, expectedTotal: expectedTotal - 1 })
    expect([risen.status, risen.body]).toMatchObject([409, [{ key: 'checkout/total-changed' }]])
  })

  it('says in words what would be refused: goods at their lines, a code, a place, goods made to order', async () => {
    const shown = await preview({
      lines: [
        { code: 'SCARCE', quantity: 90 },
        { code: 'TAB-DARK', quantity: 1 },
        { code: 'NONE', quantity: 1 },
      ],
      addresses,
      coupon: 'NOTHING',
      delivery: { methodId: 'dragon' },
    })
    expect(shown.lines.map(({ problem }) => problem !== '')).toEqual([true, true, true])
    expect(shown.lines[1]?.problem).toContain('Kaiverrettu')
    expect([shown.couponProblem, shown.deliveryProblem].every((words) => words !== '')).toBe(true)
    expect(shown.methods).not.toEqual([])
  })

  it('asks for the place where its method needs one, and reads the consents in the order’s language', async () => {
    const shown = await preview({
      lines,
      addresses: { shippingAddress: { postalCode: '00500', countryCode: 'FIN' } },
      delivery: { methodId: 'parcel-locker' },
      language: 'sv',
    })
    expect(shown).toMatchObject({
      isEstimate: true,
      methodName: 'Pakettiautomaatti',
      place: '',
      deliveryProblem: '',
      problems: [],
    })
    const [point] = shown.points?.points ?? []
    const placed = await preview({
      lines,
      addresses,
      delivery: { methodId: 'parcel-locker', pickupPointId: point?.id },
    })
    expect(placed.place).toContain(point?.name)
    expect(shown.consents.map(({ text }) => /[{<]/.test(text))).toEqual([false])
    expect(shown.consents[0]?.text).not.toBe(placed.consents[0]?.text)
  })

  it('is for people who take orders alone', async () => {
    for (const role of ['Production', 'Merchandiser', 'Editor'] as const)
      expect((await asStaff(shop, role).send('POST', `${orders}/preview`, { lines })).status, role).toBe(403)
  })
})

describe('a payment on the telephone', () => {
  it('has what its form needs, counts refused tries, and ends with the order’s confirmation', async () => {
    const staff = asStaff(shop)
    const { orderNumber } = (await take({ lines, addresses })).body
    const read = () => staff.send<TelephonePayment>('GET', `${orders}/${orderNumber}/payment`)
    const { body } = await read()
    expect(body).toMatchObject({
      orderNumber,
      statusCode: 'AwaitingPayment',
      isPaymentUnderWay: false,
      zeroPayable: false,
    })
    expect(body.paymentMethodsResponse.paymentMethods).toMatchObject([{ type: 'scheme' }])
    expect(Date.parse(body.payableUntil)).toBeGreaterThan(shop.clock.now().getTime())
    const pay = (card: string) =>
      staff.send<PaymentResult>('POST', `${orders}/${orderNumber}/payments`, { paymentMethod: testCard(card) })
    expect((await pay(cards.refused)).body).toMatchObject({ resultCode: 'Refused', triesLeft: 4 })
    expect((await pay(cards.authorised)).body).toMatchObject({ resultCode: 'Authorised', attempt: 2 })
    expect((await read()).body.statusCode).toBe('InProgress')
    expect(await staff.done(orderNumber)).toContain('order.read')
    expect((await staff.send('GET', `${orders}/KV26-0000-0000/payment`)).status).toBe(404)
    expect((await asStaff(shop, 'Production').send('GET', `${orders}/${orderNumber}/payment`)).status).toBe(403)
  })

  it('takes the place of a try whose shopper stopped at the bank’s page', async () => {
    const visitor = shop.visitor('at-the-bank')
    const staff = asStaff(shop)
    const { id } = (await visitor.add('BAR')).body
    const { anonymousId } = (await staff.send<DomainCart>('GET', `/api/cda/carts/${id}`)).body
    const { orderNumber } = (await take({ lines, addresses, customerId: anonymousId })).body
    await visitor.pay(orderNumber, cards.challenge)
    const read = () => staff.send<TelephonePayment>('GET', `${orders}/${orderNumber}/payment`)
    expect((await read()).body).toMatchObject({ statusCode: 'AwaitingPayment', isPaymentUnderWay: false })
    const body = { paymentMethod: testCard(cards.authorised) }
    const paid = await staff.send<PaymentResult>('POST', `${orders}/${orderNumber}/payments`, body)
    expect(paid.body).toMatchObject({ resultCode: 'Authorised', attempt: 2 })
  })

  it('is asked for again without personal data, and without another row of reading', async () => {
    const staff = asStaff(shop)
    const { orderNumber } = (await take({ lines, addresses })).body
    const { body } = await staff.send<TelephonePayment>('GET', `${orders}/${orderNumber}/payment`)
    const before = await cartsAndAudit()
    const state = await staff.send<PaymentState>('GET', `${orders}/${orderNumber}/payment-state`)
    expect([state.status, state.body]).toEqual([
      200,
      { statusCode: 'AwaitingPayment', payableUntil: body.payableUntil, isPaymentUnderWay: false },
    ])
    expect(await cartsAndAudit()).toEqual(before)
    expect((await staff.send('GET', `${orders}/KV26-0000-0000/payment-state`)).status).toBe(404)
    expect((await asStaff(shop, 'Production').send('GET', `${orders}/${orderNumber}/payment-state`)).status).toBe(403)
  })
})
