import { figure, type Figure, milliseconds, type Row } from '../bench.ts'
import { listCategoryPaths, listProductPaths } from '../support/demo-paths.ts'
import { profileShop } from '../support/profile.ts'
import { timeRequests } from '../support/requests.ts'
import { type ShopProcess, withShop } from '../support/shop-process.ts'
import { median, quantile } from '../support/statistics.ts'

const headers = { 'accept-encoding': 'gzip, deflate, br' }
/** Requests before those that count: the optimising compiler needs them. */
const warmUps = 60

export const serverRender: Row = {
  name: 'render',
  title: 'Pages rendered anew, one at a time, from the request to the last compressed byte',

  run: async (bench) =>
    withShop(await bench.demo(), {}, async (shop) => {
      const figures: Figure[] = []
      for (const [name, urls] of Object.entries(await uncachedUrls(shop, bench.quick ? 1 : 12))) {
        const times = (await timeRequests(urls, 1, headers)).slice(bench.quick ? 0 : warmUps)
        figures.push(
          figure({
            name: `${name}: p50`,
            value: median(times),
            show: milliseconds,
            atMost: 15,
            note: `${times.length} pages that nobody had asked for; p95 ${milliseconds(quantile(times, 0.95))}`,
          }),
        )
      }
      return figures
    }),

  profile: async (bench) =>
    profileShop(
      await bench.demo(),
      'rendering category and product pages, one at a time',
      async (shop) => void (await timeRequests((await uncachedUrls(shop, 2)).category, 1, headers)),
      async (shop) => {
        const { category, product } = await uncachedUrls(shop, bench.quick ? 1 : 12)
        await timeRequests([...category, ...product], 1, headers)
      },
    ),
}

/** Sorted lists are never kept; a product page only from its first request on, and here each is asked for once. */
async function uncachedUrls(shop: ShopProcess, repeats: number): Promise<{ category: string[]; product: string[] }> {
  const sorts = ['name&sortDirection=asc', 'price&sortDirection=asc', 'price&sortDirection=desc', 'news']
  const categories = await listCategoryPaths(shop.origin)
  const category = Array.from({ length: repeats }, (_, repeat) => repeat).flatMap((repeat) =>
    categories.map((path) => `${shop.origin}${path}?sortBy=${sorts[repeat % sorts.length]}`),
  )
  const product = (await listProductPaths(shop.origin)).map((path) => `${shop.origin}${path}`)
  return { category, product }
}
