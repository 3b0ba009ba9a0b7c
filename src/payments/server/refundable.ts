import { type Cents, sumOf } from '#src/common/money.ts'
import { type OrderParts, type OrderRow, paidForLine } from '#src/orders/server/orders.service.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { bookedRefunds } from '../rules/payment-ledger.ts'
import type { PaidOrder } from '../rules/refund.ts'
import { type AttemptRow, getAttempt } from './attempt.store.ts'
import { findLivingCapture } from './capture.store.ts'
import { centsToTake } from './captures.ts'
import { listRefunds, type RefundRow } from './refund.store.ts'
import { listEventsOf } from './webhook-inbox.store.ts'

/* What of an order's money can go back. The caller has locked the order. */

export interface Refundable {
  cardCents: Cents
  giftCardCents: Cents
  /** Of the card; null where none paid. */
  attempt: AttemptRow | null
  /** False while nothing is taken of the card that paid: its part is left out of the capture, and what is authorised ends with the order. */
  isTaken: boolean
}

/** What was paid for each part. */
export const paidOrder = (whole: OrderParts): PaidOrder => ({
  lines: whole.lines.map((line) => ({
    position: line.position,
    quantity: line.quantity,
    paidCents: paidForLine(whole, line),
  })),
  shippingCents: whole.order.shippingCents,
  totalCents: whole.order.totalCents,
})

/**
 * What of card and gift card is not back. Null where it cannot be told: the money is being taken, or is lost. What somebody gave back at
 * the provider itself counts too.
 */
export async function leftToRefund(
  tx: Transaction,
  order: OrderRow,
  earlier: readonly RefundRow[],
): Promise<Refundable | null> {
  const giftCardCents = order.giftCardCents - sumOf(earlier.map((one) => one.giftCardCents))
  if (order.paymentAttemptId === null) return { cardCents: 0, giftCardCents, attempt: null, isTaken: true }
  const capture = await findLivingCapture(tx, order.id)
  const attempt = await getAttempt(tx, order.paymentAttemptId)
  if (capture === null) {
    const cardCents = await centsToTake(tx, order)
    if (cardCents > 0 && order.paymentStatus !== 'Authorised') return null
    return { cardCents, giftCardCents, attempt, isTaken: false }
  }
  if (capture.status !== 'confirmed' || attempt.pspReference === null) return null
  const asked = earlier.filter(({ lowersCapture }) => !lowersCapture)
  const ours = new Set(asked.map(({ pspReference }) => pspReference))
  const events = await listEventsOf(tx, { pspReference: attempt.pspReference, merchantReference: null }, null)
  const elsewhere = bookedRefunds(events).filter(({ pspReference }) => !ours.has(pspReference))
  const cardCents =
    capture.amountCents -
    sumOf(asked.map((one) => one.cardCents)) -
    sumOf(elsewhere.map(({ amountCents }) => amountCents))
  return { cardCents, giftCardCents, attempt, isTaken: true }
}

/** All of the money has gone back: nothing is packed or sent for it. */
export async function isFullyRefunded(executor: Executor, order: OrderRow): Promise<boolean> {
  const refunds = await listRefunds(executor, order.id)
  return refunds.length > 0 && sumOf(refunds.map((one) => one.cardCents + one.giftCardCents)) >= order.totalCents
}
