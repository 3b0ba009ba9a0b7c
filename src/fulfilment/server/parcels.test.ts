import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address, type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { watchPayments } from '../../../tests/support/watched-payments.ts'
import type { ParcelRecord } from '../contract/packing.ts'
import type { BulkAnswer } from '#src/office/contract/records.ts'
import type { OrderList } from '#src/orders/contract/order.ts'

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
  await shop.deliverWebhooks()
  await watched.inboxEmpty()
  const [order] = await shop.database.sql<{ payable: number }>`
    select payable_cents as payable from shop_order where order_number = ${number}`
  return { visitor, number, payable: order?.payable ?? 0 }
}

const capturesOf = (number: string) =>
  shop.database.sql<{ status: string; amount: number }>`
    select c.status, c.amount_cents as amount from payment_capture c join shop_order o on o.id = c.order_id
    where o.order_number = ${number} order by c.created_at`

const captureAsked = (number: string) =>
  shop.until(async () => (await capturesOf(number)).some(({ status }) => status === 'accepted'), 'the capture')

describe('the parcel of a paid order', () => {
  it('is packed, which takes the money whole and once', async () => {
    const { visitor, number, payable } = await paidOrder()
    expect(await shop.parcels.pack(number, null, operator)).toEqual({ ok: true, value: [0] })
    await captureAsked(number)
    await shop.deliverWebhooks()
    await watched.inboxEmpty()
    expect(await capturesOf(number)).toEqual([{ status: 'confirmed', amount: payable }])
    const order = await watched.getOrder(visitor, number)
    expect(order.payments[0]?.statusCode).toBe('Captured')
    expect(order.tracking).toEqual([])
    expect(await shop.parcels.pack(number, null, operator)).toMatchObject({ error: { reason: 'nothing-to-do' } })
    expect(watched.modificationsOf(number)).toEqual([{ action: 'capture', cents: payable }])
  })

  it('is sent and handed over: order, tracking, mail and days of withdrawal follow', async () => {
    const { visitor, number } = await paidOrder()
    expect(await shop.parcels.ship(number, null, null, operator)).toMatchObject({ error: { reason: 'nothing-to-do' } })
    await shop.parcels.pack(number, [0], operator)
    await shop.parcels.ship(number, null, null, operator)
    const sent = await watched.getOrder(visitor, number)
    expect(sent).toMatchObject({ statusCode: 'Completed', withdrawUntil: null })
    expect(sent.tracking).toMatchObject([{ shipmentId: 0, carrier: 'Posti' }])
    expect(sent.tracking[0]?.number).toMatch(/^KV\d{9}FI$/)
    expect(sent.tracking[0]?.url).toContain(sent.tracking[0]?.number ?? 'nothing')
    await shop.until(async () => (await watched.mailsOf(number)).length === 2, 'the mail')
    expect((await watched.mailsOf(number)).map(({ kind }) => kind)).toEqual(['order-confirmation', 'order-shipped'])
    await shop.parcels.deliver(number, [0], operator)
    const there = await watched.getOrder(visitor, number)
    expect(there.shipments[0]?.statusCode).toBe('Delivered')
    expect(there.withdrawUntil).not.toBeNull()
    expect(there.timeline.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['parcel-packed', 'parcel-shipped', 'parcel-delivered']),
    )
  })

  it.each([
    ['home', ['parcel-shipped', 'parcel-delivered']],
    ['parcel-locker', ['parcel-shipped', 'parcel-ready']],
    ['pickup-point', ['parcel-shipped', 'parcel-ready']],
    ['store', ['parcel-ready', 'parcel-collected']],
  ])('that goes by %s is told of as %j', async (methodId, told) => {
    const { visitor, number } = await paidOrder()
    await shop.database.sql`
      update shipment set method_id = ${methodId} where order_id = (select id from shop_order where order_number = ${number})`
    await shop.parcels.pack(number, null, operator)
    await shop.parcels.ship(number, null, null, operator)
    await shop.parcels.deliver(number, null, operator)
    const keys = (await watched.getOrder(visitor, number)).timeline.map(({ key }) => key)
    expect(keys.filter((key) => key.startsWith('parcel-') && key !== 'parcel-packed')).toEqual(told)
  })

  it('is there by itself after fourteen days, and can come back', async () => {
    const { visitor, number } = await paidOrder()
    await shop.parcels.pack(number, null, operator)
    await shop.parcels.ship(
      number,
      null,
      { carrier: 'Matkahuolto', number: 'MH-1', url: 'https://mh.example/1' },
      operator,
    )
    await shop.parcels.deliverOverdue()
    expect((await watched.getOrder(visitor, number)).tracking).toMatchObject([
      { carrier: 'Matkahuolto', number: 'MH-1' },
    ])
    await shop.database.run(
      `update shipment set shipped_at = shipped_at - interval '14 days 1 minute' where status = 'Shipped'`,
    )
    await shop.parcels.deliverOverdue()
    expect((await watched.getOrder(visitor, number)).shipments[0]?.statusCode).toBe('Delivered')
    await shop.parcels.takeBack(number, null, operator)
    const [row] = await shop.database.sql`select return_status from shop_order where order_number = ${number}`
    expect(row).toEqual({ return_status: 'Returned' })
  })

  it('is called in the list what its page calls it: sent, there, withdrawn from, back', async () => {
    const { visitor, number } = await paidOrder()
    const called = async () => {
      const { orders } = (await visitor.send<OrderList>('GET', '/api/me/orders')).body
      const listed = orders.find(({ orderNumber }) => orderNumber === number)?.status
      expect((await watched.getOrder(visitor, number)).status).toBe(listed)
      return listed
    }
    await shop.parcels.pack(number, null, operator)
    expect(await called()).toBe('Käsittelyssä')
    await shop.parcels.ship(number, null, null, operator)
    expect(await called()).toBe('Lähetetty')
    await shop.parcels.deliver(number, null, operator)
    expect(await called()).toBe('Perillä')
    const { firstName, lastName, email } = address
    const statement = { orderNumber: number, name: `${firstName} ${lastName}`, email }
    await visitor.send('POST', '/api/withdrawals', statement)
    expect(await called()).toBe('Peruuttamisilmoitus saatu')
    await shop.parcels.takeBack(number, null, operator)
    expect(await called()).toBe('Palautettu')
  })

  it('stays in the house when the money could not be taken, until it is asked for again', async () => {
    const { number } = await paidOrder()
    await shop.parcels.pack(number, null, operator)
    await captureAsked(number)
    const [capture] = await shop.database.sql<{ psp: string; payment: string }>`
      select c.psp_reference as psp, c.payment_reference as payment from payment_capture c
      join shop_order o on o.id = c.order_id where o.order_number = ${number}`
    const about = { originalReference: capture?.payment ?? '', merchantReference: `${number}-1` }
    await watched.send({ eventCode: 'CAPTURE', success: false, pspReference: capture?.psp ?? '', ...about })
    await watched.inboxEmpty()
    expect(await capturesOf(number)).toMatchObject([{ status: 'failed' }])
    expect(await watched.tasksOf(number)).toMatchObject([{ kind: 'CAPTURE' }])
    expect(await shop.parcels.ship(number, null, null, operator)).toMatchObject({ error: { reason: 'not-captured' } })
    expect(await shop.admin.captureAgain(number, operator)).toMatchObject({ ok: true })
    await captureAsked(number)
    expect(await shop.parcels.ship(number, null, null, operator)).toMatchObject({ ok: true })
  })

  it('names to packers the recall of a product in it', async () => {
    const { number } = await paidOrder()
    const headers = { authorization: 'Bearer staff-Production', 'accept-language': 'sv' }
    const read = async () => {
      const url = `/api/admin/parcels/${number}-0`
      return (await shop.call<ParcelRecord>({ url, headers })).body.recalls
    }
    expect(await read()).toEqual([])
    const texts = { fi: 'Älä syö.', sv: 'Ät inte.', en: '' }
    const notice = JSON.stringify({ type: 'recall', texts, since: '2026-11-30T10:00:00.000Z', by: 'tests' })
    try {
      await shop.database.sql`update product set notice = ${notice}::jsonb where code = 'P-BAR'`
      expect(await read()).toEqual([{ name: 'Tuote BAR', recall: 'Ät inte.' }])
      await shop.database.sql`update product set notice = notice || '{"type": "warning"}' where code = 'P-BAR'`
      expect(await read()).toEqual([])
    } finally {
      await shop.database.sql`update product set notice = null where code = 'P-BAR'`
    }
  })

  it('with a recalled product inside a package says so, is not packed among others, and is packed alone', async () => {
    const visitor = watched.newVisitor()
    const number = await visitor.placedOrder('PACK')
    await visitor.pay(number)
    await shop.deliverWebhooks()
    await watched.inboxEmpty()
    const { number: other } = await paidOrder()
    const [id, free] = [`${number}-0`, `${other}-0`]
    const ask = <Body>(url: string, language: string, payload?: object) =>
      shop.call<Body>({
        method: payload ? 'POST' : 'GET',
        url: `/api/admin/${url}`,
        headers: { authorization: 'Bearer staff-Production', 'accept-language': language },
        ...(payload && { payload }),
      })
    const packAmong = async (resource: string, ids: string[], language: string) =>
      (await ask<BulkAnswer>(`${resource}/actions/pack`, language, { ids, body: {} })).body.results
    const texts = { fi: 'Älä syö.', sv: 'Ät inte.', en: 'Do not eat.' }
    const notice = JSON.stringify({ type: 'recall', texts, since: '2026-11-30T10:00:00.000Z', by: 'tests' })
    await shop.database.sql`update product set notice = ${notice}::jsonb where code = 'P-SCARCE'`
    try {
      expect((await ask<ParcelRecord>(`parcels/${id}`, 'en')).body.recalls).toEqual([
        { name: 'Tuote SCARCE', recall: 'Do not eat.' },
      ])
      const refused = async (language: string) => (await packAmong('orders', [number], language))[0]
      expect([await refused('fi'), await refused('sv'), await refused('en')]).toMatchObject(
        [
          'Tuote SCARCE on vedetty takaisin. Avaa lähetys, lue varoitus ja pakkaa se yksin.',
          'Tuote SCARCE är återkallad. Öppna försändelsen, läs varningen och packa den ensam.',
          'Tuote SCARCE is recalled. Open the parcel, read the warning and pack it alone.',
        ].map((value) => ({ isDone: false, problems: [{ key: 'office/recalled-in-parcel', value }] })),
      )
      expect(await packAmong('parcels', [id, free], 'en')).toMatchObject([
        { id, isDone: false },
        { id: free, isDone: true },
      ])
      const alone = await ask<ParcelRecord>(`parcels/${id}/pack`, 'en', {})
      expect(alone.body).toMatchObject({ status: { value: 'Packed' } })
    } finally {
      await shop.database.sql`update product set notice = null where code = 'P-SCARCE'`
    }
  })

  it('is packed once by many hands at once', async () => {
    const { number } = await paidOrder()
    const packed = await Promise.all(Array.from({ length: 10 }, () => shop.parcels.pack(number, null, operator)))
    expect(packed.filter(({ ok }) => ok)).toHaveLength(1)
    await captureAsked(number)
    expect(await capturesOf(number)).toHaveLength(1)
  })
})
