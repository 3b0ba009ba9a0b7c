import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { listDelivered } from './delivered-orders.store.ts'

let shop: MoneyShop
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
