import { randomUUID } from 'node:crypto'
import { type Cents, sumOf } from '#src/common/money.ts'
import type { OrderRow } from '#src/orders/server/orders.service.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { type BookedEvent, modificationOutcome } from '../rules/payment-ledger.ts'
import { getAttempt } from './attempt.store.ts'
import { decideCapture, findLivingCapture, insertCapture } from './capture.store.ts'
import { paymentCaptureQueue } from './queues.ts'
import { listRefunds } from './refund.store.ts'

/*
 * Captures of orders: once, when the first parcel is packed, or at payment when a gift card was bought (C-18.6, C-19); the
 * whole sum less earlier refunds. The transaction that packs writes record and job; a retry has the same key.
 */

/** Does nothing when no card paid, or when the capture is requested or done already. The caller has locked the order. */
export async function requestCapture(
  tx: Transaction,
  jobs: Pick<Jobs, 'send'>,
  order: OrderRow,
  now: Date,
): Promise<void> {
  if (order.paymentAttemptId === null || order.paymentStatus !== 'Authorised') return
  const { id: attemptId, pspReference } = await getAttempt(tx, order.paymentAttemptId)
  const amountCents = await centsToTake(tx, order)
  if (amountCents <= 0) return
  if (pspReference === null) throw new Error(`Order ${order.orderNumber} is paid without a reference`)
  const capture = await insertCapture(tx, {
    orderId: order.id,
    attemptId,
    paymentReference: pspReference,
    amountCents,
    idempotencyKey: randomUUID(),
    createdAt: now,
  })
  if (capture) await jobs.send(tx, paymentCaptureQueue, { id: capture.id })
}

/** What is or was to be captured: the card's part of the order less refunds before the capture. 0 where no card paid. */
export async function centsToTake(tx: Transaction, order: OrderRow): Promise<Cents> {
  if (order.paymentAttemptId === null) return 0
  const { amountCents } = await getAttempt(tx, order.paymentAttemptId)
  const lowering = (await listRefunds(tx, order.id)).filter(({ lowersCapture }) => lowersCapture)
  return amountCents - sumOf(lowering.map(({ cardCents }) => cardCents))
}

/** Whether parcels may leave: there is nothing to capture, or the capture is done or requested. */
export const isCapturedOrAsked = async (tx: Transaction, order: OrderRow): Promise<boolean> =>
  (await centsToTake(tx, order)) === 0 || (await findLivingCapture(tx, order.id)) !== null

/** Updates the capture by the events. The caller has locked the order. */
export async function settleCapture(
  tx: Transaction,
  orderId: string,
  events: readonly BookedEvent[],
  now: Date,
): Promise<void> {
  const capture = await findLivingCapture(tx, orderId)
  if (!capture) return
  const outcome = modificationOutcome(events, 'CAPTURE', capture.pspReference)
  if (outcome !== null && outcome !== capture.status) await decideCapture(tx, capture.id, outcome, now)
}
