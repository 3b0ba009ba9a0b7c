import type { ShopUnderTest } from '../support/shop-under-test.ts'
import { releaseTogether } from './support/barrier.ts'
import { newGoods } from './support/goods.ts'
import { settledInvariants } from './support/invariants.ts'
import type { Chance } from './support/random.ts'
import { byStatus, failures, reported, shed } from './support/report.ts'
import { inParallel, readyShopper } from './support/shopper.ts'

/** All buyers want one of the same few units at once. */
export function oversell(shop: ShopUnderTest, chance: Chance, { buyers, units }: { buyers: number; units: number }) {
  return reported('oversell', chance, async () => {
    const [code = ''] = await newGoods(shop, units)
    const shoppers = await inParallel(Array.from({ length: buyers }), 32, () => readyShopper(shop.shopUrl, [code]))
    const answers = await Promise.all(shoppers.map((shopper) => shopper.order()))
    const [row] = await shop.database.sql<{ orders: number }>`
      select count(*)::int as orders from order_line l join shop_order o on o.id = l.order_id where l.code = ${code} and o.status <> 'Cancelled'`
    const withoutReason = answers.filter(
      ({ status, text }) => status === 409 && !/cart\/(out-of-stock|only-left)/.test(text),
    ).length
    return {
      buyers,
      units,
      orders: row?.orders ?? 0,
      statuses: byStatus(answers.map(({ status }) => status)),
      failures: failures(answers),
      shed: shed(answers),
      withoutReason,
      broken: await settledInvariants(shop.database),
    }
  })
}

/** Again and again the last unit, asked for by all in one moment. */
export function lastUnit(
  shop: ShopUnderTest,
  chance: Chance,
  { buyers, repeats }: { buyers: number; repeats: number },
) {
  return reported('last unit', chance, async () => {
    const [code = ''] = await newGoods(shop, 1)
    const shoppers = await inParallel(Array.from({ length: buyers }), 16, () => readyShopper(shop.shopUrl, [code]))
    const orders: number[] = []
    const statuses: number[] = []
    for (let repeat = 0; repeat < repeats; repeat++) {
      const answers = await releaseTogether(
        shop.shopUrl,
        shoppers.map((shopper) => shopper.orderRequest()),
      )
      statuses.push(...answers)
      orders.push(answers.filter((status) => status === 200).length)
      await shop.database.sql`update stock set on_hand = allocated + 1 where code = ${code}`
      for (const [index, status] of answers.entries()) {
        if (status === 200) shoppers[index] = await readyShopper(shop.shopUrl, [code])
      }
    }
    const notOne = orders.filter((count) => count !== 1).length
    const failed = statuses.filter((status) => status === 0 || status >= 500).length
    return {
      buyers,
      repeats,
      notOne,
      statuses: byStatus(statuses),
      failed,
      broken: await settledInvariants(shop.database),
    }
  })
}

/** Carts of five lines each, in any order of lines, so that whoever locks in order of lines meets others head-on. */
export function fiveLines(shop: ShopUnderTest, chance: Chance, { carts }: { carts: number }) {
  return reported('five lines', chance, async () => {
    const codes = await newGoods(shop, 1_000_000, 8)
    const deadlocks = async () =>
      (
        await shop.database.sql<{
          n: number
        }>`select deadlocks::int as n from pg_stat_database where datname = current_database()`
      )[0]?.n ?? 0
    const before = await deadlocks()
    const lists = Array.from({ length: carts }, () => chance.shuffled(codes).slice(0, 5))
    const shoppers = await inParallel(lists, 16, (list) => readyShopper(shop.shopUrl, list))
    const answers = await inParallel(shoppers, 64, (shopper) => shopper.order())
    const notPlaced = answers.filter(({ status }) => status !== 200).length
    return {
      carts,
      notPlaced,
      failures: failures(answers),
      statuses: byStatus(answers.map(({ status }) => status)),
      deadlocks: (await deadlocks()) - before,
      broken: await settledInvariants(shop.database),
    }
  })
}

/** The same order call ten times at once, with one key. */
export function repeatedOrders(
  shop: ShopUnderTest,
  chance: Chance,
  { carts, times }: { carts: number; times: number },
) {
  return reported('repeated orders', chance, async () => {
    const [code = ''] = await newGoods(shop, 1_000_000)
    const shoppers = await inParallel(Array.from({ length: carts }), 16, () => readyShopper(shop.shopUrl, [code]))
    const results = await inParallel(shoppers, 8, async (shopper) => {
      const answers = await Promise.all(Array.from({ length: times }, () => shopper.order('one-key-for-all')))
      return {
        numbers: new Set(answers.map(({ text }) => text)).size,
        failures: failures(answers),
        notOk: answers.filter(({ status }) => status !== 200).length,
      }
    })
    const [row] = await shop.database.sql<{
      orders: number
    }>`select count(*)::int as orders from order_line where code = ${code}`
    return {
      carts,
      times,
      orders: row?.orders ?? 0,
      differing: results.filter(({ numbers }) => numbers !== 1).length,
      notOk: results.reduce((sum, result) => sum + result.notOk, 0),
      broken: await settledInvariants(shop.database),
    }
  })
}
