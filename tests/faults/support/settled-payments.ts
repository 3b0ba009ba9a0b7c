import { setTimeout as sleep } from 'node:timers/promises'
import type { ShopUnderTest } from '../../support/shop-under-test.ts'
import { authorisedReferences, control, ledgerOf } from './provider.ts'

const limitMs = 180_000

/**
 * Ends the time of all unpaid orders, lets the webhooks come, and waits until the shop has seen to each payment of the
 * stand-in's ledger. Answers those that have neither exactly one order in work nor exactly one recorded reversal by then.
 */
export async function unsettledPayments(shop: ShopUnderTest, known: ReadonlySet<string>): Promise<string[]> {
  const end = performance.now() + limitMs
  await endReservations(shop, end)
  await control(shop, 'webhooks', { enabled: true, delayMs: 0 })
  for (;;) {
    const unsettled = await findUnsettled(shop, known)
    if (unsettled.length === 0 || performance.now() > end) return unsettled
    await sleep(500)
  }
}

/** Moves the clock of every unpaid order on to its end, and waits until the sweeper has seen to them. */
async function endReservations(shop: ShopUnderTest, end: number): Promise<void> {
  for (;;) {
    const { rows } = await shop.database.db.$client.query<{ id: string }>(
      `update shop_order set reserved_until = least(reserved_until, now()), payable_until = least(payable_until, now())
       where status = 'AwaitingPayment' returning id`,
    )
    if (rows.length === 0 || performance.now() > end) return
    await sleep(1_000)
  }
}

async function findUnsettled(shop: ShopUnderTest, known: ReadonlySet<string>): Promise<string[]> {
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
