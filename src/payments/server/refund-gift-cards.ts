import type { Actor } from '#src/common/actor.ts'
import { sumOf } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { refundToCard } from '#src/gift-cards/server/gift-cards.service.ts'
import { revokeCards } from '#src/gift-cards/server/sold-cards.ts'
import { type OrderParts, type OrderRow, transition } from '#src/orders/server/orders.service.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { RefundedLine } from '../rules/refund.ts'
import { listRefunds, type RefundRow } from './refund.store.ts'

/* Effects of a refund on gift cards: those that the order sold, and the one it was paid with. */

/** Revokes sold gift cards: only whole lines, and only while nothing was paid with them. */
export async function revokeSoldCards(
  tx: Transaction,
  { order, lines }: OrderParts,
  refunded: readonly RefundedLine[],
  actor: Actor,
  now: Date,
): Promise<Result<void, 'gift-card-used' | 'gift-card-part'>> {
  const sold = lines.filter(
    ({ giftCard, position }) => giftCard !== null && refunded.some((line) => line.position === position),
  )
  if (sold.length === 0) return ok(undefined)
  const isWhole = sold.every(({ position, quantity }) =>
    refunded.some((line) => line.position === position && line.quantity === quantity),
  )
  if (!isWhole) return refuse('gift-card-part')
  return revokeCards(
    tx,
    order.id,
    sold.map(({ position }) => position),
    actor,
    now,
  )
}

/** Refunds the gift card's part. No event reports it, so where no card paid, this sets the order's payment status. */
export async function settleGiftCard(
  tx: Transaction,
  order: OrderRow,
  row: RefundRow,
  actor: Actor,
  now: Date,
): Promise<OrderRow> {
  if (row.giftCardCents > 0) {
    const back = { orderId: order.id, amountCents: row.giftCardCents, cause: row.id }
    const given = await refundToCard(tx, back, actor, now)
    if (given !== row.giftCardCents) throw new Error(`The gift card of ${order.orderNumber} takes ${given} cents back`)
  }
  if (order.paymentAttemptId !== null) return order
  const refunds = await listRefunds(tx, order.id)
  const isAll = sumOf(refunds.map(({ giftCardCents }) => giftCardCents)) >= order.giftCardCents
  const paymentStatus = isAll ? 'Refunded' : 'PartiallyRefunded'
  if (paymentStatus === order.paymentStatus) return order
  return transition(tx, order, { kind: 'payment-changed', paymentStatus }, actor, now)
}
