import { setTimeout as sleep } from 'node:timers/promises'
import type { ShopUnderTest } from '../support/shop-under-test.ts'
import { startBalancer } from './support/balancer.ts'
import { newGoods } from './support/goods.ts'
import { settledInvariants } from './support/invariants.ts'
import type { Chance } from './support/random.ts'
import { byStatus, reported } from './support/report.ts'
import { type SecondServer, startNumbered } from './support/second-server.ts'
import { accounts, startSteadyLoad } from './support/steady-load.ts'

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
      const load = startSteadyLoad(balancer.origin, chance, { code, lookersPerSecond })
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
