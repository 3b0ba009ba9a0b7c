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
 * Taking the money of an order: once, when its first parcel is packed, or as soon as it is paid when a gift card was bought (C-18.6,
 * C-19); whole, but for what was refunded before. Asked for and job are of the transaction that packs; the same key makes any repetition the same request.
 */

/** Nothing when there was nothing to pay, or when it is asked for or taken already. The caller has locked the order. */
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

/** What is taken of the card, or was: its part of the order without what was refunded before. None where no card paid. */
export async function centsToTake(tx: Transaction, order: OrderRow): Promise<Cents> {
  if (order.paymentAttemptId === null) return 0
  const { amountCents } = await getAttempt(tx, order.paymentAttemptId)
  const lowering = (await listRefunds(tx, order.id)).filter(({ lowersCapture }) => lowersCapture)
  return amountCents - sumOf(lowering.map(({ cardCents }) => cardCents))
}

/** Whether parcels may leave: nothing was to be taken, or the money is taken or on its way. */
export const isCapturedOrAsked = async (tx: Transaction, order: OrderRow): Promise<boolean> =>
  (await centsToTake(tx, order)) === 0 || (await findLivingCapture(tx, order.id)) !== null

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
