import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ShopUnderTest } from '../support/shop-under-test.ts'
import { newGoods } from './support/goods.ts'
import { settledInvariants } from './support/invariants.ts'
import type { Chance } from './support/random.ts'
import { byStatus, reported } from './support/report.ts'
import { call, readyShopper } from './support/shopper.ts'

interface Wanted {
  seconds: number
  /** Who search at once: at their best, and too many. */
  best: number
  many: number
  /** Connections that say half a word and no more. */
  slow: number
  shoppers: number
}

/**
 * Far more searches than the machine has time for, connections that never finish their request, and among them people who buy. What
 * is answered stays near the best there is, whoever is not is told when to come again, and buying has its turn.
 */
export function overload(shop: ShopUnderTest, chance: Chance, wanted: Wanted) {
  return reported('overload', chance, async () => {
    const [code = ''] = await newGoods(shop, 1_000_000)
    const search = () =>
      call(shop.shopUrl, 'GET', `/api/search/products?q=${chance.pick(words)}${chance.between(0, 9)}&pageSize=12`)
    const best = await crowd(search, wanted.best, wanted.seconds)
    const sockets = await slowOnes(shop.shopUrl, wanted.slow)
    try {
      const buying = crowd(async () => buy(shop, code), wanted.shoppers, wanted.seconds)
      const many = await crowd(search, wanted.many, wanted.seconds)
      const bought = await buying
      return {
        ...wanted,
        bestPerSecond: best.goodPerSecond,
        manyPerSecond: many.goodPerSecond,
        statuses: byStatus(many.statuses),
        withoutTime: many.withoutTime,
        purchases: bought.statuses.length,
        notBought: bought.statuses.filter((status) => status !== 200).length,
        broken: await settledInvariants(shop.database),
      }
    } finally {
      for (const socket of sockets) socket.destroy()
    }
  })
}

const words = ['suklaa', 'karkki', 'lahja', 'minttu', 'vadelma', 'lakritsi', 'joulu', 'tumma']

interface Asked {
  status: number
  retryAfter: string | null
}

async function crowd(ask: () => Promise<Asked>, people: number, seconds: number) {
  const answers: Asked[] = []
  const begun = performance.now()
  const end = begun + seconds * 1_000
  await Promise.all(
    Array.from({ length: people }, async () => {
      while (performance.now() < end) answers.push(await ask())
    }),
  )
  const statuses = answers.map(({ status }) => status)
  return {
    statuses,
    goodPerSecond: Math.round(
      statuses.filter((status) => status === 200).length / ((performance.now() - begun) / 1_000),
    ),
    withoutTime: answers.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter !== null))
      .length,
  }
}

/** A whole purchase; the first answer that is not what it should be, where there is one. */
async function buy(shop: ShopUnderTest, code: string): Promise<Asked> {
  const shopper = await readyShopper(shop.shopUrl, [code])
  const placed = await shopper.order()
  return placed.status === 200 ? shopper.pay(placed.text) : placed
}

async function slowOnes(origin: string, count: number): Promise<Socket[]> {
  const { port } = new URL(origin)
  const sockets = Array.from({ length: count }, () => connect(Number(port), '127.0.0.1'))
  for (const socket of sockets) {
    // Whether the server ends it or the test does is one here.
    socket.on('error', () => {})
    socket.write('GET /api/search/products?q=suklaa HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ')
  }
  await sleep(200)
  return sockets
}
