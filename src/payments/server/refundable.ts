import { type Cents, sumOf } from '#src/common/money.ts'
import { type OrderParts, type OrderRow, paidForLine } from '#src/orders/server/orders.service.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { refundsElsewhere } from '../rules/payment-ledger.ts'
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

export const centsLeft = ({ cardCents, giftCardCents }: Refundable): Cents =>
  Math.max(0, cardCents) + Math.max(0, giftCardCents)

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
  const cardCents =
    capture.amountCents - sumOf(asked.map((one) => one.cardCents)) - (await centsElsewhere(tx, order, earlier))
  return { cardCents, giftCardCents, attempt, isTaken: true }
}

/** All of the money has gone back, by whomever: nothing is packed or sent for it. */
export async function isFullyRefunded(executor: Executor, order: OrderRow): Promise<boolean> {
  const refunds = await listRefunds(executor, order.id)
  const ours = sumOf(refunds.map((one) => one.cardCents + one.giftCardCents))
  const backCents = ours + (await centsElsewhere(executor, order, refunds))
  return backCents > 0 && backCents >= order.totalCents
}

/** What was given back of the card in the provider's own pages. */
async function centsElsewhere(executor: Executor, order: OrderRow, refunds: readonly RefundRow[]): Promise<Cents> {
  if (order.paymentAttemptId === null) return 0
  const { pspReference } = await getAttempt(executor, order.paymentAttemptId)
  if (pspReference === null) return 0
  const events = await listEventsOf(executor, { pspReference, merchantReference: null }, null)
  return sumOf(refundsElsewhere(events, refunds).map(({ amountCents }) => amountCents))
}
