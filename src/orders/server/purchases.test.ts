import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address, type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { listDelivered } from './delivered-orders.store.ts'
import { hasBought } from './orders.service.ts'
import { listSoldUnits } from './sold-units.store.ts'

let shop: MoneyShop
let paid: string
let unpaid: string
const codes = ['OTHER', 'BAR']
const { email } = address

beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

it('orders have arrived with the last of their parcels, and those that came back or are disputed do not count', async () => {
  const placed: string[] = []
  for (const name of ['one', 'two', 'three', 'four']) {
    const visitor = shop.visitor(`arrived-${name}`)
    const number = await visitor.placedOrder('BAR')
    await visitor.pay(number)
    placed.push(number)
  }
  const [arrived = '', onItsWay = '', cameBack = '', disputed = ''] = placed
  const { sql } = shop.database
  await sql`update shop_order set status = 'Completed' where order_number <> ${onItsWay}`
  await sql`update shipment set status = 'Delivered', delivered_at = '2026-10-10T12:00:00Z'`
  await sql`update shop_order set return_status = 'Returned' where order_number = ${cameBack}`
  await sql`update shop_order set disputed_at = now() where order_number = ${disputed}`
  const found = (from: string, to: string) =>
    listDelivered(shop.database.db, { from: new Date(from), to: new Date(to) })
  expect(await found('2026-10-10T00:00:00Z', '2026-10-11T00:00:00Z')).toMatchObject([
    { orderNumber: arrived, language: 'fi', email: 'aino@posti.example', codes: ['BAR'] },
  ])
  expect(await found('2026-10-09T00:00:00Z', '2026-10-10T00:00:00Z')).toEqual([])
  await sql`
    insert into shipment (order_id, number, kind, status, method_id, method_name_key, fee_cents, address)
    select order_id, number + 1, kind, 'Shipped', method_id, method_name_key, 0, address from shipment
    where order_id = (select id from shop_order where order_number = ${arrived})`
  expect(await found('2026-10-10T00:00:00Z', '2026-10-11T00:00:00Z')).toEqual([])
})

it('units of paid orders are added up, of orders that wait for payment not', async () => {
  // What others have bought in this shop was earlier.
  shop.clock.advance(3_600_000)
  const since = new Date(+shop.clock.now() - 1_000)
  const units = async (from = since) =>
    (await listSoldUnits(shop.database.db, from)).find(({ code }) => code === 'BAR')?.units
  expect(await units()).toBeUndefined()
  const visitor = shop.visitor('best-seller')
  await visitor.add('BAR', 2)
  const number = await visitor.placedOrder('BAR')
  expect(await units()).toBeUndefined()
  await visitor.pay(number)
  expect(await units()).toBe(3)
  expect(await units(new Date(+shop.clock.now() + 1_000))).toBeUndefined()
})

const ask = (purchase: { orderNumber: string; email: string; codes: string[] }) => hasBought(shop.database.db, purchase)

describe('somebody has bought it', () => {
  beforeAll(async () => {
    const buyer = shop.visitor('buyer')
    paid = await buyer.placedOrder('BAR', 'MUG')
    expect((await buyer.pay(paid)).status).toBe(200)
    await shop.deliverWebhooks()
    await shop.until(async () => {
      const [row] = await shop.database.sql<{
        status: string
      }>`select status from shop_order where order_number = ${paid}`
      return row?.status === 'InProgress'
    }, 'the payment')
    unpaid = await shop.visitor('looker').placedOrder('BAR')
  })

  it('with the number and the address of a paid order', async () => {
    expect(await ask({ orderNumber: paid, email, codes })).toBe(true)
    expect(await ask({ orderNumber: paid.toLowerCase().replaceAll('-', ' '), email: email.toUpperCase(), codes })).toBe(
      true,
    )
  })

  it('not with another address, other goods, or an order that is not paid', async () => {
    expect(await ask({ orderNumber: paid, email: 'muu@posti.example', codes })).toBe(false)
    expect(await ask({ orderNumber: paid, email, codes: ['SALE'] })).toBe(false)
    expect(await ask({ orderNumber: paid, email, codes: [] })).toBe(false)
    expect(await ask({ orderNumber: unpaid, email, codes })).toBe(false)
  })

  it.each(['', 'KV26-0000-0000', 'x', "' or 1=1"])('not with the number "%s"', async (orderNumber) => {
    expect(await ask({ orderNumber, email, codes })).toBe(false)
  })

  it('not any more when the money went back', async () => {
    await shop.database.sql`update shop_order set payment_status = 'Refunded' where order_number = ${paid}`
    expect(await ask({ orderNumber: paid, email, codes })).toBe(false)
  })
})
