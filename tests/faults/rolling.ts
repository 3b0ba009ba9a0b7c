import { setTimeout as sleep } from 'node:timers/promises'
import type { ShopUnderTest } from '../support/shop-under-test.ts'
import { startBalancer } from './support/balancer.ts'
import { newGoods } from './support/goods.ts'
import { settledInvariants } from './support/invariants.ts'
import type { Chance } from './support/random.ts'
import { byStatus, reported } from './support/report.ts'
import { type SecondServer, startNumbered } from './support/second-server.ts'
import { call, readyShopper } from './support/shopper.ts'

interface Wanted {
  /** Processes that serve, beside one that runs the jobs. */
  webs: number
  /** How often each process is replaced. */
  rounds: number
  /** Least number of requests; the rolling ends no earlier. */
  requests: number
  /** Called between two rounds, with the processes still serving. */
  between?: () => Promise<void>
}

const pages = ['/', '/sv/', '/en/', '/tuotteet', '/tuotteet/suklaalevyt', '/reseptit', '/robots.txt']
/** Aimed at: what the smallest machine bears while one of its processes starts. */
const lookersPerSecond = 25

/**
 * Every process of a shop is replaced, one after the other, while people look and buy through a balancer that asks for
 * readiness. Nothing of what they ask may fail, whichever moment it comes at. `shop` is the first that serves; `running` are
 * the others that have started already, the one for jobs first.
 */
export function rolledUnderLoad(
  shop: ShopUnderTest,
  chance: Chance,
  wanted: Wanted,
  running: readonly SecondServer[] = [],
) {
  return reported('rolling', chance, async () => {
    const [code = ''] = await newGoods(shop, 1_000_000)
    const others: SecondServer[] = await Promise.all(
      Array.from({ length: wanted.webs }, async (_, number) => running[number] ?? startNumbered(shop, number)),
    )
    const [, ...webs] = others
    const firstPort = Number(new URL(shop.shopUrl).port)
    const balancer = await startBalancer([firstPort, ...webs.map(({ port }) => port)])
    try {
      for (const port of [firstPort, ...webs.map(({ port }) => port)]) await balancer.until(port, true)
      const load = startLoad(balancer.origin, chance, code)
      for (let round = 0; round < wanted.rounds; round++) {
        await shop.stack.restartServer()
        await balancer.until(firstPort, true)
        // Those that serve first, the jobs last: docs/production/roll.md.
        for (const [number, server] of [...others.entries()].toReversed()) {
          await server.stop()
          others[number] = await startNumbered(shop, number, server.port)
          if (number > 0) await balancer.until(server.port, true)
        }
        if (round < wanted.rounds - 1) await wanted.between?.()
      }
      while (load.count() < wanted.requests) await sleep(250)
      const { statuses, faults, paid } = await load.stop()
      const broken = await settledInvariants(shop.database)
      return {
        ...wanted,
        between: undefined,
        requests: statuses.length,
        statuses: byStatus(statuses),
        faults: faults.slice(0, 5),
        failed: faults.length,
        paid: paid.length,
        ...(await accounts(shop, paid)),
        broken,
      }
    } finally {
      await balancer.close()
      await Promise.all(others.map((server) => server.stop()))
    }
  })
}

/** People who look at pages at a steady rate, and one after the other who buys. */
function startLoad(origin: string, chance: Chance, code: string) {
  let isOver = false
  const statuses: number[] = []
  const faults: string[] = []
  const paid: string[] = []
  const note = (
    what: string,
    { status, text, retryAfter }: { status: number; text: string; retryAfter: string | null },
  ) => {
    statuses.push(status)
    // Told to come again is not lost: a machine with other work may be overloaded.
    const isShed = status === 503 && retryAfter !== null
    if (status !== 200 && !isShed) faults.push(`${what}: ${status} ${text.slice(0, 100)}`)
  }
  const looking = (async () => {
    const asked: Promise<void>[] = []
    while (!isOver) {
      const page = chance.pick(pages)
      asked.push(call(origin, 'GET', page).then((answer) => note(page, answer)))
      await sleep(1_000 / lookersPerSecond)
    }
    await Promise.all(asked)
  })()
  const buying = (async () => {
    while (!isOver) {
      try {
        const shopper = await readyShopper(origin, [code])
        const placed = await shopper.order()
        note('order', placed)
        if (placed.status !== 200) continue
        const answer = await shopper.pay(placed.text)
        note('pay', answer)
        if (answer.status === 200) paid.push(placed.text)
      } catch (error) {
        if (!String(error).includes(': 503 ')) faults.push(String(error))
      }
      await sleep(200)
    }
  })()
  return {
    count: () => statuses.length,
    async stop() {
      isOver = true
      await Promise.all([looking, buying])
      return { statuses, faults, paid }
    },
  }
}

/** What became of the orders that their buyers know as paid: each is there once, and its mail has left once. Waits for the mails. */
async function accounts(shop: ShopUnderTest, paid: readonly string[], limitMs = 120_000) {
  const end = Date.now() + limitMs
  for (;;) {
    const found = await countOrders(shop, paid)
    if (found.mails >= paid.length || Date.now() > end) return found
    await sleep(250)
  }
}

async function countOrders(shop: ShopUnderTest, paid: readonly string[]) {
  const [row] = await shop.database.sql<{ orders: number; mails: number }>`
    select count(*)::int as orders,
           (select count(*)::int from outbox_mail where status = 'sent' and dedup_key in
              (select 'order-confirmation:' || id from shop_order where order_number = any(${paid}))) as mails
    from shop_order where order_number = any(${paid})`
  return { kept: row?.orders ?? 0, mails: row?.mails ?? 0 }
}
