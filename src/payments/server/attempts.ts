import { createHash, randomUUID } from 'node:crypto'
import { ok, refuse, type Result } from '#src/common/result.ts'
import {
  extendReservation,
  type FindPaymentNote,
  listOrdersOfShopper,
  type OrderRow,
} from '#src/orders/server/orders.service.ts'
import { listOrderDocuments } from '#src/receipts/server/receipts.service.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { maxTriesPerHour } from '../contract/limits.ts'
import { isInFlight, isUsedUp } from '../rules/attempt-states.ts'
import {
  type AttemptRow,
  insertAttempt,
  listAttempts,
  listTriesSince,
  lockTriesOf,
  updateAttempt,
} from './attempt.store.ts'
import { paymentCancelQueue } from './queues.ts'
import { listRefunds } from './refund.store.ts'

/* Tries to pay an order; the caller has locked cart and order. */

/** Why an order can no longer be paid. */
export type OrderOver = 'payment/too-many-attempts' | 'payment/order-closed' | 'payment/sold-out'

const hourMs = 3_600_000

/**
 * When this cart or its owner may try again to pay; null: now. Counts the stored tries under a lock on the owner, so that
 * parallel calls cannot exceed the limit.
 */
export async function nextTryAt(tx: Transaction, order: OrderRow, now: Date): Promise<Date | null> {
  await lockTriesOf(tx, order.ownerId)
  const since = new Date(now.getTime() - hourMs)
  // A try may be later than its order, but never by an hour.
  const orders = await listOrdersOfShopper(tx, order, new Date(since.getTime() - hourMs))
  const tries = await listTriesSince(tx, orders, since)
  const first = tries.at(-maxTriesPerHour)
  return first === undefined ? null : new Date(first.getTime() + hourMs)
}

/**
 * Writes the intent to pay before the provider is called, and extends the reservation of the goods. None of the `earlier` tries
 * is in flight. Refused when the order's tries or time are used up, or when its reservation lapsed and the goods are sold out.
 */
export async function openAttempt(
  tx: Transaction,
  order: OrderRow,
  earlier: readonly AttemptRow[],
  now: Date,
  settings: Settings,
): Promise<Result<AttemptRow, OrderOver>> {
  if (isUsedUp(earlier)) return refuse('payment/too-many-attempts')
  const held = await extendReservation(tx, order, now, settings)
  if (!held.ok) return held
  const number = earlier.length + 1
  const attempt = await insertAttempt(tx, {
    orderId: order.id,
    number,
    merchantReference: `${order.orderNumber}-${number}`,
    idempotencyKey: randomUUID(),
    amountCents: order.payableCents,
    createdAt: now,
  })
  return ok(attempt)
}

/**
 * Ends an attempt for us, and requests the same of the provider. If the provider had authorised it already, the payment is
 * given back when its event comes.
 */
export async function cancelAttempt(
  tx: Transaction,
  jobs: Pick<Jobs, 'send'>,
  attempt: AttemptRow,
  now: Date,
): Promise<void> {
  await updateAttempt(tx, attempt.id, { status: 'Cancelled', refusalKey: 'cancelled', cancelledAt: now }, now)
  await jobs.send(tx, paymentCancelQueue, { attemptId: attempt.id })
}

/** Attempts the provider may still decide. */
export async function listInFlight(executor: Executor, orderId: string): Promise<AttemptRow[]> {
  return (await listAttempts(executor, orderId)).filter((attempt) => isInFlight(attempt.status))
}

export const findPaymentNote: FindPaymentNote = async (executor, orderId) => {
  const statuses = (await listAttempts(executor, orderId)).map(({ status }) => status)
  const isPending = statuses.some((status) => status === 'Open' || status === 'Pending')
  const isReversed = statuses.includes('Reversed')
  return {
    isPending,
    isReversed,
    papers: await listOrderDocuments(executor, orderId),
    refunds: await listRefunds(executor, orderId),
  }
}

/** A key for another call about the same attempt, the same each time. */
export const derivedKey = (attempt: AttemptRow, purpose: string): string =>
  createHash('sha256').update(`${attempt.idempotencyKey}:${purpose}`).digest('hex').slice(0, 64)
