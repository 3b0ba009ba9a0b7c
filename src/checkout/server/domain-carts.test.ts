import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePrice } from '../../../tests/support/catalogue-change.ts'
import {
  address,
  cards,
  consents,
  type MoneyShop,
  startMoneyShop,
  testCard,
} from '../../../tests/support/money-shop.ts'
import type { DomainCart } from '#src/cart/contract/cart.ts'
import type { Order, OrderList } from '#src/orders/contract/order.ts'
import type { CartPayment, PreparedCart } from '../contract/domain-calls.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

let visitors = 0
const newVisitor = (language = 'fi') => shop.visitor(`domain-${(visitors += 1)}`, language)
type Visitor = ReturnType<typeof newVisitor>

const carts = '/api/cda/me/carts'
const orders = '/api/cda/me/orders'
const place = { marketId: 'FI', currency: 'EUR' }
const bar = (quantity = 1) => ({ ...place, lines: [{ code: 'BAR', quantity }] })
const open = (visitor: Visitor, body: object = bar()) => visitor.send<DomainCart>('POST', carts, body)
const put = (visitor: Visitor, body: object) => visitor.send<DomainCart>('PUT', carts, body)
let keys = 0
const newKey = () => ({ 'idempotency-key': `domain-key-${(keys += 1)}` })
const payableOf = async (visitor: Visitor) => (await visitor.cart()).payableAmount

describe('a cart by the domain calls', () => {
  it('is opened with lines and greeting, once', async () => {
    const visitor = newVisitor()
    const opened = await open(visitor, { ...bar(2), greeting: 'Onnea' })
    expect(opened).toMatchObject({
      status: 201,
      body: { status: 'Active', marketId: 'FI', totalQuantity: 2, greeting: 'Onnea' },
    })
    expect((await visitor.cart()).id).toBe(opened.body.id)
    const again = await open(visitor, bar(5))
    expect([again.status, again.body]).toMatchObject([409, [{ key: 'version-conflict' }]])
    expect((await visitor.cart()).totalQuantity).toBe(2)
  })

  it('is opened by one of many calls at the same moment', async () => {
    const visitor = newVisitor()
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(visitor)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409, 409, 409,
    ])
    expect((await visitor.cart()).totalQuantity).toBe(1)
  })

  it('is replaced by version: an old one is 409 and changes nothing', async () => {
    const visitor = newVisitor()
    const { body } = await open(visitor)
    const replaced = await put(visitor, { ...bar(3), id: body.id, version: body.version, greeting: 'Hei' })
    expect(replaced).toMatchObject({ status: 200, body: { totalQuantity: 3, greeting: 'Hei' } })
    expect(replaced.body.version).toBeGreaterThan(body.version)
    const old = await put(visitor, { ...bar(9), id: body.id, version: body.version, greeting: 'Old' })
    expect([old.status, old.body]).toMatchObject([409, [{ key: 'version-conflict' }]])
    expect(await visitor.cart()).toMatchObject({ totalQuantity: 3, greeting: 'Hei' })
    expect((await put(visitor, bar(4))).body).toMatchObject({ totalQuantity: 4, greeting: 'Hei' })
  })

  it('keeps lines and greeting together: what is refused of one changes neither', async () => {
    const visitor = newVisitor()
    await open(visitor, { ...bar(2), greeting: 'Hei' })
    const soldOut = await put(visitor, { ...place, greeting: 'New', lines: [{ code: 'NOTHING', quantity: 1 }] })
    expect(soldOut.status).toBe(400)
    expect((await put(visitor, { ...bar(5), greeting: 'x'.repeat(801) })).status).toBe(400)
    expect(await visitor.cart()).toMatchObject({ totalQuantity: 2, greeting: 'Hei' })
  })

  it('says that a code is not known, and stays as it was put', async () => {
    const visitor = newVisitor('en')
    await open(visitor)
    const refused = await put(visitor, { ...bar(2), coupon: 'NO-SUCH-CODE' })
    expect([refused.status, refused.body]).toMatchObject([400, [{ key: 'coupon/invalid' }]])
    expect((await visitor.cart()).totalQuantity).toBe(2)
  })

  it('is nobody else’s, and not there is not there', async () => {
    const visitor = newVisitor()
    const { body } = await open(visitor)
    const other = newVisitor()
    const none = '7d8f5b1e-3c1a-4f0e-9a1b-0c9d8e7f6a5b'
    for (const id of [body.id, none]) {
      const answers = await Promise.all([
        put(other, { ...bar(), id }),
        other.send('POST', `${carts}/${id}/preparecheckout`),
        other.send('POST', `${carts}/${id}/payments`, { method: 'Adyen', amount: 1 }),
        other.send('PUT', `${carts}/${id}/payments`, { method: 'Adyen', amount: 1 }),
        other.send('POST', `${carts}/${id}/processpayments`),
        other.send('POST', `${carts}/${id}/converttoorder`, { consents }, newKey()),
        other.send('POST', orders, { cartId: id, consents }, newKey()),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
    }
    expect((await put(other, bar())).status).toBe(404)
  })

  it.each([
    ['another market', { ...bar(), marketId: 'US' }],
    ['another currency', { ...bar(), currency: 'USD' }],
    ['no lines', { ...place }],
    ['a line without a code', { ...place, lines: [{ quantity: 1 }] }],
    ['a price', { ...place, lines: [{ code: 'BAR', quantity: 1, price: 0.01 }] }],
    ['a greeting that is a number', { ...bar(), greeting: 4 }],
    ['an owner', { ...bar(), customerId: 'x' }],
    ['null', null],
  ])('takes no %s', async (_what, body) => {
    const visitor = newVisitor()
    expect((await visitor.send('POST', carts, body)).status).toBe(400)
    expect((await visitor.cart()).id).toBe('')
  })

  it('is abandoned after a day without a change, and active again with the next one', async () => {
    const visitor = newVisitor()
    const { body } = await open(visitor)
    const search = async (status: string) =>
      (await visitor.send<{ totalCount: number }>('POST', `${carts}/search`, { status })).body.totalCount
    await shop.database.sql`update cart set updated_at = updated_at - interval '25 hours' where id = ${body.id}`
    expect((await visitor.send<DomainCart>('GET', `${carts}/${body.id}`)).body.status).toBe('Abandoned')
    expect([await search('Active'), await search('Abandoned')]).toEqual([0, 1])
    await visitor.add('BAR')
    expect((await visitor.send<DomainCart>('GET', `${carts}/${body.id}`)).body.status).toBe('Active')
    expect([await search('Active'), await search('Abandoned')]).toEqual([1, 0])
  })

  it('is found by the code or the name of what is in it', async () => {
    const visitor = newVisitor()
    const { body } = await open(visitor)
    const name = body.allLineItems[0]?.displayName ?? ''
    const count = async (q: string) =>
      (await visitor.send<{ totalCount: number }>('POST', `${carts}/search`, { q })).body.totalCount
    expect([
      await count('bar'),
      await count(name.slice(1).toUpperCase()),
      await count('%'),
      await count('none'),
    ]).toEqual([1, 1, 0, 0])
  })
})

describe('preparing the checkout', () => {
  it('prices the cart anew and tells what has changed', async () => {
    const visitor = newVisitor('en')
    const { body } = await open(visitor, { ...place, lines: [{ code: 'BIG', quantity: 1 }] })
    const prepare = () => visitor.send<PreparedCart>('POST', `${carts}/${body.id}/preparecheckout`)
    expect((await prepare()).body).toMatchObject({ cart: { id: body.id, totalQuantity: 1 }, problems: [] })
    await changePrice(shop.database, 'BIG', 5_500, shop.clock.now())
    const changed = await prepare()
    expect(changed.body.problems).toMatchObject([{ key: 'cart/price-changed', code: 'BIG' }])
    expect(changed.body.cart.subTotal).toBe(55)
  })
})

describe('the payment of a cart', () => {
  it('is said once, replaced, and has to be what the cart costs', async () => {
    const visitor = newVisitor('en')
    const id = await visitor.readyCart('BAR')
    const say = (method: 'POST' | 'PUT', amount: number) =>
      visitor.send<CartPayment>(method, `${carts}/${id}/payments`, { method: 'Adyen', amount })
    const state = () => visitor.send<{ status: string }>('POST', `${carts}/${id}/processpayments`)
    const amount = await payableOf(visitor)
    expect((await state()).body).toMatchObject([{ key: 'checkout/payment-not-chosen' }])
    expect((await say('PUT', amount)).status).toBe(404)
    expect((await say('POST', amount - 0.01)).body).toMatchObject([
      { key: 'checkout/amount-changed', value: 'The total has changed. Check it and try again.' },
    ])
    const said = await say('POST', amount)
    expect(said.body).toMatchObject({ method: 'Adyen', provider: 'adyen', amount, currency: 'EUR', status: 'Pending' })
    expect((await say('POST', amount)).status).toBe(409)
    expect((await state()).body).toEqual({ status: 'Pending' })
    await visitor.add('BAR')
    expect((await state()).body).toMatchObject([{ key: 'checkout/amount-changed' }])
    const replaced = await say('PUT', await payableOf(visitor))
    expect(replaced.body.paymentId).toBe(said.body.paymentId)
    expect((await state()).body).toEqual({ status: 'Pending' })
    expect((await visitor.send('POST', `${carts}/${id}/payments`, { method: 'Cash', amount })).status).toBe(400)
    expect((await visitor.send('POST', `${carts}/${id}/payments`, { method: 'Adyen', amount: '1' })).status).toBe(400)
  })

  it('is the order’s once there is one', async () => {
    const visitor = newVisitor()
    const id = await visitor.readyCart('BAR')
    const state = async () => (await visitor.send('POST', `${carts}/${id}/processpayments`)).body
    const { body } = await visitor.order(id)
    expect(await state()).toEqual({ status: 'Pending' })
    await visitor.pay(body)
    expect(await state()).toEqual({ status: 'Authorised' })
    expect((await visitor.send<DomainCart>('GET', `${carts}/${id}`)).body.status).toBe('Converted')
    expect((await visitor.send('POST', `${carts}/${id}/preparecheckout`)).status).toBe(409)
    expect((await put(visitor, { ...bar(), id })).status).toBe(404)
  })
})

describe('an order by the domain calls', () => {
  it('is made of the cart, and answered whole; a repetition answers the same', async () => {
    const visitor = newVisitor('en')
    const id = await visitor.readyCart('BAR')
    const convert = (headers: Record<string, string>) =>
      visitor.send<Order>('POST', `${carts}/${id}/converttoorder`, { consents }, headers)
    expect((await convert({})).body).toMatchObject([{ key: 'checkout/idempotency-key-required' }])
    const key = newKey()
    const order = await convert(key)
    expect(order).toMatchObject({ status: 200, body: { statusCode: 'AwaitingPayment', shipments: [{ id: 0 }] } })
    expect((await convert(key)).body.orderNumber).toBe(order.body.orderNumber)
    expect((await convert(newKey())).body.orderNumber).toBe(order.body.orderNumber)
    const same = await visitor.send('POST', orders, { cartId: id, consents }, newKey())
    expect(same.body).toEqual({ orderNumber: order.body.orderNumber })
    expect((await visitor.send('POST', orders, { cartId: id, consents })).status).toBe(400)
  })

  it('is refused without the consents, and the cart stays open', async () => {
    const visitor = newVisitor()
    const id = await visitor.readyCart('BAR')
    const refused = await visitor.send('POST', orders, { cartId: id, consents: [] }, newKey())
    expect([refused.status, refused.body]).toMatchObject([400, [{ key: 'checkout/consent-required' }]])
    expect((await visitor.cart()).openOrder).toBeNull()
  })

  it('is paid again by PUT after a refusal, and not before a first try', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    const again = (card: string) =>
      visitor.send('PUT', `${orders}/${number}/payments`, { paymentMethod: testCard(card) })
    expect((await again(cards.authorised)).status).toBe(404)
    expect((await visitor.pay(number, cards.refused)).body.resultCode).toBe('Refused')
    expect((await again(cards.authorised)).body).toMatchObject({ resultCode: 'Authorised', attempt: 2 })
  })

  it('is found by number, name, state and time, by its owner alone', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    const count = async (body: object, who: Visitor = visitor) =>
      (await who.send<OrderList>('POST', `${orders}/search`, body)).body.totalCount
    expect(await count({})).toBe(1)
    expect(await count({ q: number.slice(0, 9).toLowerCase() })).toBe(1)
    expect(await count({ q: 'bar', statusCodes: ['AwaitingPayment'] })).toBe(1)
    expect(await count({ statusCodes: ['Completed'] })).toBe(0)
    expect(await count({ q: 'nothing like it' })).toBe(0)
    expect(await count({ to: '2020-01-01T00:00:00Z' })).toBe(0)
    expect(await count({ q: number }, newVisitor())).toBe(0)
    expect((await visitor.send('POST', `${orders}/search`, { statusCodes: ['Nowhere'] })).status).toBe(400)
  })
})

describe('another address for an order', () => {
  const send = (visitor: Visitor, orderNumber: string, change: object) =>
    visitor.send<Order>('PUT', orders, { orderNumber, shippingAddress: { ...address, ...change } })

  it('is taken until the goods are packed, and written into its timeline', async () => {
    const visitor = newVisitor('en')
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number)
    const moved = await send(visitor, number, { line1: 'Uusikatu 9', postalCode: '20100', city: 'Turku' })
    expect(moved.status).toBe(200)
    expect(moved.body.shipments[0]?.shippingAddress).toMatchObject({ line1: 'Uusikatu 9', city: 'Turku' })
    expect(moved.body.payments[0]?.billingAddress.city).toBe('Helsinki')
    expect(moved.body.timeline.at(-1)).toMatchObject({ key: 'address-changed', text: 'Delivery address changed' })
    await shop.database.sql`update shipment set status = 'Packed'
      where order_id = (select id from shop_order where order_number = ${number})`
    const late = await send(visitor, number, { city: 'Oulu' })
    expect([late.status, late.body]).toMatchObject([409, [{ key: 'orders/address-fixed' }]])
    const [stored] = await shop.database.sql<{ city: string }>`
      select shipping_address ->> 'city' as city from shop_order where order_number = ${number}`
    expect(stored?.city).toBe('Turku')
  })

  it('stays in its country, obeys the form’s rules, and is the owner’s to change', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    const abroad = await send(visitor, number, { countryCode: 'SWE', phoneNumber: '+46701234567' })
    expect([abroad.status, abroad.body]).toMatchObject([409, [{ key: 'orders/country-fixed' }]])
    expect((await send(visitor, number, { city: 'x' })).body).toMatchObject({
      errors: { 'shippingAddress.city': expect.any(Array) },
    })
    expect((await send(newVisitor(), number, {})).status).toBe(404)
    expect((await send(visitor, 'KV26-0000-0000', {})).status).toBe(404)
  })
})
