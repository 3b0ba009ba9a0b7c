import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { address, type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import type { PointsAnswer, ShippingAnswer, ShippingSelected } from '#src/delivery/contract/delivery.ts'
import type { PreparedCart } from '../contract/domain-calls.ts'

/* What becomes of a choice of delivery when it is no longer possible, or costs more: nothing without a word. */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop({ withDelivery: true })
})
beforeEach(() => {
  shop.carrier?.setFault('none')
  shop.clock.advance(61_000)
})
afterAll(() => shop.stop())

let visitors = 0
function newVisitor(language = 'fi') {
  const visitor = shop.visitor(`stale-${(visitors += 1)}`, language)
  const at = (id: string) => `/api/me/checkout/${id}/shipping`
  return {
    ...visitor,
    async withAddress(code = 'BAR', quantity = 1) {
      const { body } = await visitor.add(code, quantity)
      await visitor.details(body.id)
      return body.id
    },
    shipping: async (id: string) => (await visitor.send<ShippingAnswer>('GET', at(id))).body,
    choose: (id: string, body: object) => visitor.send<ShippingSelected>('PUT', at(id), body),
    async chooseLocker(id: string) {
      const { body } = await visitor.send<PointsAnswer>('GET', `${at(id)}/points?methodId=parcel-locker`)
      return this.choose(id, { methodId: 'parcel-locker', pickupPointId: body.points[0]?.id })
    },
    moveAbroad: (id: string) =>
      visitor.details(id, {
        shippingAddress: { ...address, countryCode: 'SWE', postalCode: '11122', phoneNumber: '+46701234567' },
      }),
  }
}

describe('a choice that has become impossible', () => {
  it('where one method is left leaves the step open, says the prices, and waits for a choice', async () => {
    const visitor = newVisitor()
    const id = await visitor.withAddress('BIG')
    expect((await visitor.chooseLocker(id)).status).toBe(200)
    // Heavier than anything that is carried: only fetching it is left.
    const { body: grown } = await visitor.add('BIG', 25)
    expect(grown).toMatchObject({
      showDeliveryOptions: true,
      shippingMethodName: '',
      deliveries: [{ isEstimate: true }],
      problems: [{ key: 'delivery/stale', blocking: false }],
    })
    expect(await visitor.shipping(id)).toMatchObject({
      selected: null,
      methods: [{ id: 'store' }],
      html_snippet: expect.stringContaining('delivery-widget'),
    })
    expect(await visitor.order(id)).toMatchObject({ status: 409, body: [{ key: 'delivery/stale' }] })
    expect((await visitor.order(id)).status).toBe(409)
    await visitor.choose(id, { methodId: 'store' })
    expect(await visitor.cart()).toMatchObject({
      showDeliveryOptions: true,
      shippingMethodName: 'Nouto myymälästä',
      problems: [],
    })
    expect((await visitor.order(id)).status).toBe(200)
  })

  it('by an address abroad says what it cost and what it costs now, here and at the order', async () => {
    const visitor = newVisitor('en')
    const id = await visitor.withAddress()
    await visitor.choose(id, { methodId: 'store' })
    const { body: moved } = await visitor.moveAbroad(id)
    const problem = {
      key: 'delivery/stale',
      value: expect.stringMatching(/€0\.00.*€12\.90/),
      previousPrice: 0,
      price: 12.9,
    }
    expect(moved).toMatchObject({ showDeliveryOptions: true, shippingMethodName: '', problems: [problem] })
    expect(await visitor.order(id)).toMatchObject({ status: 409, body: [problem] })
    await visitor.choose(id, { methodId: 'abroad' })
    expect((await visitor.cart()).problems).toEqual([])
    expect((await visitor.order(id)).status).toBe(200)
  })

  it('is what it was once it is possible again', async () => {
    const visitor = newVisitor()
    const id = await visitor.withAddress()
    await visitor.chooseLocker(id)
    await visitor.moveAbroad(id)
    const { body } = await visitor.details(id)
    expect(body).toMatchObject({ shippingMethodName: 'Pakettiautomaatti', problems: [] })
  })

  it('was free where the goods had travelled free', async () => {
    const visitor = newVisitor('en')
    const id = await visitor.withAddress('BIG')
    await visitor.chooseLocker(id)
    expect((await visitor.cart()).shippingTotalPrice).toBe(0)
    expect((await visitor.moveAbroad(id)).body.problems).toMatchObject([{ previousPrice: 0, price: 12.9 }])
  })
})

it('an only method is set by the shop while nothing was chosen', async () => {
  const visitor = newVisitor()
  const id = await visitor.withAddress()
  expect((await visitor.moveAbroad(id)).body).toMatchObject({
    showDeliveryOptions: false,
    shippingMethodName: 'Toimitus ulkomaille',
    problems: [],
  })
  expect((await visitor.order(id)).status).toBe(200)
})

describe('a choice that costs more', () => {
  it('waits for a choice, however often it is ordered, with both prices', async () => {
    const visitor = newVisitor('en')
    const id = await visitor.withAddress()
    await visitor.choose(id, { methodId: 'home' })
    shop.carrier?.setFault('raised')
    shop.clock.advance(61_000)
    const stale = {
      key: 'delivery/stale',
      value: expect.stringMatching(/€8\.90.*€10\.90/),
      previousPrice: 8.9,
      price: 10.9,
    }
    for (let press = 0; press < 2; press += 1)
      expect(await visitor.order(id)).toMatchObject({ status: 409, body: [stale] })
    expect(await visitor.cart()).toMatchObject({ shippingMethodName: '', showDeliveryOptions: true, problems: [stale] })
    expect((await visitor.shipping(id)).selected).toBeNull()
    await visitor.choose(id, { methodId: 'home' })
    expect((await visitor.order(id)).status).toBe(200)
    shop.carrier?.setFault('none')
    await shop.delivery.refresh()
  })

  it('is none while the goods travel free', async () => {
    const visitor = newVisitor()
    const id = await visitor.withAddress('BIG')
    await visitor.choose(id, { methodId: 'home' })
    shop.carrier?.setFault('raised')
    shop.clock.advance(61_000)
    expect((await visitor.order(id)).status).toBe(200)
    shop.carrier?.setFault('none')
    await shop.delivery.refresh()
  })
})

describe('a method that needs a place', () => {
  it.each(['parcel-locker', 'pickup-point'])(
    '%s is refused without one, where it is chosen and at the order',
    async (methodId) => {
      const visitor = newVisitor()
      const id = await visitor.withAddress()
      expect(await visitor.choose(id, { methodId })).toMatchObject({
        status: 400,
        body: [{ key: 'delivery/place-missing', value: 'Valitse noutopaikka.' }],
      })
      expect((await visitor.cart()).shippingMethodName).toBe('')
      // As it was stored before it was refused.
      await visitor.choose(id, { methodId: 'home' })
      await shop.database.run(`update cart set delivery = delivery || '{"methodId": "${methodId}"}' where id = '${id}'`)
      expect(await visitor.cart()).toMatchObject({ shippingMethodName: '', problems: [{ key: 'delivery/stale' }] })
      expect(await visitor.order(id)).toMatchObject({ status: 409, body: [{ key: 'delivery/stale' }] })
    },
  )

  it('gets the nearest place where the shop chooses in the shopper’s stead, and nothing where nobody knows one', async () => {
    const prepare = (visitor: ReturnType<typeof newVisitor>, id: string) =>
      visitor.send<PreparedCart>('POST', `/api/cda/me/carts/${id}/preparecheckout`)
    const visitor = newVisitor()
    const id = await visitor.withAddress()
    await prepare(visitor, id)
    expect((await visitor.shipping(id)).selected).toMatchObject({
      shipping_method: { id: 'parcel-locker' },
      pickupPoint: { postalCode: '00500' },
    })
    const other = newVisitor()
    const otherId = await other.withAddress()
    shop.carrier?.setFault('down')
    shop.clock.advance(61_000)
    await prepare(other, otherId)
    expect((await other.shipping(otherId)).selected).toBeNull()
  })
})
