import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection } from '../../src/platform/database/client.ts'
import { findFreePorts } from '../support/ports.ts'
import type { ShopUnderTest } from '../support/shop-under-test.ts'
import { startWire, type Wire } from '../support/wire.ts'
import { startBalancer } from './support/balancer.ts'
import { newGoods } from './support/goods.ts'
import { handlesOf, heapOf, inspectedAt } from './support/inspected-process.ts'
import { settledInvariants } from './support/invariants.ts'
import type { Chance } from './support/random.ts'
import { byStatus, reported } from './support/report.ts'
import { type SecondServer, startSecondServer } from './support/second-server.ts'
import { call } from './support/shopper.ts'
import { accounts, lookedAt, startSteadyLoad } from './support/steady-load.ts'

/** How often the heap of the process that serves is measured meanwhile. */
const samples = 9
/** Connections that are kept for the next request, and those of pools, are given up meanwhile. */
const restMs = 75_000
const slowForMs = 10_000
const callersAtBest = 8
const bestForMs = 15_000

/**
 * Half of what the shop bears, for a long time, while processes are killed and connections are cut and slow, those of visitors and
 * the database's. A process that serves and one that runs jobs are left alone: their memory and their files say whether they
 * lose any. `database` is the wire that all of them reach the database by. The clock is not moved: the shop's is the machine's,
 * and what turns by it has its runs with a clock of the test's (`races.test.ts`).
 */
export function soaked(shop: ShopUnderTest, database: Wire, chance: Chance, wanted: { forMs: number }) {
  return reported('soak', chance, async () => {
    // A copied database's sequences may go back in a crash until a checkpoint has written them down as they are.
    await withConnection(shop.database.adminUrl, 'tests', ({ run }) => run('checkpoint'))
    const [code = ''] = await newGoods(shop, 1_000_000)
    const [webPort = 0, jobsPort = 0] = await findFreePorts(2)
    const start = (name: string, roles: string, inspected?: number): Promise<SecondServer> => {
      const env = inspected === undefined ? {} : { NODE_OPTIONS: inspectedAt(inspected) }
      return startSecondServer(shop, { name, env: { ROLES: roles, ...env } })
    }
    const web = await start('soak-web', 'web', webPort)
    const jobs = await start('soak-jobs', 'jobs', jobsPort)
    let mortal = await start('soak-mortal', 'jobs')
    const firstPort = Number(new URL(shop.shopUrl).port)
    const balancer = await startBalancer([firstPort, web.port])
    const visitors = await startWire({ host: '127.0.0.1', port: Number(new URL(balancer.origin).port) })
    const origin = `http://127.0.0.1:${visitors.port}`
    const steady = async () => ({
      webHeap: await heapOf(web.pid, webPort),
      jobsHeap: await heapOf(jobs.pid, jobsPort),
      webHandles: await handlesOf(web.pid),
      jobsHandles: await handlesOf(jobs.pid),
    })
    const faults: Readonly<Record<string, () => Promise<unknown>>> = {
      'web killed': async () => {
        process.kill(shop.stack.server.pid, 'SIGKILL')
        await shop.stack.restartServer()
      },
      'jobs killed': async () => {
        process.kill(mortal.pid, 'SIGKILL')
        await mortal.stop()
        mortal = await start('soak-mortal', 'jobs')
      },
      'database crashed': async () => {
        // The test's own connection may have been cut by the fault before.
        const ask = () => shop.database.sql<{ pid: number }>`
          select pid from pg_stat_activity where datname = current_database() and application_name = 'konvehti' and pid <> pg_backend_pid()`
        const pids = await ask().catch(ask)
        if (pids.length > 0) process.kill(chance.pick(pids).pid, 'SIGKILL')
      },
      'database cut': async () => database.cut(),
      'database slow': () => slowed(database, 20),
      'visitors cut': async () => visitors.cut(),
      'visitors slow': () => slowed(visitors, 500),
    }
    try {
      for (const port of [firstPort, web.port]) await balancer.until(port, true)
      const bestPerSecond = await bestRate(origin, chance)
      const load = () => startSteadyLoad(origin, chance, { code, lookersPerSecond: bestPerSecond / 2 })
      // Caches and pools fill, and what a fault leaves once is no loss: lists that are read a second time.
      const warming = load()
      for (const fault of Object.values(faults)) {
        await fault()
        await sleep(5_000)
      }
      const warm = await warming.stop()
      await sleep(restMs)
      const before = await steady()

      const soaking = load()
      const happened: Record<string, number> = {}
      const webHeaps: number[] = []
      const begun = performance.now()
      for (let spent = 0; spent < wanted.forMs; spent = performance.now() - begun) {
        await sleep(chance.between(5_000, 20_000))
        if (spent >= (webHeaps.length * wanted.forMs) / samples) webHeaps.push(await heapOf(web.pid, webPort))
        const name = chance.pick(Object.keys(faults))
        await faults[name]?.()
        happened[name] = (happened[name] ?? 0) + 1
      }
      const { statuses, paid } = await soaking.stop()
      await sleep(restMs)
      const after = await steady()
      const broken = await settledInvariants(shop.database)
      return {
        ...wanted,
        bestPerSecond,
        happened,
        statuses: byStatus(statuses),
        paid: paid.length + warm.paid.length,
        ...(await accounts(shop, [...paid, ...warm.paid])),
        webHeaps,
        before,
        after,
        broken,
      }
    } finally {
      await visitors.close()
      await balancer.close()
      await Promise.all([web, jobs, mortal].map((server) => server.stop()))
    }
  })
}

async function slowed(wire: Wire, ms: number): Promise<void> {
  wire.delayBy(ms)
  await sleep(slowForMs)
  wire.delayBy(0)
}

/** Pages a second when eight callers ask one after the other, by the way that the load goes. */
async function bestRate(origin: string, chance: Chance): Promise<number> {
  const asked = async (forMs: number): Promise<number> => {
    let answers = 0
    const end = performance.now() + forMs
    const callers = Array.from({ length: callersAtBest }, async () => {
      while (performance.now() < end)
        if ((await call(origin, 'GET', chance.pick(lookedAt))).status === 200) answers += 1
    })
    await Promise.all(callers)
    return Math.round((answers * 1_000) / forMs)
  }
  // What was never asked for is made once.
  await asked(bestForMs / 3)
  return asked(bestForMs)
}
