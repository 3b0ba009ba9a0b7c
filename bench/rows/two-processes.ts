import { figure, ratio, type Row } from '../bench.ts'
import { createRandom } from '../generate-catalogue.ts'
import { listCards, listCategoryPaths, listProductPaths } from '../support/demo-paths.ts'
import { alternate, type Load, type LoadResult, runLoad } from '../support/load.ts'
import { timeRequests } from '../support/requests.ts'
import { type ShopProcess, withShop } from '../support/shop-process.ts'
import { median } from '../support/statistics.ts'

const connections = 16
/** Well below what one process answers: at the limit the figure would say how generator, database and servers crowd two cores. */
const rate = 1_500
const headers = { 'accept-encoding': 'gzip, deflate, br' }

export const twoProcesses: Row = {
  name: 'two',
  title: 'Two processes on one database instead of one',

  run: async (bench) => {
    const database = await bench.demo()
    return withShop(database, { name: 'shop-1' }, (first) =>
      withShop(database, { name: 'shop-2' }, async (second) => {
        const [rounds, seconds] = bench.quick ? [1, 1] : [3, 5]
        const pages = [...(await listCategoryPaths(first.origin)), ...(await listProductPaths(first.origin))]
        for (const { origin } of [first, second]) {
          await timeRequests(
            pages.map((path) => origin + path),
            4,
            headers,
          )
        }
        const next = await visits(first, pages)
        const load = (shop: ShopProcess, share: number, time = seconds): Load => ({
          ...{ origin: shop.origin, path: '/', next, seconds: time },
          connections: connections / share,
          rate: rate / share,
        })
        for (const shop of [first, second]) await runLoad(shop, load(shop, 1, bench.quick ? 1 : 4))
        const results = await alternate(
          rounds,
          async () => cost([await runLoad(first, load(first, 1))]),
          async () => cost(await Promise.all([first, second].map((shop) => runLoad(shop, load(shop, 2))))),
        )
        return [
          figure({
            name: 'server CPU per request, two processes to one',
            value: median(results.map(({ a, b }) => b / a)),
            show: ratio,
            atMost: 1.1,
            note: `${micro(results.map(({ b }) => b))} against ${micro(results.map(({ a }) => a))}; kept pages, lists and stock calls, ${rate} a second over ${connections} connections in all`,
          }),
        ]
      }),
    )
  },
}

const micro = (values: readonly number[]): string => `${median(values).toFixed(0)} µs`

/** Processor time per request over all processes, in microseconds. */
function cost(results: readonly LoadResult[]): number {
  const requests = results.reduce((sum, result) => sum + result.requests, 0)
  return results.reduce((sum, { cpu, requests: own }) => sum + (cpu?.microseconds ?? Number.NaN) * own, 0) / requests
}

/** A mixture of what visitors ask: pages, lists, and what is in stock. */
async function visits(shop: ShopProcess, pages: readonly string[]): Promise<NonNullable<Load['next']>> {
  const random = createRandom(9)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T // never empty
  const codes = (await listCards(shop.origin, 'fi')).map(({ firstVariationCode }) => firstVariationCode)
  return () => {
    const kind = random()
    if (kind < 0.7) return { method: 'GET', path: pick(pages), headers }
    if (kind < 0.9) {
      return { method: 'GET', path: `/api/categories/products?page=${1 + Math.floor(random() * 8)}`, headers }
    }
    return { method: 'GET', path: `/api/inventory?codes=${pick(codes)},${pick(codes)}`, headers }
  }
}
