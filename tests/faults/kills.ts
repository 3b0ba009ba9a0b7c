import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection } from '../../src/platform/database/client.ts'
import type { ShopUnderTest } from '../support/shop-under-test.ts'
import { purchase, startCrowd } from './support/crowd.ts'
import { newGoods } from './support/goods.ts'
import { settledInvariants } from './support/invariants.ts'
import { authorisedReferences, control, ledgerOf } from './support/provider.ts'
import type { Chance } from './support/random.ts'
import { byStatus, reported } from './support/report.ts'
import { unsettledPayments } from './support/settled-payments.ts'

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
    const crowd = startCrowd(shop, chance, [code], shoppers)
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
    const { attempts } = await crowd.stop()
    await control(shop, 'fault', { mode: 'none' })
    const unsettled = await unsettledPayments(shop, known)
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
    const crowd = startCrowd(shop, chance, [code], 6)
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
    const { attempts } = await crowd.stop()
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

/** A zombie has a process id too; it has no command line. */
export async function isRunning(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== ''
}
