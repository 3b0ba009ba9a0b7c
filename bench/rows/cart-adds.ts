import { withConnection } from '../../src/platform/database/client.ts'
import { type Bench, figure, perSecond, ratio, type Row } from '../bench.ts'
import { createRandom } from '../../demo/generate/random.ts'
import { withBare } from '../support/bare-process.ts'
import type { ShopDatabase } from '../support/databases.ts'
import { listCards } from '../support/demo-paths.ts'
import { alternate, type Load, type LoadResult, runLoad } from '../support/load.ts'
import { profileShop } from '../support/profile.ts'
import { askJson } from '../support/requests.ts'
import { type ShopProcess, withShop } from '../support/shop-process.ts'
import { median } from '../support/statistics.ts'

const connections = 16
const json = { 'content-type': 'application/json' }

export const cartAdds: Row = {
  name: 'adds',
  title: 'Adds to carts, durable, against bare Fastify with one UPDATE of a row of its own',

  run: async (bench) => {
    const database = await prepare(bench)
    return withShop(database, {}, (shop) =>
      withBare('bare-update.ts', { BARE_DATABASE_URL: database.url }, async (bare) => {
        const [rounds, seconds] = bench.quick ? [1, 1] : [9, 3]
        const shopLoad = await addsTo(shop, bench)
        const bareLoad = updatesOn(bare.origin)
        await runLoad(shop, shopLoad(bench.quick ? 1 : 4))
        await runLoad(bare, bareLoad(bench.quick ? 1 : 2))
        const results = await alternate(
          rounds,
          () => runLoad(shop, shopLoad(seconds)),
          () => runLoad(bare, bareLoad(seconds)),
        )
        const rate = (one: (round: (typeof results)[number]) => LoadResult): string =>
          perSecond(median(results.map((round) => one(round).requestsPerSecond)))
        const cost = (one: (round: (typeof results)[number]) => LoadResult): string =>
          `${median(results.map((round) => one(round).cpu?.microseconds ?? Number.NaN)).toFixed(0)} µs`
        return [
          figure({
            name: 'adds to carts: share of bare UPDATEs',
            value: median(results.map(({ a, b }) => a.requestsPerSecond / b.requestsPerSecond)),
            show: ratio,
            atLeast: 0.3,
            note: `${rate(({ a }) => a)} adds against ${rate(({ b }) => b)} updates, ${cost(({ a }) => a)} of CPU against ${cost(({ b }) => b)}; ${connections} connections`,
          }),
        ]
      }),
    )
  },

  profile: async (bench) => {
    let load: ((seconds: number) => Load) | undefined
    return profileShop(
      await prepare(bench),
      `adds to carts, ${connections} connections`,
      async (shop) => {
        load = await addsTo(shop, bench)
        await runLoad(shop, load(bench.quick ? 1 : 4))
      },
      async (shop) => void (load && (await runLoad(shop, load(bench.quick ? 1 : 6)))),
    )
  },
}

const bareRows = 10_000

/** Shelves that no bench can empty, and a table for the peer. */
async function prepare(bench: Bench): Promise<ShopDatabase> {
  const database = await bench.demo()
  await withConnection(database.ownerUrl, 'bench', ({ run }) =>
    run(`
      update stock set on_hand = 10000000;
      create table if not exists bench_row (id integer primary key, added integer not null) with (fillfactor = 50);
      insert into bench_row select n, 0 from generate_series(1, ${bareRows}) as n on conflict do nothing;
      grant select, update on bench_row to public;
    `),
  )
  return database
}

/** Each add by the next of many visitors, who each buy a few things again and again. */
async function addsTo(shop: ShopProcess, bench: Bench): Promise<(seconds: number) => Load> {
  const cards = await listCards(shop.origin, 'fi')
  const codes = cards
    .filter(({ productType, isBuyable }) => productType === 'Product' && isBuyable)
    .map(({ firstVariationCode }) => firstVariationCode)
  const tokens: string[] = []
  for (let visitor = 0; visitor < (bench.quick ? 20 : 200); visitor++) {
    const { access_token } = await askJson<{ access_token: string }>(
      `${shop.origin}/api/identity/connect/token/anonymous`,
      { method: 'POST', headers: json, body: '{}' },
    )
    tokens.push(access_token)
  }
  let turn = 0
  const next: Load['next'] = () => {
    const visitor = turn % tokens.length
    const code = codes[(visitor * 7 + (Math.floor(turn / tokens.length) % 3)) % codes.length] ?? ''
    turn++
    return {
      method: 'POST',
      path: '/api/me/carts/add',
      headers: { ...json, authorization: `Bearer ${tokens[visitor]}` },
      body: JSON.stringify({ code, quantity: 1 }),
    }
  }
  return (seconds) => ({ origin: shop.origin, path: '/api/me/carts/add', connections, seconds, next })
}

function updatesOn(origin: string): (seconds: number) => Load {
  const random = createRandom(5)
  const next: Load['next'] = () => ({
    method: 'POST',
    path: '/add',
    // A copy for each: the generator writes the length into it.
    headers: { ...json },
    body: JSON.stringify({ id: 1 + Math.floor(random() * bareRows) }),
  })
  return (seconds) => ({ origin, path: '/add', connections, seconds, next })
}
