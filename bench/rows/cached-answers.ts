import { type Bench, type Figure, figure, perSecond, ratio, type Row } from '../bench.ts'
import { withKnownAnswers } from '../support/known-answers.ts'
import { alternate, type LoadResult, runLoad } from '../support/load.ts'
import type { Process } from '../support/processes.ts'
import { profileShop } from '../support/profile.ts'
import { withShop } from '../support/shop-process.ts'
import { median } from '../support/statistics.ts'
import { categoryPath } from '../support/demo-paths.ts'

interface Target {
  name: string
  path: string
  atLeast: number
}

/** What a browser sends that decides about the bytes. */
const headers = { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' }

const targets: readonly Target[] = [
  { name: 'start page, HTML', path: '/', atLeast: 0.85 },
  { name: 'category page, HTML', path: categoryPath, atLeast: 0.85 },
  {
    name: 'category page, model JSON',
    path: `/api/cda/content?contentUrl=${encodeURIComponent(categoryPath)}`,
    atLeast: 0.7,
  },
  { name: 'product list, JSON', path: '/api/categories/products?category=suklaalevyt&page=1', atLeast: 0.7 },
]

const connections = 16
/** A server that is idle for more of the time than this waits for the generator. */
const busyEnough = 0.9

const load = (target: Target, origin: string, seconds: number) => ({
  origin,
  path: target.path,
  headers,
  connections,
  seconds,
})

export const cachedAnswers: Row = {
  name: 'cached',
  title: 'Cached answers, against bare Fastify with the same bytes, headers and access log',

  run: async (bench) =>
    withShop(await bench.demo(), {}, async (shop) => {
      const paths = targets.map(({ path }) => path)
      return withKnownAnswers(shop.origin, paths, headers, (start) =>
        start(async (bare) => {
          const figures: Figure[] = []
          for (const target of targets) figures.push(...(await compare(bench, target, shop, bare)))
          return figures
        }),
      )
    }),

  profile: async (bench) => {
    const [, target] = targets as [Target, Target]
    return profileShop(
      await bench.demo(),
      `kept ${target.name}, ${connections} connections`,
      async (shop) => void (await runLoad(shop, load(target, shop.origin, bench.quick ? 1 : 3))),
      async (shop) => void (await runLoad(shop, load(target, shop.origin, bench.quick ? 1 : 6))),
    )
  },
}

type Server = Process & { origin: string }

async function compare(bench: Bench, target: Target, shop: Server, bare: Server): Promise<Figure[]> {
  const [rounds, seconds] = bench.quick ? [1, 1] : [5, 3]
  // The optimising compiler needs a while, of both of them alike.
  for (const server of [shop, bare]) await runLoad(server, load(target, server.origin, bench.quick ? 1 : 2))
  const results = await alternate(
    rounds,
    () => runLoad(shop, load(target, shop.origin, seconds)),
    () => runLoad(bare, load(target, bare.origin, seconds)),
  )
  const [own, peer] = [results.map(({ a }) => a), results.map(({ b }) => b)]
  const rate = median(results.map(({ a, b }) => a.requestsPerSecond / b.requestsPerSecond))
  const cost = median(results.map(({ a, b }) => (b.cpu?.microseconds ?? Number.NaN) / (a.cpu?.microseconds ?? 1)))
  const generatorIsLimit = middle(peer, (result) => result.cpu?.busy ?? 1) < busyEnough
  return [
    figure({
      name: `${target.name}: share of bare Fastify`,
      value: generatorIsLimit ? cost : rate,
      show: ratio,
      atLeast: target.atLeast,
      note: [
        `${perSecond(middle(own, (result) => result.requestsPerSecond))} against ${perSecond(middle(peer, (result) => result.requestsPerSecond))} (${ratio(rate)})`,
        `CPU per request ${micro(own)} against ${micro(peer)} (${ratio(cost)})`,
        generatorIsLimit ? 'the generator is the limit, so CPU per request counts' : 'requests per second count',
      ].join('; '),
    }),
  ]
}

const middle = (results: readonly LoadResult[], value: (result: LoadResult) => number): number =>
  median(results.map(value))
const micro = (results: readonly LoadResult[]): string =>
  `${middle(results, (result) => result.cpu?.microseconds ?? Number.NaN).toFixed(0)} µs`
