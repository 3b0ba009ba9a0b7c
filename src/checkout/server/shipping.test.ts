import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { address, type MoneyShop, startMoneyShop, tablet } from '../../../tests/support/money-shop.ts'
import type { DeliveryFault } from '../../../standins/delivery/server.ts'
import type { Cart } from '#src/cart/contract/cart.ts'
import type { PointsAnswer, ShippingAnswer, ShippingSelected, WindowsAnswer } from '#src/delivery/contract/delivery.ts'
import type { Order } from '#src/orders/contract/order.ts'
import type { PreparedCart } from '../contract/domain-calls.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop({ withDelivery: true })
})
beforeEach(() => fault('none'))
afterAll(() => shop.stop())

function fault(name: DeliveryFault): void {
  shop.carrier?.setFault(name)
  // What was told counts for a minute, and a provider that has failed is left alone for some seconds.
  shop.clock.advance(61_000)
}

let visitors = 0
function newVisitor(language = 'fi') {
  const visitor = shop.visitor(`shipping-${(visitors += 1)}`, language)
  const at = (id: string) => `/api/me/checkout/${id}/shipping`
  return {
    ...visitor,
    async withAddress(code = 'BAR', more: object = {}, quantity = 1) {
      const { body } = await visitor.add(code, quantity)
      await visitor.details(body.id, { shippingAddress: { ...address, ...more } })
      return body.id
    },
    shipping: (id: string, query = '') => visitor.send<ShippingAnswer>('GET', at(id) + query),
    choose: (id: string, body: object) => visitor.send<ShippingSelected>('PUT', at(id), body),
    points: async (id: string, query: string) =>
      (await visitor.send<PointsAnswer>('GET', `${at(id)}/points?${query}`)).body,
    windows: async (id: string) => (await visitor.send<WindowsAnswer>('GET', `${at(id)}/windows`)).body,
  }
}
const firstPoint = async (visitor: ReturnType<typeof newVisitor>, id: string) => {
  const { points } = await visitor.points(id, 'methodId=parcel-locker')
  const [point] = points
  if (!point) throw new Error('There is no place to fetch it from')
  return point
}

describe('the ways of delivery', () => {
  it('are told with what they cost; the cheapest is an estimate until one is chosen', async () => {
    const visitor = newVisitor()
    const { body: empty } = await visitor.add('BAR')
    expect(empty).toMatchObject({ showShippingCalculator: true, showDeliveryOptions: true, shippingMethodName: '' })
    const id = await visitor.withAddress()
    const cart = await visitor.cart()
    expect(cart).toMatchObject({
      showShippingCalculator: false,
      showDeliveryOptions: true,
      shippingMethodName: '',
      shippingTotalPrice: 4.9,
      deliveries: [{ methodName: 'Pakettiautomaatti', isEstimate: true, place: '' }],
      problems: [],
    })
    const { body } = await visitor.shipping(id, '?format=json')
    expect(body.methods.map((method) => [method.id, method.name, method.price])).toEqual([
      ['store', 'Nouto myymälästä', 0],
      ['parcel-locker', 'Pakettiautomaatti', 4.9],
      ['pickup-point', 'Noutopiste', 5.9],
      ['home', 'Kotiinkuljetus', 8.9],
    ])
    expect(body).toMatchObject({ html_snippet: '', selected: null })
    expect(body.methods[0]?.estimate).toContain('–')
  })

  it('cost by weight, nothing from 49 euros on, and are one abroad, which the server sets', async () => {
    const visitor = newVisitor()
    const id = await visitor.withAddress('MUG', {}, 4)
    expect((await visitor.shipping(id)).body.methods[1]).toMatchObject({ id: 'parcel-locker', price: 4.9 })
    await visitor.add('BAR')
    expect((await visitor.cart()).shippingTotalPrice).toBe(4.9)
    const free = (await visitor.add('BAR')).body
    expect(free).toMatchObject({ hasFreeShipping: true, shippingTotalPrice: 0 })
    expect((await visitor.shipping(id)).body.methods.map(({ price }) => price)).toEqual([0, 0, 0, 0])

    const heavy = newVisitor()
    const heavyId = await heavy.withAddress('BIG', { countryCode: 'SWE', phoneNumber: '+46701234567' }, 4)
    expect(await heavy.cart()).toMatchObject({
      shippingTotalPrice: 19.9,
      showDeliveryOptions: false,
      shippingMethodName: 'Toimitus ulkomaille',
    })
    expect((await heavy.shipping(heavyId)).body.selected).toMatchObject({
      shipping_method: { id: 'abroad', price: 19.9 },
    })
    expect((await heavy.add('BIG', 40)).body).toMatchObject({
      problems: [{ key: 'delivery/too-heavy', blocking: true, code: '' }],
    })
  })

  it('of another place are estimated without writing anything down', async () => {
    const visitor = newVisitor('en')
    const { body: cart } = await visitor.add('BAR')
    const asked = await visitor.shipping(cart.id, '?estimate=true&postalCode=0150&countryCode=NOR')
    expect(asked.body).toMatchObject({ methods: [{ id: 'abroad', name: 'Delivery abroad', priceDisplay: '€12.90' }] })
    const home = await visitor.shipping(cart.id, '?estimate=true&postalCode=00500&countryCode=FIN')
    expect(home.body.methods).toHaveLength(4)
    expect(await visitor.cart()).toMatchObject({ version: cart.version, showShippingCalculator: true })
  })

  it('are skipped for engraved tablets alone', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('TAB-DARK', 1, { customTablet: tablet })
    expect(body).toMatchObject({ showDeliveryOptions: false, showShippingCalculator: false, shippingTotalPrice: 6.9 })
  })
})

describe('a choice', () => {
  it('of a parcel locker goes into the order, at its price', async () => {
    const visitor = newVisitor()
    const id = await visitor.withAddress()
    const point = await firstPoint(visitor, id)
    expect(point).toMatchObject({ postalCode: '00500', mapUrl: expect.stringContaining('openstreetmap.org') })
    expect(point.distance).toMatch(/^\d+.m$/)
    expect(point.hours).toMatch(/^(Tänään|Auki)/)
    const chosen = await visitor.choose(id, { methodId: 'parcel-locker', pickupPointId: point.id })
    expect(chosen.body.selected).toMatchObject({
      shipping_method: { id: 'parcel-locker', name: 'Pakettiautomaatti', price: 4.9 },
      pickupPoint: { id: point.id, name: point.name },
      window: null,
    })
    const cart = await visitor.cart()
    expect(cart).toMatchObject({ shippingMethodName: 'Pakettiautomaatti' })
    expect(cart.deliveries[0]).toMatchObject({ isEstimate: false, isFetched: true })
    expect(cart.deliveries[0]?.place).toContain(`${point.name}, ${point.street}`)
    const number = (await visitor.order(id)).body
    const { body: order } = await visitor.send<Order>('GET', `/api/me/orders/${number}`)
    expect(order).toMatchObject({
      totals: { shippingTotal: 4.9 },
      shipments: [{ shippingMethodName: 'Pakettiautomaatti', pickupPoint: { name: point.name }, deliveryTime: '' }],
    })
    const [row] = await shop.database.sql<{ method_id: string; name: string }>`
      select method_id, pickup_point ->> 'name' as name from shipment s
      join shop_order o on o.id = s.order_id where o.order_number = ${number}`
    expect(row).toEqual({ method_id: 'parcel-locker', name: point.name })
  })

  it('of a time at home is the day it comes', async () => {
    const visitor = newVisitor()
    const id = await visitor.withAddress()
    const { windows, isAvailable } = await visitor.windows(id)
    expect(isAvailable).toBe(true)
    const free = windows.find(({ isFull }) => !isFull)
    const full = windows.find(({ isFull }) => isFull)
    if (!free || !full) throw new Error('There are no times')
    const windowOf = ({ date, from, to }: typeof free) => ({ date, from, to })
    const refused = await visitor.choose(id, { methodId: 'home', window: windowOf(full) })
    expect(refused).toMatchObject({ status: 400, body: [{ key: 'delivery/place-full' }] })
    await visitor.choose(id, { methodId: 'home', window: windowOf(free) })
    const cart = await visitor.cart()
    expect(cart.deliveries[0]?.estimateString).toBe(`${free.day} klo ${free.time}`)
    const number = (await visitor.order(id)).body
    const [row] = await shop.database.sql<{ deliver_by: string; from: string }>`
      select deliver_by::text, delivery_window ->> 'from' as from from shipment s
      join shop_order o on o.id = s.order_id where o.order_number = ${number}`
    expect(row).toEqual({ deliver_by: free.date, from: free.from })
  })

  it('of a shop of ours costs nothing, and is the first where none is named', async () => {
    const visitor = newVisitor('sv')
    const id = await visitor.withAddress()
    const { points } = await visitor.points(id, 'methodId=store')
    expect(points.map(({ name }) => name)).toEqual(['Glogatans konfektdisk', 'Konvehti Vallgård'])
    await visitor.choose(id, { methodId: 'store', pickupPointId: 'shop-vallila' })
    expect((await visitor.cart()).deliveries[0]).toMatchObject({ price: 0, place: expect.stringContaining('Nilsiän') })
    expect((await visitor.choose(id, { methodId: 'store' })).body.selected.pickupPoint?.id).toBe('shop-kluuvi')
  })

  it('is made where the checkout is prepared by a domain call: as estimated, and not in the place of what was chosen', async () => {
    const visitor = newVisitor('en')
    const id = await visitor.withAddress()
    const prepare = () => visitor.send<PreparedCart>('POST', `/api/cda/me/carts/${id}/preparecheckout`)
    const selected = async () => (await visitor.shipping(id, '?format=json')).body.selected
    expect(await selected()).toBeNull()
    const { shippingTotalPrice } = await visitor.cart()
    expect(await prepare()).toMatchObject({ status: 200, body: { cart: { shippingTotalPrice }, problems: [] } })
    expect((await selected())?.price).toBe(shippingTotalPrice)
    await visitor.choose(id, { methodId: 'store' })
    await prepare()
    expect((await selected())?.shipping_method.id).toBe('store')
    expect((await visitor.order(id)).status).toBe(200)
  })

  it('is needed for an order, and refused for what is not there', async () => {
    const visitor = newVisitor('en')
    const id = await visitor.withAddress()
    expect(await visitor.order(id)).toMatchObject({ status: 400, body: [{ key: 'checkout/delivery-missing' }] })
    const refusals: [object, number, unknown][] = [
      [{ methodId: 'pigeon' }, 400, [{ key: 'delivery/not-offered', value: expect.stringContaining('not available') }]],
      [{ methodId: 'abroad' }, 400, [{ key: 'delivery/not-offered' }]],
      [{ methodId: 'parcel-locker', pickupPointId: 'FI-0-0' }, 400, [{ key: 'delivery/place-gone' }]],
      [{ methodId: 'home', pickupPointId: 'FI-00500-1' }, 400, [{ key: 'delivery/place-gone' }]],
      [{ methodId: 'store', pickupPointId: 'vallila' }, 400, [{ key: 'delivery/place-gone' }]],
      [{ methodId: 'home', window: { date: '2031-01-01', from: '08:00', to: '12:00' } }, 400, [{ key: 'delivery/place-gone' }]], // prettier-ignore
      [{ methodId: 7 }, 400, { errors: expect.anything() }],
      [{ methodId: 'home', window: { date: 'soon', from: '1', to: '2' } }, 400, { errors: expect.anything() }],
    ]
    for (const [body, status, expected] of refusals) expect(await visitor.choose(id, body)).toMatchObject({ status, body: expected }) // prettier-ignore
    const stranger = newVisitor()
    expect((await stranger.choose(id, { methodId: 'home' })).status).toBe(404)
    expect((await stranger.shipping(id)).status).toBe(404)
    const { body: bare } = await stranger.add('BAR')
    expect((await stranger.choose(bare.id, { methodId: 'home' })).body).toMatchObject([
      { key: 'checkout/details-missing' },
    ])
  })

  it('of a place is stale once the address has another postal code, and keeps nobody from the checkout', async () => {
    const visitor = newVisitor()
    const id = await visitor.withAddress()
    const point = await firstPoint(visitor, id)
    await visitor.choose(id, { methodId: 'parcel-locker', pickupPointId: point.id })
    const moved = await visitor.details(id, { shippingAddress: { ...address, postalCode: '90100', city: 'Oulu' } })
    expect(moved.body).toMatchObject({
      shippingMethodName: '',
      problems: [{ key: 'delivery/stale', blocking: false, lineItemId: '' }],
    })
    expect(await visitor.order(id)).toMatchObject({ status: 409, body: [{ key: 'delivery/stale' }] })
    expect((await visitor.shipping(id)).body.selected).toBeNull()
    await visitor.choose(id, { methodId: 'home' })
    expect((await visitor.cart()).problems).toEqual([])
    expect((await visitor.order(id)).status).toBe(200)
  })

  it('stays what it was while the order waits for its payment', async () => {
    const visitor = newVisitor()
    const id = await visitor.withAddress()
    await visitor.choose(id, { methodId: 'home' })
    await visitor.order(id)
    fault('raised')
    await shop.delivery.refresh()
    const frozen = await visitor.cart()
    expect(frozen).toMatchObject({ shippingTotalPrice: 8.9, problems: [], shippingMethodName: 'Kotiinkuljetus' })
    fault('none')
    await shop.delivery.refresh()
  })
})

describe('a provider', () => {
  it.each(['gone', 'full'] as const)('whose place is %s at the order has the shopper asked again', async (name) => {
    const visitor = newVisitor()
    const id = await visitor.withAddress()
    const point = await firstPoint(visitor, id)
    await visitor.choose(id, { methodId: 'parcel-locker', pickupPointId: point.id })
    fault(name)
    expect(await visitor.order(id)).toMatchObject({ status: 409, body: [{ key: 'delivery/stale' }] })
    expect(await visitor.cart()).toMatchObject({ problems: [{ key: 'delivery/stale' }], shippingMethodName: '' })
  })

  it.each(['down', 'garbage', 'nonsense', 'slow'] as const)(
    'that is %s never fails a call nor loses a cart: the last prices count, and what was chosen can be ordered',
    async (name) => {
      const visitor = newVisitor()
      const id = await visitor.withAddress()
      const point = await firstPoint(visitor, id)
      await visitor.choose(id, { methodId: 'parcel-locker', pickupPointId: point.id })
      fault(name)
      const { status, body } = await visitor.shipping(id)
      expect([status, body.methods.map(({ price }) => price)]).toEqual([200, [0, 4.9, 5.9, 8.9]])
      expect(await visitor.points(id, 'methodId=parcel-locker')).toEqual({
        points: [],
        nearest: null,
        isAvailable: false,
      })
      expect(await visitor.windows(id)).toEqual({ windows: [], isAvailable: false })
      const refused = await visitor.choose(id, { methodId: 'parcel-locker', pickupPointId: 'FI-00500-2' })
      expect(refused).toMatchObject({ status: 400, body: [{ key: 'delivery/not-confirmed' }] })
      expect((await visitor.cart()).deliveries[0]?.place).toContain(point.name)
      expect((await visitor.order(id)).status).toBe(200)
    },
    20_000,
  )

  it('that has been away for a day is asked no more: the shop’s own prices count', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('BIG', 4)
    expect(body.deliveries[0]).toMatchObject({ isEstimate: true })
    fault('down')
    shop.clock.advance(25 * 3_600_000)
    const cart = (await visitor.send<Cart>('GET', '/api/me/carts')).body
    expect(cart).toMatchObject({ hasFreeShipping: true })
    const light = newVisitor()
    expect((await light.add('BAR')).body.shippingTotalPrice).toBe(4.9)
  })

  it('finds the nearest where none is near, and other places by their words', async () => {
    const visitor = newVisitor()
    const id = await visitor.withAddress('BAR', { postalCode: '99999' })
    const far = await visitor.points(id, 'methodId=parcel-locker')
    expect(far).toMatchObject({ points: [], nearest: { distance: expect.stringMatching(/km$/) } })
    const named = await visitor.points(id, `methodId=parcel-locker&q=${encodeURIComponent('töölö')}`)
    expect(named.points.map(({ name }) => name)).toContain('Asema Töölö')
    const coded = await visitor.points(id, 'methodId=pickup-point&q=90100')
    expect(coded.points[0]).toMatchObject({ city: 'Oulu' })
    expect(await visitor.points(id, 'methodId=home')).toMatchObject({ points: [], isAvailable: true })
  })
})
