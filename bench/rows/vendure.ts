import { withConnection } from '../../src/platform/database/client.ts'
import { createRandom } from '../../demo/generate/random.ts'
import { type Bench, type Figure, figure, perSecond, ratio, type Row, verdict } from '../bench.ts'
import { type Asked, countByHand, type FlatProduct } from '../brute-force.ts'
import { endlessStock, sharedGroups } from '../peers/vendure/seed-file.ts'
import {
  addRequest,
  type AddAnswer,
  type ListAnswer,
  listRequest,
  newVisitor,
  type ProductAnswer,
  productRequest,
  readValueIds,
  send,
  type ValueIds,
} from '../peers/vendure/queries.ts'
import { type Vendure, withVendure } from '../peers/vendure/start.ts'
import { createQuestions } from '../questions.ts'
import { generatedByHand, generatedPart } from '../support/databases.ts'
import { alternate, type Load, runLoad } from '../support/load.ts'
import { askJson } from '../support/requests.ts'
import { type ShopProcess, withShop } from '../support/shop-process.ts'
import { median } from '../support/statistics.ts'
import { listPath } from './facets.ts'
import { compareOrders } from './vendure-orders.ts'
import type { ProductList } from '../../src/listing/contract/product-list.ts'

const connections = 16
const pageSize = 24
/** Products that visitors look at again and again. */
const popular = 200
const json = { 'content-type': 'application/json' }

export const vendure: Row = {
  name: 'vendure',
  title: 'The same products and questions beside Vendure, on the same PostgreSQL, 16 clients',
  isSlow: true,

  run: async (bench) => {
    const count = bench.quick ? 500 : 10_000
    const database = await bench.generated(count)
    await withConnection(database.ownerUrl, 'bench', ({ run }) => run(`update stock set on_hand = ${endlessStock}`))
    const [made, flat] = [await generatedPart(count), await generatedByHand(count)]
    return withVendure(database, made, flat, bench.say, (peer) =>
      withShop(database, { withPayment: true }, async (shop) => {
        const ids = await readValueIds(peer.shopApi)
        const wrong = await findWrong(shop, peer, ids, flat, bench.quick ? 10 : 60)
        return [
          verdict('totals of both against brute force', wrong.length === 0, `${wrong.length} differ`, wrong[0] ?? ''),
          await compare(bench, 'list with facets', shop, peer, listLoads(shop, peer, ids, flat)),
          await compare(bench, 'product, its model', shop, peer, await productLoads(shop, peer, flat, popular)),
          await compare(
            bench,
            'product, its model, none asked for before',
            shop,
            peer,
            await productLoads(shop, peer, flat, flat.length),
            null,
          ),
          await compare(bench, 'add to cart, durable', shop, peer, await addLoads(bench, shop, peer, flat)),
          await compareOrders(bench, shop, peer, await sharedGoods(shop, peer, flat)),
        ]
      }),
    )
  },
}

type Loads = Record<'own' | 'peer', (seconds: number) => Load>

async function compare(
  bench: Bench,
  name: string,
  shop: ShopProcess,
  peer: Vendure,
  loads: Loads,
  atLeast: number | null = 10,
): Promise<Figure> {
  // Shorter, the peer may not have answered anything yet.
  const [rounds, seconds] = bench.quick ? [1, 4] : [5, 5]
  await runLoad(shop, loads.own(seconds))
  await runLoad(peer, loads.peer(seconds))
  const results = await alternate(
    rounds,
    () => runLoad(shop, loads.own(seconds)),
    () => runLoad(peer, loads.peer(seconds)),
  )
  const cpu = (values: readonly (number | undefined)[]): string =>
    `${(median(values.map((value) => value ?? Number.NaN)) / 1000).toFixed(2)} ms`
  return figure({
    name: `${name}: times Vendure's rate`,
    value: median(results.map(({ a, b }) => a.requestsPerSecond / b.requestsPerSecond)),
    show: ratio,
    ...(atLeast !== null && { atLeast }),
    note: `${perSecond(median(results.map(({ a }) => a.requestsPerSecond)))} against ${perSecond(median(results.map(({ b }) => b.requestsPerSecond)))}; CPU of the server process for each ${cpu(results.map(({ a }) => a.cpu?.microseconds))} against ${cpu(results.map(({ b }) => b.cpu?.microseconds))}; generator and PostgreSQL share the cores`,
  })
}

/** Questions both can be asked, none twice: filters on facts of products, in English, sorted by name or price or not at all. */
function createSharedQuestions(flat: readonly FlatProduct[], seed: number): () => Asked {
  const next = createQuestions(flat, seed, [pageSize])
  const seen = new Set<string>()
  const isShared = ({ selection, sort }: Asked): boolean => {
    const groups = Object.keys(selection)
    return (
      groups.length > 0 &&
      groups.every((group) => sharedGroups.some((shared) => shared === group)) &&
      sort.by !== 'news'
    )
  }
  return () => {
    for (;;) {
      const asked: Asked = { ...next(), language: 'en' }
      const path = listPath(asked)
      if (!isShared(asked) || seen.has(path)) continue
      seen.add(path)
      return asked
    }
  }
}

async function findWrong(
  shop: ShopProcess,
  peer: Vendure,
  ids: ValueIds,
  flat: readonly FlatProduct[],
  checks: number,
): Promise<string[]> {
  const next = createSharedQuestions(flat, 1)
  const wrong: string[] = []
  for (let check = 0; check < checks; check++) {
    const asked = next()
    const { total } = countByHand(flat, asked.category, asked.selection)
    const own = await askJson<ProductList>(shop.origin + listPath(asked))
    const { data } = await send<ListAnswer>(peer.shopApi, listRequest(asked, ids))
    const page = Math.max(0, Math.min(pageSize, total - (asked.page - 1) * pageSize))
    if (own.totalCount !== total || own.productViewModels.length !== page)
      wrong.push(`shop: ${own.totalCount} instead of ${total} for ${listPath(asked)}`)
    if (data.search.totalItems !== total || data.search.items.length !== page)
      wrong.push(`Vendure: ${data.search.totalItems} instead of ${total} for ${listPath(asked)}`)
  }
  return wrong
}

function listLoads(shop: ShopProcess, peer: Vendure, ids: ValueIds, flat: readonly FlatProduct[]): Loads {
  const [own, other] = [createSharedQuestions(flat, 2), createSharedQuestions(flat, 2)]
  return {
    own: (seconds) => ({
      origin: shop.origin,
      path: '/api/categories/products',
      connections,
      seconds,
      next: () => ({ method: 'GET', path: listPath(own()), headers: {} }),
    }),
    peer: (seconds) => ({
      origin: originOf(peer),
      path: '/shop-api',
      connections,
      seconds,
      next: () => listRequest(other(), ids),
    }),
  }
}

const originOf = (peer: Vendure): string => new URL(peer.shopApi).origin

/** `count` products in turns, in an order of chance: each is asked for once before any is asked for again. */
async function productLoads(
  shop: ShopProcess,
  peer: Vendure,
  flat: readonly FlatProduct[],
  count: number,
): Promise<Loads> {
  const random = createRandom(3)
  const chosen = flat
    .map((product) => ({ product, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(-count)
    .map(({ product }) => product)
  const paths = new Map<string, string>()
  for (let page = 1; paths.size < flat.length; page++) {
    const list = await askJson<ProductList>(
      `${shop.origin}/api/categories/products?language=en&pageSize=100&page=${page}`,
    )
    if (list.productViewModels.length === 0) break
    for (const { code, url } of list.productViewModels) paths.set(code, url)
  }
  const first = chosen[0]?.code ?? ''
  const model = await askJson<{ code: string }>(shop.origin + contentPath(paths.get(first) ?? ''))
  const { data } = await send<ProductAnswer>(peer.shopApi, productRequest(first.toLowerCase()))
  if (model.code !== first || data.product?.slug !== first.toLowerCase())
    throw new Error(`${first} is not answered with itself`)
  let [own, other] = [0, 0]
  const code = (turn: number): string => chosen[turn % chosen.length]?.code ?? ''
  return {
    own: (seconds) => ({
      origin: shop.origin,
      path: '/api/cda/content',
      connections,
      seconds,
      next: () => ({ method: 'GET', path: contentPath(paths.get(code(own++)) ?? ''), headers: {} }),
    }),
    peer: (seconds) => ({
      origin: originOf(peer),
      path: '/shop-api',
      connections,
      seconds,
      next: () => productRequest(code(other++).toLowerCase()),
    }),
  }
}

const contentPath = (url: string): string =>
  `/api/cda/content?${new URLSearchParams({ contentUrl: url, currentPageUrl: url }).toString()}`

/** What is bought on both sides. */
async function sharedGoods(shop: ShopProcess, peer: Vendure, flat: readonly FlatProduct[]) {
  const list = await askJson<ProductList>(
    `${shop.origin}/api/categories/products?language=en&pageSize=60&category=suklaalevyt&filter.inStock=true`,
  )
  const known = new Set(flat.map(({ code }) => code))
  const goods: { code: string; variantId: string }[] = []
  for (const card of list.productViewModels.filter(({ code, isBuyable }) => known.has(code) && isBuyable)) {
    const { data } = await send<ProductAnswer>(peer.shopApi, productRequest(card.code.toLowerCase()))
    const variant = data.product?.variants.find(({ sku }) => sku === card.firstVariationCode)
    if (variant) goods.push({ code: card.firstVariationCode, variantId: variant.id })
  }
  return goods
}

/** Each visitor buys a few things again and again, on both sides the same ones. */
async function addLoads(bench: Bench, shop: ShopProcess, peer: Vendure, flat: readonly FlatProduct[]): Promise<Loads> {
  const visitors = bench.quick ? 20 : 200
  const goods = await sharedGoods(shop, peer, flat)
  const own: string[] = []
  const other: string[] = []
  for (let visitor = 0; visitor < visitors; visitor++) {
    const { access_token } = await askJson<{ access_token: string }>(
      `${shop.origin}/api/identity/connect/token/anonymous`,
      { method: 'POST', headers: json, body: '{}' },
    )
    own.push(access_token)
    other.push(await newVisitor(peer.shopApi, goods[visitor % goods.length]?.variantId ?? ''))
  }
  const goodOf = (turn: number) => goods[((turn % visitors) * 7 + (Math.floor(turn / visitors) % 3)) % goods.length]
  const { data } = await send<AddAnswer>(peer.shopApi, addRequest(goodOf(0)?.variantId ?? '', other[0] ?? ''))
  if (data.addItemToOrder.__typename !== 'Order')
    throw new Error(`Vendure added nothing: ${data.addItemToOrder.message}`)
  let [turn, peerTurn] = [0, 0]
  return {
    own: (seconds) => ({
      origin: shop.origin,
      path: '/api/me/carts/add',
      connections,
      seconds,
      next: () => ({
        method: 'POST',
        path: '/api/me/carts/add',
        headers: { ...json, authorization: `Bearer ${own[turn % visitors]}` },
        body: JSON.stringify({ code: goodOf(turn++)?.code ?? '', quantity: 1 }),
      }),
    }),
    peer: (seconds) => ({
      origin: originOf(peer),
      path: '/shop-api',
      connections,
      seconds,
      next: () => addRequest(goodOf(peerTurn)?.variantId ?? '', other[peerTurn++ % visitors] ?? ''),
    }),
  }
}
