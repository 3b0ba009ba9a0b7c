import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection } from '../../src/platform/database/client.ts'
import { settledInvariants } from '../../tests/faults/support/invariants.ts'
import { inParallel, readyShopper, type Shopper } from '../../tests/faults/support/shopper.ts'
import { type Bench, figure, milliseconds, perSecond, type Row, verdict } from '../bench.ts'
import type { ShopDatabase } from '../support/databases.ts'
import { listCards } from '../support/demo-paths.ts'
import { profileShop } from '../support/profile.ts'
import { cpuSeconds } from '../support/processes.ts'
import { type ShopProcess, withShop } from '../support/shop-process.ts'
import { median, quantile } from '../support/statistics.ts'

export const buyers = 16
/** Carts of a few things each, as people have them. */
export const linesEach = 3

export const orders: Row = {
  name: 'orders',
  title:
    'Orders of 10,000 products placed and paid, durable, with a payment provider that answers at once on the same machine',

  run: async (bench) => {
    const database = await prepare(bench)
    return withShop(database, { withPayment: true }, async (shop) => {
      const codes = await goodsOf(shop)
      const [alone, paid] = bench.quick ? [10, 20] : [200, 1_000]
      await buy(await readyShoppers(shop, codes, bench.quick ? 5 : 50))
      const times = await placeAlone(await readyShoppers(shop, codes, alone))
      const shoppers = await readyShoppers(shop, codes, paid)
      const before = cpuSeconds(shop.pid)
      const began = performance.now()
      await buy(shoppers)
      const seconds = (performance.now() - began) / 1_000
      const after = cpuSeconds(shop.pid)
      const cpu = before === null || after === null ? Number.NaN : ((after - before) * 1_000) / paid
      // News of the provider are still on their way.
      await sleep(1_000)
      const broken = await settledInvariants(database, 120_000)
      return [
        figure({
          name: 'orders paid, from the order call to finalised',
          value: paid / seconds,
          show: perSecond,
          atLeast: 100,
          note: `${paid} carts of ${linesEach} lines, ${buyers} at a time; ${milliseconds(cpu)} of the server's CPU for each; generator, PostgreSQL and the provider share the cores`,
        }),
        figure({
          name: 'order call alone: p50',
          value: median(times),
          show: milliseconds,
          atMost: 25,
          note: `p95 ${milliseconds(quantile(times, 0.95))}; ${alone} one after the other`,
        }),
        verdict('invariants afterwards', Object.keys(broken).length === 0, JSON.stringify(broken)),
      ]
    })
  },

  profile: async (bench) => {
    let shoppers: Shopper[] = []
    return profileShop(
      await prepare(bench),
      `orders placed and paid, ${buyers} at a time`,
      async (shop) => {
        const codes = await goodsOf(shop)
        await buy(await readyShoppers(shop, codes, bench.quick ? 5 : 50))
        shoppers = await readyShoppers(shop, codes, bench.quick ? 20 : 600)
      },
      () => buy(shoppers),
      { withPayment: true },
    )
  },
}

/** A catalogue of some size, since what an order reads of it must not grow with it; with shelves that no bench can empty. */
async function prepare(bench: Bench): Promise<ShopDatabase> {
  const database = await bench.generated(bench.quick ? 300 : 10_000)
  await withConnection(database.ownerUrl, 'bench', ({ run }) => run('update stock set on_hand = 10000000'))
  return database
}

export async function goodsOf(shop: ShopProcess): Promise<string[]> {
  const cards = await listCards(shop.origin, 'fi')
  return cards
    .filter(({ productType, isBuyable }) => productType === 'Product' && isBuyable)
    .map(({ firstVariationCode }) => firstVariationCode)
}

export const readyShoppers = (shop: ShopProcess, codes: readonly string[], count: number): Promise<Shopper[]> =>
  inParallel(Array.from({ length: count }), 8, (_, index) =>
    readyShopper(
      shop.origin,
      Array.from({ length: linesEach }, (_line, line) => codes[(index * 7 + line) % codes.length] ?? ''),
    ),
  )

/** Throws where one is not ordered and paid: the speed of anything else would mean nothing. */
export async function buy(shoppers: readonly Shopper[]): Promise<void> {
  await inParallel(shoppers, buyers, async (shopper) => {
    const placed = await shopper.order()
    if (placed.status !== 200) throw new Error(`An order was refused: ${placed.status} ${placed.text}`)
    const paid = await shopper.pay(placed.text)
    if (!paid.text.includes('"Authorised"')) throw new Error(`A payment was not made: ${paid.status} ${paid.text}`)
  })
}

/** Milliseconds of each call. */
async function placeAlone(shoppers: readonly Shopper[]): Promise<number[]> {
  const times: number[] = []
  for (const shopper of shoppers) {
    const began = performance.now()
    const { status, text } = await shopper.order()
    times.push(performance.now() - began)
    if (status !== 200) throw new Error(`An order was refused: ${status} ${text}`)
  }
  return times
}
