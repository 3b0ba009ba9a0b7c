import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../../orders/contract/order.ts'
import { createOrderKeys } from '../../orders/server/orders.service.ts'
import { testKeyring } from '../../../tests/support/keys.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { watchPayments } from '../../../tests/support/watched-payments.ts'

/* A shopper ends an order (C-5.1, C-5.2): until it is packed, and once. */

let shop: MoneyShop
let watched: ReturnType<typeof watchPayments>
const operator = { kind: 'system', by: 'operator', name: 'Packer' } as const

beforeAll(async () => {
  shop = await startMoneyShop()
  watched = watchPayments(shop)
})
afterAll(() => shop.stop())

async function paidOrder() {
  const visitor = watched.newVisitor()
  const number = await visitor.placedOrder('BAR')
  await visitor.pay(number)
  return { visitor, number, cancel: () => visitor.send<Order>('POST', `/api/me/orders/${number}/cancel`) }
}
const signed = (number: string) => createOrderKeys(testKeyring().orders).sign(number, shop.clock.now())

describe('a shopper', () => {
  it('ends a paid order: money, goods and a mail go back, and asking again changes nothing', async () => {
    const before = await watched.stock('BAR')
    const { visitor, number, cancel } = await paidOrder()
    expect(await watched.getOrder(visitor, number)).toMatchObject({ canCancel: true })
    const answer = await cancel()
    expect(answer).toMatchObject({ status: 200, body: { statusCode: 'Cancelled', canCancel: false, isReversed: true } })
    expect(answer.body.timeline.slice(-2).map(({ key }) => key)).toEqual(['order-cancelled', 'payment-reversed'])
    expect(answer.body.shipments).toMatchObject([{ statusCode: 'Cancelled' }])
    expect(await watched.stock('BAR')).toEqual(before)
    expect((await cancel()).body).toMatchObject({ statusCode: 'Cancelled' })
    await shop.until(async () => (await watched.reversalsOf(number))[0]?.status === 'accepted', 'the reversal')
    await shop.deliverWebhooks()
    await watched.inboxEmpty()
    expect(await watched.reversalsOf(number)).toEqual([{ status: 'confirmed', reason: 'order cancelled' }])
    await shop.until(() => Promise.resolve(shop.mails.some(isCancelOf(number))), 'the mail')
    expect(shop.mails.filter(isCancelOf(number))).toMatchObject([{ cause: 'shopper', isReversed: true }])
    expect(await watched.tasksOf(number)).toEqual([])
  })

  it('may come by the link of a mail, and by no other link', async () => {
    const { number } = await paidOrder()
    const by = (key: string) =>
      shop.call<Order>({ method: 'POST', url: `/api/me/orders/${number}/cancel?key=${encodeURIComponent(key)}` })
    expect((await by('x.y')).status).toBe(404)
    expect((await by(signed('KV26-0000-0000'))).status).toBe(404)
    expect((await shop.visitor('stranger').send('POST', `/api/me/orders/${number}/cancel`)).status).toBe(404)
    expect((await by(signed(number))).body).toMatchObject({ statusCode: 'Cancelled' })
    await shop.until(() => Promise.resolve(shop.mails.some(isCancelOf(number))), 'the mail')
    expect(shop.mails.filter(isCancelOf(number))).toMatchObject([{ cause: 'shopper' }])
  })

  it('is too late when it is packed, and is told so', async () => {
    const { visitor, number, cancel } = await paidOrder()
    await shop.parcels.pack(number, null, operator)
    expect((await watched.getOrder(visitor, number)).canCancel).toBe(false)
    expect(await cancel()).toMatchObject({ status: 409, body: [{ key: 'orders/cancel-too-late' }] })
    expect(await watched.reversalsOf(number)).toEqual([])
  })

  it('cannot end what the bank is taking back, nor what is not paid', async () => {
    const { number, cancel } = await paidOrder()
    await shop.database.run(`update shop_order set disputed_at = now() where order_number = '${number}'`)
    expect((await cancel()).status).toBe(409)
    const visitor = watched.newVisitor()
    const unpaid = await visitor.placedOrder('BAR')
    expect((await visitor.send('POST', `/api/me/orders/${unpaid}/cancel`)).status).toBe(409)
  })

  it('and the packers at once: one of them is first, and no parcel of a cancelled order is packed', async () => {
    for (let round = 0; round < 10; round++) {
      const { visitor, number, cancel } = await paidOrder()
      const [cancelled, packed] = await Promise.all([cancel(), shop.parcels.pack(number, null, operator)])
      expect((cancelled.status === 200) !== packed.ok).toBe(true)
      const order = await watched.getOrder(visitor, number)
      expect([order.statusCode, order.shipments[0]?.statusCode]).toEqual(
        packed.ok ? ['InProgress', 'Packed'] : ['Cancelled', 'Cancelled'],
      )
    }
  })
})

const isCancelOf =
  (number: string) =>
  (mail: { kind: string; order: Order }): boolean =>
    mail.kind === 'order-cancelled' && mail.order.orderNumber === number
