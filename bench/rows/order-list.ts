import { readyShopper, type Shopper } from '../../tests/faults/support/shopper.ts'
import { multiplyOrder } from '../../tests/support/many-orders.ts'
import { type Bench, figure, milliseconds, type Row, verdict } from '../bench.ts'
import type { ShopDatabase } from '../support/databases.ts'
import { askJson } from '../support/requests.ts'
import { withShop } from '../support/shop-process.ts'
import { median, quantile } from '../support/statistics.ts'
import { goodsOf } from './orders.ts'

const ofOne = 500
const pageSize = 25
/** Orders of everybody else: three each. */
const ordersEach = 3

export const orderList: Row = {
  name: 'order-list',
  title: `The orders of a visitor who has ${ofOne}, among those of everybody`,

  run: async (bench) => {
    const database = await bench.demo('order list')
    const all = bench.quick ? 5_000 : 1_000_000
    return withShop(database, { withPayment: true }, async (shop) => {
      const shopper = await orderOnce(shop.origin, await goodsOf(shop))
      await multiply(bench, database, all)
      const calls = bench.quick ? 20 : 400
      const pages = await timeCalls(shopper, calls, (call) => `?page=${1 + (call % (ofOne / pageSize))}`)
      return [
        verdict('each page is full, and the total is right', pages.wrong === 0, `${pages.wrong} of ${calls} differ`),
        figure({
          name: `a page of ${pageSize}: p50`,
          value: median(pages.times),
          show: milliseconds,
          atMost: 5,
          note: `p95 ${milliseconds(quantile(pages.times, 0.95))}; ${all.toLocaleString('en')} orders in the table; ${calls} calls one after the other, all pages in turn`,
        }),
      ]
    })
  },
}

/** One order that is paid, as the shop writes it: what all others are copies of. */
async function orderOnce(origin: string, codes: readonly string[]): Promise<Shopper> {
  const shopper = await readyShopper(origin, codes.slice(0, 3))
  const placed = await shopper.order()
  const paid = placed.status === 200 ? await shopper.pay(placed.text) : placed
  if (!paid.text.includes('"Authorised"')) throw new Error(`No order was paid: ${paid.status} ${paid.text}`)
  return shopper
}

/** The order becomes that of many, of whom its own shopper has a few hundred. */
async function multiply(bench: Bench, database: ShopDatabase, all: number): Promise<void> {
  const began = performance.now()
  const owner = `case when n % ${all / ofOne} = 0 then owner_id else 'v_' || n / ${ordersEach} end`
  await multiplyOrder(database.adminUrl, { all, owner })
  bench.say(`  ${all} orders written (${((performance.now() - began) / 1000).toFixed(0)} s)`)
}

async function timeCalls(shopper: Shopper, calls: number, query: (call: number) => string) {
  const times: number[] = []
  let wrong = 0
  for (let call = 0; call < calls; call += 1) {
    const began = performance.now()
    const { orders, totalCount } = await askJson<{ orders: unknown[]; totalCount: number }>(
      `${shopper.origin}/api/me/orders${query(call)}`,
      { headers: { authorization: `Bearer ${shopper.token}` } },
    )
    times.push(performance.now() - began)
    if (totalCount !== ofOne || orders.length !== pageSize) wrong += 1
  }
  return { times, wrong }
}
