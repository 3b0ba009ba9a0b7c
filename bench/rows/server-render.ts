import { figure, type Figure, milliseconds, type Row } from '../bench.ts'
import { writeBlockPages } from '../support/block-pages.ts'
import { listCategoryPaths, listProductPaths } from '../support/demo-paths.ts'
import { profileShop } from '../support/profile.ts'
import { timeRequests } from '../support/requests.ts'
import { type ShopProcess, withShop } from '../support/shop-process.ts'
import { median, quantile } from '../support/statistics.ts'

const headers = { 'accept-encoding': 'gzip, deflate, br' }
/** Requests before those that count: the optimising compiler needs them. */
const warmUps = 60
/** As many as a page may have, and as many such pages: the first half are not measured. */
const [manyBlocks, manyBlocksPages] = [300, 60]

export const serverRender: Row = {
  name: 'render',
  title: 'Pages rendered anew, one at a time, from the request to the last compressed byte',

  run: async (bench) => {
    const figures = await withShop(await bench.demo(), {}, async (shop) => {
      const { category, product } = await uncachedUrls(shop, bench.quick ? 1 : 12)
      return [
        await timed('category: p50', category, bench.quick ? 0 : warmUps, 15),
        await timed('product: p50', product, bench.quick ? 0 : warmUps, 15),
      ]
    })
    const database = await bench.demo('block pages')
    const paths = await writeBlockPages(database, bench.quick ? 2 : manyBlocksPages, manyBlocks)
    const many = await withShop(database, {}, (shop) =>
      timed(
        `${manyBlocks} blocks of every kind: p50`,
        paths.map((path) => `${shop.origin}${path}`),
        bench.quick ? 0 : manyBlocksPages / 2,
        25,
      ),
    )
    return [...figures, many]
  },

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

async function timed(name: string, urls: readonly string[], unmeasured: number, atMost: number): Promise<Figure> {
  const times = (await timeRequests(urls, 1, headers)).slice(unmeasured)
  return figure({
    name,
    value: median(times),
    show: milliseconds,
    atMost,
    note: `${times.length} pages that nobody had asked for; p95 ${milliseconds(quantile(times, 0.95))}`,
  })
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
