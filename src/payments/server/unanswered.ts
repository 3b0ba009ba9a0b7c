import { formatShopTime } from '#src/common/shop-time.ts'
import { shopDay } from '#src/common/working-days.ts'
import { nothingPackedDetail, unansweredDetail } from '#src/orders/rules/kept-details.ts'
import { listAuthorisedBefore, lockOrder, raiseTask } from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/logging.ts'
import { findLivingCapture } from './capture.store.ts'
import { listUnanswered } from './unanswered.store.ts'

const hourMs = 3_600_000
/** An authorisation lasts seven days with most banks: on the fifth a person hears of it (C-18.6). */
const warnAfterMs = 5 * 24 * hourMs
/** The event on a capture or a refund normally comes within a day or two. */
const answerAfterMs = 72 * hourMs
/** Jobs retry a request; one that was not accepted after this has a fault. */
const askAfterMs = 2 * hourMs
const batch = 200

/**
 * Raises tasks, each once, for what would go unnoticed: paid orders unpacked for so long that the authorisation may end, and
 * captures and refunds that the provider has not answered. An authorisation that has ended holds its order (ledger.ts).
 */
export function createUnansweredWatch({ db, clock, log }: { db: Database; clock: Clock; log: Pick<Log, 'error'> }) {
  async function warnOfEnds(now: Date): Promise<void> {
    for (const { id } of await listAuthorisedBefore(db, new Date(now.getTime() - warnAfterMs), batch))
      await inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, id)
        if (order.paymentStatus !== 'Authorised' || (await findLivingCapture(tx, id)) !== null) return
        const kind = 'authorisation-ends'
        const detail = nothingPackedDetail(shopDay(order.createdAt))
        const cause = `${kind}:${order.paymentAttemptId}`
        if (await raiseTask(tx, { orderId: id, kind, cause, detail, createdAt: now }))
          log.error({ alarm: kind, order: order.orderNumber }, 'a payment may end before anything is packed')
      })
  }

  async function askForAnswers(now: Date): Promise<void> {
    const before = (ms: number) => new Date(now.getTime() - ms)
    for (const open of await listUnanswered(
      db,
      { asked: before(askAfterMs), accepted: before(answerAfterMs) },
      batch,
    )) {
      const kind = `${open.kind}-unanswered` as const
      const cause = `${kind}:${open.idempotencyKey}`
      const detail = unansweredDetail(open.status, formatShopTime(open.createdAt))
      if (await raiseTask(db, { orderId: open.orderId, kind, cause, detail, createdAt: now }))
        log.error({ alarm: kind, id: open.id }, 'the provider has not answered')
    }
  }

  return async (): Promise<void> => {
    const now = clock.now()
    await warnOfEnds(now)
    await askForAnswers(now)
  }
}
