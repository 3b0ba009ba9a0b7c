import { inParallel } from '../../tests/faults/support/shopper.ts'
import { type Bench, type Figure, figure, perSecond, ratio } from '../bench.ts'
import { orderAndPay, readyVisitor } from '../peers/vendure/queries.ts'
import type { Vendure } from '../peers/vendure/start.ts'
import type { ShopProcess } from '../support/shop-process.ts'
import { median } from '../support/statistics.ts'
import { buy, buyers, linesEach, readyShoppers } from './orders.ts'

/** Orders of carts that are ready, placed and paid; the shop's own by HTTP calls to its payment provider, the peer's in its own process. */
export async function compareOrders(
  bench: Bench,
  shop: ShopProcess,
  peer: Vendure,
  goods: readonly { code: string; variantId: string }[],
): Promise<Figure> {
  const [rounds, many, few] = bench.quick ? [1, 8, 4] : [3, 300, 100]
  const codes = goods.map(({ code }) => code)
  const perSecondOf = async (count: number, work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now()
    await work()
    return (count * 1_000) / (performance.now() - began)
  }
  const own: number[] = []
  const other: number[] = []
  // The first of each only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const shoppers = await readyShoppers(shop, codes, many)
    own.push(await perSecondOf(many, () => buy(shoppers)))
    const visitors = await inParallel(Array.from({ length: few }), 8, (_, index) =>
      readyVisitor(
        peer.shopApi,
        Array.from({ length: linesEach }, (_line, line) => goods[(index * 7 + line) % goods.length]?.variantId ?? ''),
      ),
    )
    other.push(await perSecondOf(few, () => inParallel(visitors, buyers, (token) => orderAndPay(peer.shopApi, token))))
  }
  const [ownRate, otherRate] = [median(own.slice(1)), median(other.slice(1))]
  return figure({
    name: "order placed and paid, durable: times Vendure's rate",
    value: ownRate / otherRate,
    show: ratio,
    atLeast: 10,
    note: `${perSecond(ownRate)} against ${perSecond(otherRate)}, ${linesEach} lines, ${buyers} at a time; its payment is a function of its own, ours two calls to another process`,
  })
}
