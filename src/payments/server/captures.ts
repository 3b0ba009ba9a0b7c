import { randomUUID } from 'node:crypto'
import type { OrderRow } from '#src/orders/server/orders.service.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { type BookedEvent, modificationOutcome } from '../rules/payment-ledger.ts'
import { getAttempt } from './attempt.store.ts'
import { decideCapture, findLivingCapture, insertCapture } from './capture.store.ts'
import { paymentCaptureQueue } from './queues.ts'

/*
 * Taking the money of an order: whole and once, when its first parcel is packed, or as soon as it is paid when a gift card was
 * bought (C-18.6, C-19). Asked for and job are of the transaction that packs; the same key makes any repetition the same request.
 */

/** Nothing when there was nothing to pay, or when it is asked for or taken already. The caller has locked the order. */
export async function requestCapture(
  tx: Transaction,
  jobs: Pick<Jobs, 'send'>,
  order: OrderRow,
  now: Date,
): Promise<void> {
  if (order.paymentAttemptId === null || order.paymentStatus !== 'Authorised') return
  const { id: attemptId, pspReference, amountCents } = await getAttempt(tx, order.paymentAttemptId)
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

/** Whether parcels may leave: nothing was to be paid, or the money is taken or on its way. */
export async function isCapturedOrAsked(tx: Transaction, order: OrderRow): Promise<boolean> {
  return order.paymentAttemptId === null || (await findLivingCapture(tx, order.id)) !== null
}

/** Brings what was asked for to what the events say. The caller has locked the order. */
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
