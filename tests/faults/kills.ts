import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection } from '../../src/platform/database/client.ts'
import { cards } from '../support/money-goods.ts'
import type { ShopUnderTest } from '../support/shop-under-test.ts'
import { newGoods } from './support/goods.ts'
import { settledInvariants } from './support/invariants.ts'
import { authorisedReferences, control, ledgerOf } from './support/provider.ts'
import type { Chance } from './support/random.ts'
import { byStatus, reported } from './support/report.ts'
import { readyShopper } from './support/shopper.ts'

const settleLimitMs = 180_000
const recoveryLimitMs = 120_000
/** Calls to pay between one kill and the next, so that a slow machine kills no less than a quick one. */
const paymentsPerKill = 5

/**
 * kill -9 of the server again and again while people pay, in the second half of the rounds without any webhook: what the shop
 * has not heard of then, it cannot ask for. At the end the time of every hold is over, so that all orders nobody paid end, and
 * only then do the webhooks come. The stand-in's ledger says what was taken; each of these payments must have its order, or
 * have been given back.
 */
export function serverKilled(
  shop: ShopUnderTest,
  chance: Chance,
  { kills, shoppers }: { kills: number; shoppers: number },
) {
  return reported('server killed', chance, async () => {
    const [code = ''] = await newGoods(shop, 1_000_000)
    const known = new Set(authorisedReferences(await ledgerOf(shop)).keys())
    await control(shop, 'webhooks', { enabled: true, delayMs: 100 })
    // Charged while the shop still waits for the answer: that is where a kill hurts.
    await control(shop, 'fault', { mode: 'slow', ms: 400 })
    const crowd = startCrowd(shop, chance, code, shoppers)
    const restarts: number[] = []
    for (let kill = 0; kill < kills; kill++) {
      if (kill === Math.floor(kills / 2)) await control(shop, 'webhooks', { enabled: false })
      await crowd.hasPaid(paymentsPerKill)
      // Never at the same point of a payment.
      await sleep(chance.between(0, 500))
      // What is paid after the last restart would have to wait for its own time.
      if (kill === kills - 1) crowd.end()
      process.kill(shop.stack.server.pid, 'SIGKILL')
      const begun = performance.now()
      await shop.stack.restartServer()
      restarts.push(Math.round(performance.now() - begun))
    }
    const begun = performance.now()
    const attempts = await crowd.stop()
    await control(shop, 'fault', { mode: 'none' })
    await endReservations(shop)
    await control(shop, 'webhooks', { enabled: true, delayMs: 0 })
    let unsettled = await unsettledPayments(shop, known)
    while (unsettled.length > 0 && performance.now() - begun < settleLimitMs) {
      await sleep(500)
      unsettled = await unsettledPayments(shop, known)
    }
    const settledAfterMs = Math.round(performance.now() - begun)
    const taken = [...authorisedReferences(await ledgerOf(shop)).keys()].filter((psp) => !known.has(psp)).length
    const [given] = await shop.database.sql<{ back: number }>`select count(*)::int as back from payment_reversal`
    const broken = await settledInvariants(shop.database)
    return {
      kills,
      attempts,
      taken,
      givenBack: given?.back ?? 0,
      unsettled: unsettled.length,
      settledAfterMs,
      slowestRestartMs: Math.max(...restarts),
      broken,
    }
  })
}

/** Moves the clock of every unpaid order on to its end, and waits until the sweeper has seen to them. */
async function endReservations(shop: ShopUnderTest): Promise<void> {
  const end = performance.now() + settleLimitMs
  for (;;) {
    const { rows } = await shop.database.db.$client.query<{ id: string }>(
      `update shop_order set reserved_until = least(reserved_until, now()), payable_until = least(payable_until, now())
       where status = 'AwaitingPayment' returning id`,
    )
    if (rows.length === 0 || performance.now() > end) return
    await sleep(1_000)
  }
}

/** Payments taken by the ledger that have neither exactly one order in work nor exactly one recorded reversal. */
async function unsettledPayments(shop: ShopUnderTest, known: ReadonlySet<string>): Promise<string[]> {
  const taken = [...authorisedReferences(await ledgerOf(shop))].filter(([psp]) => !known.has(psp))
  const rows = await shop.database.sql<{ psp: string; settled: number }>`
    select psp_reference as psp, count(*)::int as settled from (
      select a.psp_reference from payment_attempt a join shop_order o on o.payment_attempt_id = a.id
      where o.status in ('InProgress', 'OnHold')
      union all select psp_reference from payment_reversal
    ) as outcome group by 1`
  const settled = new Map(rows.map((row) => [row.psp, row.settled]))
  return taken.flatMap(([psp]) => (settled.get(psp) === 1 ? [] : [psp]))
}

/** Shoppers who come, pay and come again, whatever happens to the shop meanwhile. */
function startCrowd(shop: ShopUnderTest, chance: Chance, code: string, count: number) {
  let isOver = false
  let attempts = 0
  const shopping = Array.from({ length: count }, async () => {
    while (!isOver) {
      try {
        const shopper = await readyShopper(shop.shopUrl, [code])
        const placed = await shopper.order()
        if (placed.status !== 200) continue
        attempts += 1
        await shopper.pay(placed.text, chance.next() < 0.9 ? cards.authorised : cards.pending)
      } catch {
        // The shop is away just now.
        await sleep(50)
      }
    }
  })
  return {
    /** Resolves when so many more calls to pay have begun; gives up after a while, for the shop may be away. */
    async hasPaid(more: number): Promise<void> {
      const wanted = attempts + more
      for (let waits = 0; attempts < wanted && waits < 600; waits++) await sleep(50)
    },
    /** Nobody begins anew. */
    end(): void {
      isOver = true
    },
    async stop(): Promise<number> {
      isOver = true
      await Promise.all(shopping)
      return attempts
    },
  }
}

/**
 * kill -9 of database processes under load: the whole of PostgreSQL goes through crash recovery, every connection is lost.
 * The server must work again without being restarted, and nothing may be half done.
 */
export function databaseKilled(shop: ShopUnderTest, chance: Chance, { kills }: { kills: number }) {
  return reported('database killed', chance, async () => {
    // A copied database's sequences may go back in a crash until a checkpoint has written them down as they are.
    await withConnection(shop.database.adminUrl, 'tests', ({ run }) => run('checkpoint'))
    const [code = ''] = await newGoods(shop, 1_000_000)
    const serverPid = shop.stack.server.pid
    const crowd = startCrowd(shop, chance, code, 6)
    const recoveries: number[] = []
    const statuses: number[] = []
    let recovered = 0
    for (let kill = 0; kill < kills; kill++) {
      await sleep(chance.between(500, 1_000))
      const pids = await shop.database.sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database() and application_name = 'konvehti' and pid <> pg_backend_pid()`
      if (pids.length > 0) process.kill(chance.pick(pids).pid, 'SIGKILL')
      const begun = performance.now()
      // Recovered when a whole purchase goes through.
      for (;;) {
        const status = await purchase(shop, code)
        statuses.push(status)
        if (status === 200) recovered += 1
        if (status === 200 || performance.now() - begun > recoveryLimitMs) break
        await sleep(50)
      }
      recoveries.push(Math.round(performance.now() - begun))
    }
    const attempts = await crowd.stop()
    const isSameProcess = shop.stack.server.pid === serverPid && (await isRunning(serverPid))
    const broken = await settledInvariants(shop.database)
    return {
      kills,
      recovered,
      attempts,
      slowestRecoveryMs: Math.max(...recoveries),
      isSameProcess,
      tries: byStatus(statuses),
      broken,
    }
  })
}

async function purchase(shop: ShopUnderTest, code: string): Promise<number> {
  try {
    const shopper = await readyShopper(shop.shopUrl, [code])
    const placed = await shopper.order()
    return placed.status === 200 ? (await shopper.pay(placed.text)).status : placed.status
  } catch {
    return 0
  }
}

/** A zombie has a process id too; it has no command line. */
async function isRunning(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== ''
}
