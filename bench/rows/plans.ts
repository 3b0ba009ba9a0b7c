import { withConnection } from '../../src/platform/database/client.ts'
import { createRandom } from '../../demo/generate/random.ts'
import type { Cart } from '../../src/cart/contract/cart.ts'
import { figure, milliseconds, type Row } from '../bench.ts'
import { collectPlans } from '../support/query-plans.ts'
import { ask, askJson } from '../support/requests.ts'
import { type ShopProcess, withShop } from '../support/shop-process.ts'
import type { ProductList } from '../../src/listing/contract/product-list.ts'

const json = { 'content-type': 'application/json' }
const maxPlans = 5

/** Statements that only open or close what others do. */
const isPlumbing = (statement: string): boolean =>
  /^(?:begin|commit|rollback|set|listen|select 1\b|savepoint)/i.test(statement)

export const plans: Row = {
  name: 'plans',
  title: 'The statements that take PostgreSQL most time while visitors look, search and fill carts',

  run: async (bench) => {
    const count = bench.quick ? 500 : 10_000
    const database = await bench.generated(count)
    await withConnection(database.ownerUrl, 'bench', ({ run }) => run('update stock set on_hand = 10000000; analyze'))
    const found = await collectPlans(database, () =>
      // What a server asks at its start and by the clock is no visitor's.
      withShop(database, {}, (shop) => visit(shop, bench.quick ? 3 : 40)),
    )
    const statements = found.filter(({ statement, calls }) => !isPlumbing(statement) && calls >= (bench.quick ? 3 : 20))
    const hottest = statements.slice(0, maxPlans)
    bench.plans.push(...hottest)
    return hottest.map(({ statement, calls, totalMs, medianMs }) =>
      figure({
        name: `${statement.slice(0, 70)}…`,
        value: medianMs,
        show: (value) => `${value.toFixed(2)} ms`,
        note: `${calls} calls, ${milliseconds(totalMs)} together, ${count} products`,
      }),
    )
  },
}

const phrases = [
  'maitosuklaa',
  'mustikka',
  'salmiakki',
  'ruisnäkki',
  'lahjarasia',
  'suklaalevy',
  'kaurakeksi',
  'piparkakku',
]

/** Each visitor looks at a list, some products, what is in stock, searches, and buys. */
async function visit(shop: ShopProcess, visitors: number): Promise<void> {
  const random = createRandom(6)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T // never empty
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) =>
      askJson<ProductList>(`${shop.origin}/api/categories/products?pageSize=100&page=${page}&filter.inStock=true`),
    ),
  )
  const cards = pages.flatMap(({ productViewModels }) => productViewModels).filter(({ isBuyable }) => isBuyable)
  for (let visitor = 0; visitor < visitors; visitor++) {
    for (let page = 0; page < 5; page++) await ask(shop.origin + pick(cards).url)
    const codes = Array.from({ length: 12 }, () => pick(cards).firstVariationCode).join(',')
    await askJson(`${shop.origin}/api/inventory?codes=${codes}`)
    await askJson(`${shop.origin}/api/pricing/bycodes`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ codes: codes.split(',') }),
    })
    await askJson(`${shop.origin}/api/search/products?q=${encodeURIComponent(pick(phrases))}`)
    const { access_token } = await askJson<{ access_token: string }>(
      `${shop.origin}/api/identity/connect/token/anonymous`,
      { method: 'POST', headers: json, body: '{}' },
    )
    const headers = { ...json, authorization: `Bearer ${access_token}` }
    for (let add = 0; add < 6; add++) {
      const body = JSON.stringify({ code: pick(cards).firstVariationCode, quantity: 1 })
      await askJson<Cart>(`${shop.origin}/api/me/carts/add`, { method: 'POST', headers, body })
    }
    await askJson<Cart>(`${shop.origin}/api/me/carts`, { headers })
  }
}
