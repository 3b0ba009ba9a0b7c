import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePrice } from '../../../tests/support/catalogue-change.ts'
import { address, consents, type MoneyShop, startMoneyShop, tablet } from '../../../tests/support/money-shop.ts'
import type { Cart } from '#src/cart/contract/cart.ts'
import type { Order, OrderList } from '#src/orders/contract/order.ts'
import type { ShippingAnswer } from '#src/delivery/contract/delivery.ts'
import type { CheckoutConsent, PaymentAnswer } from '../contract/checkout.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

let visitors = 0
const newVisitor = (language = 'fi') => shop.visitor(`checkout-${(visitors += 1)}`, language)
const allocated = async (code: string) =>
  (await shop.database.sql<{ allocated: number }>`select allocated from stock where code = ${code}`)[0]?.allocated

describe('the details', () => {
  it('are kept with the country’s name; the billing address is the same unless given', async () => {
    const visitor = newVisitor('sv')
    const { body } = await visitor.add('BAR')
    const saved = await visitor.details(body.id)
    expect(saved.status).toBe(200)
    expect(saved.body.shipments[0]?.shippingAddress).toMatchObject({ ...address, countryName: 'Finland', name: '' })
    expect(saved.body.payments[0]?.billingAddress?.city).toBe('Helsinki')
    const other = await visitor.details(body.id, { billingAddress: { ...address, city: 'Turku' } })
    expect(other.body.payments[0]?.billingAddress?.city).toBe('Turku')
  })

  it('of a bill may name a company, which goes with the order and not with the parcel', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('BAR')
    const company = { ...address, companyName: 'Leppävirta Oy', businessId: '01120389' }
    const wrong = await visitor.details(body.id, { billingAddress: { ...company, businessId: '0112038-8' } })
    expect([wrong.status, wrong.body]).toEqual([
      400,
      { errors: { 'billingAddress.businessId': ['Tarkista Y-tunnus, esimerkiksi 0112038-9'] } },
    ])
    const { body: saved } = await visitor.details(body.id, { shippingAddress: company, billingAddress: company })
    const named = { companyName: 'Leppävirta Oy', businessId: '0112038-9' }
    expect(saved.payments[0]?.billingAddress).toMatchObject(named)
    expect(saved.shipments[0]?.shippingAddress).not.toHaveProperty('companyName')
    expect(saved.shipments[0]?.shippingAddress).not.toHaveProperty('businessId')
    const number = (await visitor.order(body.id)).body
    const order = await visitor.send<Order>('GET', `/api/me/orders/${number}`)
    expect(order.body.payments[0]?.billingAddress).toMatchObject(named)
  })

  it('name every fault by field in the visitor’s language, for both addresses', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('BAR')
    const answer = await visitor.details(body.id, {
      shippingAddress: { ...address, firstName: 'A', postalCode: 'x', phoneNumber: '+3581' },
      billingAddress: { ...address, email: 'no', countryCode: 'USA' },
    })
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        errors: {
          'shippingAddress.firstName': ['Vähintään 2 merkkiä'],
          'shippingAddress.postalCode': ['Vain numeroita ja välilyöntejä'],
          'shippingAddress.phoneNumber': ['Vähintään 6 numeroa'],
          'billingAddress.email': ['Tarkista sähköpostiosoite'],
          'billingAddress.countryCode': ['Valitse maa'],
        },
      },
    ])
  })

  it('are refused for another version of the cart', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('BAR')
    expect((await visitor.details(body.id, { version: body.version - 1 })).status).toBe(409)
    expect((await visitor.details(body.id, { version: body.version })).status).toBe(200)
  })

  it.each(['+358405123380', '+358 40 512 3380', '00358405123380', '+358 (0)40 512 3380', '+358358405123380'])(
    'have one telephone number, written %s or otherwise',
    async (phoneNumber) => {
      const visitor = newVisitor()
      const { body } = await visitor.add('BIG')
      const billingAddress = { ...address, phoneNumber, line1: 'Kirkkokatu 4' }
      const saved = await visitor.details(body.id, { shippingAddress: { ...address, phoneNumber }, billingAddress })
      expect(saved.body).toMatchObject({
        shipments: [{ shippingAddress: { phoneNumber: '+358405123380' } }],
        payments: [{ billingAddress: { phoneNumber: '+358405123380' } }],
      })
    },
  )

  it('decide tax and delivery', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('BIG')
    const sweden = await visitor.details(body.id, {
      shippingAddress: { ...address, countryCode: 'SWE', phoneNumber: '+46701234567' },
    })
    expect(sweden.body).toMatchObject({
      shippingTotalPrice: 12.9,
      taxes: [{ rate: 6 }],
      amountLeftForFreeShipping: 0,
      hasFreeShipping: false,
    })
    const norway = await visitor.details(body.id, {
      shippingAddress: { ...address, postalCode: '0150', countryCode: 'NOR', phoneNumber: '+4722123456' },
    })
    expect(norway.body).toMatchObject({ totalTax: 0, taxes: [], totalPrice: 62.9 })
    const methods = await visitor.send<ShippingAnswer>('GET', `/api/me/checkout/${body.id}/shipping`)
    expect(methods.body).toMatchObject({
      methods: [{ id: 'abroad', name: 'Toimitus ulkomaille', price: 12.9, estimate: 'to\u00a026.11.–ke\u00a02.12.' }],
    })
    expect(methods).toMatchObject({
      status: 200,
      body: {
        html_snippet: '',
        selected: { shipping_method: { id: 'abroad', name: 'Toimitus ulkomaille', price: 12.9 }, price: 12.9 },
      },
    })
    const asked = await visitor.send<ShippingAnswer>('GET', `/api/me/checkout/${body.id}/shipping?format=json`)
    expect(asked.body).toEqual(methods.body)
  })
})

describe('greeting and code', () => {
  it('keep a greeting of 800 characters, and not of 801', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('BAR')
    const set = (greeting: string) => visitor.send<Cart>('PUT', `/api/me/checkout/${body.id}/greeting`, { greeting })
    expect((await set('x'.repeat(800))).body.greeting).toHaveLength(800)
    expect((await set('🍫'.repeat(800))).body.greeting).toBe('🍫'.repeat(800))
    expect((await set('🍫'.repeat(801))).status).toBe(400)
    expect([(await set('x'.repeat(801))).status, (await set('x'.repeat(801))).body]).toMatchObject([
      400,
      [{ key: 'cart/greeting-max-length' }],
    ])
    expect((await set('')).body.greeting).toBe('')
  })

  it('take no code that is not there', async () => {
    const visitor = newVisitor('en')
    const { body } = await visitor.add('BAR')
    const set = (couponCode: string) => visitor.send('PUT', `/api/me/checkout/${body.id}/coupon`, { couponCode })
    expect((await set('CHOC10')).body).toEqual([{ key: 'coupon/invalid', value: 'The code cannot be used' }])
    expect((await set('')).status).toBe(200)
  })
})

describe('the payment step', () => {
  it('is told what to pay, how and where', async () => {
    const visitor = newVisitor()
    const id = await visitor.readyCart('BAR')
    const { body } = await visitor.send<PaymentAnswer>('GET', `/api/me/checkout/${id}/payment`)
    expect(body).toMatchObject({
      provider: 'adyen',
      cardFrameUrl: `${shop.provider.url}/card-frame`,
      countryCode: 'FI',
      locale: 'fi-FI',
      amount: { value: 1340, currency: 'EUR' },
      payableDisplayAmount: '13,40\u00a0€',
      zeroPayable: false,
      paymentMethodsResponse: { paymentMethods: [{ type: 'scheme', name: 'Kortti' }] },
    })
  })

  it('asks for the consents the cart needs', async () => {
    const visitor = newVisitor()
    await visitor.add('BAR')
    const keys = async () =>
      (await visitor.send<CheckoutConsent[]>('GET', '/api/checkout/consents')).body.map((consent) => consent.key)
    expect(await keys()).toEqual(['terms', 'marketing'])
    await visitor.add('TAB-DARK', 1, { customTablet: tablet })
    expect(await keys()).toEqual(['terms', 'personalised-goods', 'marketing'])
    const anonymous = await shop.call<CheckoutConsent[]>({ method: 'GET', url: '/api/checkout/consents' })
    expect(anonymous.body).toMatchObject([
      { required: true, defaultValue: false, text: expect.stringContaining('<a href="/ehdot">') },
      {},
      { key: 'marketing', required: false, defaultValue: false },
    ])
  })
})

describe('placing an order', () => {
  it('answers the number as text, holds the goods and freezes the cart', async () => {
    const visitor = newVisitor()
    const before = await allocated('BAR')
    const id = await visitor.readyCart('BAR')
    const placed = await visitor.order(id)
    expect(placed.status).toBe(200)
    expect(placed.headers['content-type']).toContain('text/plain')
    expect(placed.text).toMatch(/^KV26-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(await allocated('BAR')).toBe((before ?? 0) + 1)
    expect(await visitor.cart()).toMatchObject({
      id,
      openOrder: { orderNumber: placed.text, statusCode: 'AwaitingPayment', isPaymentUnderWay: false },
      problems: [],
    })
  })

  it('answers the same number however often it is asked, also ten times at once', async () => {
    const visitor = newVisitor()
    const id = await visitor.readyCart('BAR')
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.order(id, 'the-same-key')))
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1)
    expect((await visitor.order(id, 'another-key')).text).toBe(answers[0]?.text)
    const orders = await shop.database.sql`select from shop_order where cart_id = ${id}`
    expect(orders).toHaveLength(1)
    const other = await visitor.order(id, 'the-same-key', {
      consents: [...consents, { id: 'marketing', accepted: true, version: '2026-11' }],
    })
    expect([other.status, other.body]).toMatchObject([422, [{ key: 'checkout/order-key-used' }]])
  })

  it.each([
    [
      'no details',
      async (v: ReturnType<typeof newVisitor>) => (await v.add('BAR')).body.id,
      { consents },
      'checkout/details-missing',
    ],
    [
      'terms not accepted',
      (v: ReturnType<typeof newVisitor>) => v.readyCart('BAR'),
      { consents: [] },
      'checkout/consent-required',
    ],
    [
      'old terms',
      (v: ReturnType<typeof newVisitor>) => v.readyCart('BAR'),
      { consents: [{ id: 'terms', accepted: true, version: '1' }] },
      'checkout/consent-outdated',
    ],
  ])('is refused with %s, and the cart stays open', async (_what, prepare, body, key) => {
    const visitor = newVisitor()
    const answer = await visitor.order(await prepare(visitor), undefined, body)
    expect([answer.status, answer.body]).toMatchObject([400, [{ key }]])
    expect((await visitor.cart()).openOrder).toBeNull()
  })

  it('is refused without a key, and for somebody else’s cart', async () => {
    const visitor = newVisitor()
    const id = await visitor.readyCart('BAR')
    expect((await visitor.send('POST', `/api/me/checkout/${id}/order`, { consents })).status).toBe(400)
    expect((await newVisitor().order(id)).status).toBe(404)
  })

  it('is refused with what is left when somebody was quicker', async () => {
    const [first, second] = [newVisitor(), newVisitor()]
    const carts = [await first.readyCart('LAST'), await second.readyCart('LAST')] as const
    const answers = await Promise.all([first.order(carts[0]), second.order(carts[1])])
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const refused = answers.find((answer) => answer.status === 409)
    expect(refused?.body).toMatchObject([
      { key: 'cart/out-of-stock', value: 'Loppunut: Tuote LAST', available: 0, code: 'LAST' },
    ])
  })

  const setPrice = (code: string, cents: number) => changePrice(shop.database, code, cents, shop.clock.now())

  it('shows a price that has just changed before it takes it', async () => {
    const visitor = newVisitor()
    const id = await visitor.readyCart('MUG')
    await setPrice('MUG', 1200)
    const refused = await visitor.order(id)
    expect([refused.status, refused.body]).toMatchObject([400, [{ key: 'cart/price-changed' }]])
    expect((await visitor.cart()).subTotal).toBe(12)
    expect((await visitor.order(id)).status).toBe(200)
  })

  it('goes on when what is paid stays the same', async () => {
    const visitor = newVisitor()
    const id = await visitor.readyCart('SALE')
    await setPrice('SALE', 600)
    expect((await visitor.order(id)).status).toBe(200)
  })

  it('shows also a price that is back to what it was at first', async () => {
    const visitor = newVisitor()
    const id = await visitor.readyCart('BAR-2')
    await setPrice('BAR-2', 390)
    shop.clock.advance(6 * 60_000)
    expect(await visitor.cart()).toMatchObject({ subTotal: 3.9, problems: [{ key: 'cart/price-changed' }] })
    await setPrice('BAR-2', 490)
    const refused = await visitor.order(id)
    expect([refused.status, refused.body]).toMatchObject([400, [{ key: 'cart/price-changed' }]])
    expect((await visitor.cart()).subTotal).toBe(4.9)
    expect((await visitor.order(id)).status).toBe(200)
  })
})

describe('the order', () => {
  it('is written down as it was shown', async () => {
    const visitor = newVisitor()
    await visitor.add('SALE', 2)
    const { body } = await visitor.add('TAB-DARK', 1, { customTablet: tablet })
    await visitor.details(body.id)
    await visitor.send('PUT', `/api/me/checkout/${body.id}/greeting`, { greeting: 'Hyvää joulua' })
    const number = (await visitor.order(body.id)).text
    const order = (await visitor.send<Order>('GET', `/api/me/orders/${number}`)).body
    expect(order).toMatchObject({
      orderNumber: number,
      statusCode: 'AwaitingPayment',
      status: 'Odottaa maksua',
      greeting: 'Hyvää joulua',
      totals: {
        subTotal: 34.9,
        lineDiscountTotal: 2,
        shippingTotal: 15.8,
        discountTotal: 0,
        total: 48.7,
        totalDisplay: '48,70\u00a0€',
      },
      adyenPaymentDisplayAmount: '48,70\u00a0€',
      isGiftCardApplied: false,
      totalDisplayWeight: '700\u00a0g',
      timeline: [{ key: 'order-placed', text: 'Tilaus tehty' }],
    })
    expect(order.shipments).toMatchObject([
      {
        id: 0,
        shippingAddress: { city: 'Helsinki' },
        statusCode: 'Released',
        deliveryEstimate: '2026-11-26',
        lineItems: [{ code: 'SALE', quantity: 2, placedPrice: 10, extendedPrice: 8 }],
      },
      {
        id: 1,
        shippingAddress: { city: 'Oulu', name: 'Eeva Koski' },
        statusCode: 'AwaitingProduction',
        lineItems: [{ frontText: 'Onnea, Eeva', signature: 'Mikko' }],
      },
    ])
  })

  it('is found by its owner only, by number in any spelling; unknown and foreign ones answer alike', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    expect((await visitor.send('GET', `/api/me/orders/${number.toLowerCase().replaceAll('-', '')}`)).status).toBe(200)
    expect((await visitor.send('GET', `/api/cda/orders/${number}`)).status).toBe(200)
    const stranger = newVisitor()
    const foreign = await stranger.send('GET', `/api/me/orders/${number}`)
    const unknown = await stranger.send('GET', '/api/me/orders/KV26-0000-0000')
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(unknown.body)
    expect((await stranger.send('GET', `/api/me/orders/${number}?key=zzzzzz.${'A'.repeat(43)}`)).status).toBe(404)
    expect((await stranger.send('POST', `/api/me/orders/${number}/tracked`)).status).toBe(404)
    const list = await visitor.send<OrderList>('GET', '/api/me/orders?page=1&pageSize=25')
    expect(list.body).toMatchObject({
      totalCount: 1,
      orders: [{ orderNumber: number, amount: 13.4, currency: 'EUR', status: 'Odottaa maksua' }],
    })
    shop.clock.advance(3_600_001)
    expect((await visitor.send<OrderList>('GET', '/api/me/orders')).body.totalCount).toBe(0)
  })

  it('is listed a page at a time, the newest first', async () => {
    const visitor = newVisitor()
    const first = await visitor.placedOrder('BAR')
    await visitor.pay(first)
    shop.clock.advance(1_000)
    const second = await visitor.placedOrder('BAR')
    const list = async (page: number) =>
      (await visitor.send<OrderList>('GET', `/api/me/orders?page=${page}&pageSize=1`)).body
    expect(await list(1)).toMatchObject({ totalCount: 2, orders: [{ orderNumber: second }] })
    expect(await list(2)).toMatchObject({ totalCount: 2, orders: [{ orderNumber: first }] })
    expect((await list(3)).orders).toEqual([])
  })

  it('remembers that its purchase was told', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    expect((await visitor.send('POST', `/api/me/orders/${number}/tracked`)).status).toBe(204)
    expect((await visitor.send<Order>('GET', `/api/me/orders/${number}`)).body.tracked).toBe(true)
  })
})

describe('a frozen cart', () => {
  it('is changed by cancelling the unpaid order, which frees its goods', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    const held = await allocated('BAR')
    const answer = await visitor.add('BAR-2')
    expect([answer.status, answer.body.openOrder, answer.body.totalQuantity]).toEqual([200, null, 2])
    expect(await allocated('BAR')).toBe((held ?? 0) - 1)
    expect((await visitor.send<Order>('GET', `/api/me/orders/${number}`)).body.statusCode).toBe('Cancelled')
    expect((await visitor.send<OrderList>('GET', '/api/me/orders')).body).toEqual({ orders: [], totalCount: 0 })
    const pay = await visitor.pay(number)
    expect([pay.status, pay.body]).toMatchObject([409, [{ key: 'payment/order-closed' }]])
  })

  it('tells how much a change may take: what it holds itself and what is left', async () => {
    const visitor = newVisitor()
    await visitor.add('BAR')
    const most = (await visitor.cart()).allLineItems[0]?.maxQuantity
    await visitor.placedOrder('BAR')
    const { allLineItems, openOrder } = await visitor.cart()
    expect(openOrder?.isPaymentUnderWay).toBe(false)
    expect(allLineItems[0]?.maxQuantity).toBe(most)
  })

  it('stays as it is when the change is refused', async () => {
    const visitor = newVisitor()
    const number = await visitor.placedOrder('BAR')
    expect((await visitor.add('NONE')).status).toBe(400)
    expect((await visitor.cart()).openOrder?.orderNumber).toBe(number)
  })
})
