import { randomUUID } from 'node:crypto'
import {
  cancelHeldOrder,
  insertReversal,
  listAttempts,
  type OrderRow,
  recordEvent,
  updateAttempt,
} from '#src/orders/server/orders.service.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { orderMailQueue } from '#src/orders/server/queues.ts'
import { paymentReversalQueue } from './queues.ts'

/**
 * Ends a paid order that a person had to look at: the goods go back on the shelf, the money to the shopper, who hears of it. The
 * caller has locked the order.
 */
export async function cancelHeld(
  tx: Transaction,
  deps: { jobs: Pick<Jobs, 'send'>; now: Date },
  order: OrderRow,
  reason: string,
): Promise<void> {
  const { jobs, now } = deps
  const attempts = await listAttempts(tx, order.id)
  const paid = attempts.find(({ id }) => id === order.paymentAttemptId)
  if (paid && paid.pspReference !== null) {
    const reversal = await insertReversal(tx, {
      attemptId: paid.id,
      orderId: order.id,
      pspReference: paid.pspReference,
      amountCents: paid.amountCents,
      reason: 'order cancelled',
      idempotencyKey: randomUUID(),
      createdAt: now,
    })
    if (reversal) {
      await updateAttempt(tx, paid.id, { status: 'Reversed' }, now)
      await recordEvent(tx, order.id, 'payment-reversed', now, reversal.reason)
      await jobs.send(tx, paymentReversalQueue, { id: reversal.id })
    }
  }
  await cancelHeldOrder(tx, order, reason, now)
  await jobs.send(tx, orderMailQueue, { orderId: order.id, kind: 'order-cancelled' })
}
