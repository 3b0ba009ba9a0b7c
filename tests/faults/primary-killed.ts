import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection } from '../../src/platform/database/client.ts'
import type { ShopUnderTest } from '../support/shop-under-test.ts'
import { isRunning } from './kills.ts'
import { purchase, startCrowd } from './support/crowd.ts'
import { newGoods } from './support/goods.ts'
import { settledInvariants } from './support/invariants.ts'
import { authorisedReferences, control, ledgerOf } from './support/provider.ts'
import type { Chance } from './support/random.ts'
import { byStatus, reported } from './support/report.ts'
import { unsettledPayments } from './support/settled-payments.ts'
import type { ThreeDatabases } from './support/three-databases.ts'

const recoveryLimitMs = 120_000
/** Time until an operator or Patroni is sure that the primary is gone. */
const noticedAfterMs = 1_000
const paymentsPerKill = 5
const mailsLimitMs = 300_000

/**
 * kill -9 of the primary while people pay, again and again: a standby becomes the primary, the shop finds it at the same
 * address, the killed one is made again as a standby. What the shop has acknowledged must be there, and what was paid must be
 * settled: the stand-in's ledger is the witness.
 */
export function primaryKilled(
  shop: ShopUnderTest,
  databases: ThreeDatabases,
  chance: Chance,
  { kills, shoppers }: { kills: number; shoppers: number },
) {
  return reported('primary killed', chance, async () => {
    // A copied database's sequences may go back in a crash until a checkpoint has written them down as they are.
    await withConnection(shop.database.adminUrl, 'tests', ({ run }) => run('checkpoint'))
    // A commit that waits for a standby keeps its locks: with one shelf for all, people would wait for each other.
    const codes = await newGoods(shop, 1_000_000, shoppers)
    const known = new Set(authorisedReferences(await ledgerOf(shop)).keys())
    await control(shop, 'webhooks', { enabled: true, delayMs: 100 })
    const serverPid = shop.stack.server.pid
    const crowd = startCrowd(shop, chance, codes, shoppers)
    const recoveriesMs: number[] = []
    const statuses: number[] = []
    for (let kill = 0; kill < kills; kill++) {
      await crowd.hasPaid(paymentsPerKill)
      // Never at the same point of a payment.
      await sleep(chance.between(0, 500))
      await databases.killPrimary()
      await sleep(noticedAfterMs)
      const begun = performance.now()
      await databases.promote()
      // It is back when a whole purchase goes through.
      for (let status = 0; status !== 200 && performance.now() - begun < recoveryLimitMs; await sleep(50)) {
        status = await purchase(shop, codes[0] ?? '')
        statuses.push(status)
      }
      recoveriesMs.push(Math.round(performance.now() - begun))
      await databases.rebuild()
    }
    const { placed, paid } = await crowd.stop()
    const isSameProcess = shop.stack.server.pid === serverPid && (await isRunning(serverPid))
    const unsettled = await unsettledPayments(shop, known)
    const taken = new Set(authorisedReferences(await ledgerOf(shop)).keys())
    const kept = await keptOf(shop, placed)
    return {
      kills,
      recovered: statuses.filter((status) => status === 200).length,
      recoveriesMs,
      slowestRecoveryMs: Math.max(...recoveriesMs),
      tries: byStatus(statuses),
      isSameProcess,
      placed: placed.length,
      lost: placed.filter((order) => !kept.has(order)).length,
      paid: paid.length,
      paidAndLost: paid.filter((order) => (kept.get(order) ?? []).length === 0).length,
      taken: taken.size - known.size,
      unsettled: unsettled.length,
      /** Payments of these orders that the provider knows nothing of. */
      notInTheLedger: [...kept.values()].flat().filter((psp) => !taken.has(psp)).length,
      // Each commit of a job waits for the slow line, and jobs are fewer at a time than shoppers.
      broken: await settledInvariants(shop.database, mailsLimitMs),
    }
  })
}

/** Which of these orders there are, each with the payments that were made or given back for it. */
async function keptOf(shop: ShopUnderTest, orders: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await shop.database.sql<{ order: string; payments: string[] }>`
    select o.order_number as order, array(
      select a.psp_reference from payment_attempt a where a.order_id = o.id and a.psp_reference is not null
        and (a.id = o.payment_attempt_id and o.status in ('InProgress', 'OnHold')
          or exists (select from payment_reversal r where r.psp_reference = a.psp_reference))
    ) as payments
    from shop_order o where o.order_number = any(${orders})`
  return new Map(rows.map(({ order, payments }) => [order, payments]))
}
