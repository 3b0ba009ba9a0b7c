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

/* What can be refunded of an order. The caller has locked the order. */

export interface Refundable {
  cardCents: Cents
  giftCardCents: Cents
  /** The card's payment attempt; null where no card paid. */
  attempt: AttemptRow | null
  /** False before the card's capture: a refund then lowers the capture, and the authorisation ends with the order. */
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
 * The parts of card and gift card that are not refunded yet. Null where that is unknown: the capture is under way, or the
 * money is lost. Refunds made in the provider's own pages count too.
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

/** Whether all of the money has gone back, by the shop or at the provider: then nothing is packed or sent. */
export async function isFullyRefunded(executor: Executor, order: OrderRow): Promise<boolean> {
  const refunds = await listRefunds(executor, order.id)
  const ours = sumOf(refunds.map((one) => one.cardCents + one.giftCardCents))
  const backCents = ours + (await centsElsewhere(executor, order, refunds))
  return backCents > 0 && backCents >= order.totalCents
}

/** Refunds to the card made in the provider's own pages. */
async function centsElsewhere(executor: Executor, order: OrderRow, refunds: readonly RefundRow[]): Promise<Cents> {
  if (order.paymentAttemptId === null) return 0
  const { pspReference } = await getAttempt(executor, order.paymentAttemptId)
  if (pspReference === null) return 0
  const events = await listEventsOf(executor, { pspReference, merchantReference: null }, null)
  return sumOf(refundsElsewhere(events, refunds).map(({ amountCents }) => amountCents))
}
