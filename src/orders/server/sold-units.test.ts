import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { listSoldUnits } from './sold-units.store.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

it('units of paid orders are added up, of orders that wait for payment not', async () => {
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
