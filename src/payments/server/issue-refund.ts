import { randomUUID } from 'node:crypto'
import { actorLabel, type ShopActor } from '#src/common/actor.ts'
import { cleanLine } from '#src/common/clean-text.ts'
import type { Cents } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { openStatuses, type OrderStatus, paidStatuses } from '#src/orders/rules/order-states.ts'
import {
  getOrderParts,
  isPartlySent,
  type OrderParts,
  type OrderRow,
  recordEvent,
  returnToShelf,
  takeOutOf,
  type TakenOut,
  transition,
  unsentPieces,
} from '#src/orders/server/orders.service.ts'
import { orderMailQueue } from '#src/orders/server/queues.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { type RefundParts, refundParts, type RefundRequest, splitRefund, totalOf } from '../rules/refund.ts'
import { cancelPaidOrder, giveBackEnded } from './cancellations.ts'
import { type AdminDeps, type AdminRefusal } from '#src/orders/server/order-admin-act.ts'
import { issueOrderDocuments } from './order-documents.ts'
import { paymentRefundQueue } from './queues.ts'
import { settleGiftCard, revokeSoldCards } from './refund-gift-cards.ts'
import { insertRefund, listRefunds, type RefundRow } from './refund.store.ts'
import { isAllOfOpen, parcelOnItsWay } from './refunded-goods.ts'
import { centsLeft, isFullyRefunded, leftToRefund, paidOrder } from './refundable.ts'

/*
 * Refunds: row, gift card, goods, mail and job are one transaction under the order's lock, so that refunds never add up to more
 * than was taken. A failed refund keeps its sum, and is retried under a new key. Before the capture, the card's part of a
 * refund lowers the capture instead.
 */

export interface RefundOrder extends RefundRequest {
  /** Why, for accounting; not shown to the shopper. */
  reason: string
  /**
   * Packed or returned goods are undamaged and go back into stock; engraved ones never do. Unpacked goods are still in stock,
   * and goods on their way are refused.
   */
  restock: boolean
  /** The statement of withdrawal that it refunds; null: none. */
  withdrawalReference: string | null
}

export interface IssuedRefund {
  orderNumber: string
  cardCents: Cents
  giftCardCents: Cents
  /** The card was not charged yet, and is charged so much less. */
  isNotCharged: boolean
  /** The order's status after the refund. */
  status: OrderStatus
  /** Whether the refund is what ends the order: it was not at its end before. */
  endsOrder: boolean
  /** Pieces to take out of packed parcels. */
  takeOut: TakenOut[]
  parts: RefundParts
  /** What is left to refund afterwards. */
  leftCents: Cents
}

const reasonMax = 300

/** The caller has locked the order. */
export async function issueRefund(
  tx: Transaction,
  deps: AdminDeps,
  order: OrderRow,
  wanted: RefundOrder,
  actor: ShopActor,
): Promise<Result<IssuedRefund, AdminRefusal>> {
  const { orderNumber } = order
  const fault = (reason: AdminRefusal['reason'], about = orderNumber) => refuse({ reason, about })
  const reason = cleanLine(wanted.reason).slice(0, reasonMax)
  if (reason === '') return fault('no-reason')
  const earlier = await listRefunds(tx, order.id)
  // An order that a refund ended may have money left; a cancelled order has none.
  if (!paidStatuses.includes(order.status) && earlier.every(({ lowersCapture }) => lowersCapture))
    return fault('wrong-state', `${orderNumber} (${order.status})`)
  if (order.disputedAt !== null) return fault('disputed')
  if (
    wanted.withdrawalReference !== null &&
    earlier.some((one) => one.withdrawalReference === wanted.withdrawalReference)
  )
    return fault('refunded-already', wanted.withdrawalReference)
  const whole = await getOrderParts(tx, order)
  const left = await leftToRefund(tx, order, earlier)
  if (left === null) return fault('not-taken')
  const sums = (request: RefundRequest) => refundParts(paidOrder(whole), earlier, request, centsLeft(left))
  const asked = sums(wanted)
  if (!asked.ok) return fault(asked.error)
  const isLast = left.isTaken && isAllOfOpen(whole, asked.value.lines) && !(await isPartlySent(tx, order))
  // When all pieces are refunded and nothing was sent, the delivery fee goes back too.
  const parts = isLast ? sums({ ...wanted, lines: 'all' }) : asked
  if (!parts.ok) return fault(parts.error)
  const onItsWay = wanted.restock ? parcelOnItsWay(whole, parts.value.lines) : undefined
  if (onItsWay !== undefined) return fault('on-its-way', `${orderNumber} parcel ${onItsWay}`)
  const split = splitRefund(totalOf(parts.value), left)
  if (!split) return fault('too-much')

  const now = deps.clock.now()
  const takenBack = await revokeSoldCards(tx, whole, parts.value.lines, actor, now)
  if (!takenBack.ok) return fault(takenBack.error)
  const attempt = split.cardCents > 0 ? left.attempt : null
  const isAsked = attempt !== null && left.isTaken
  const row = await insertRefund(tx, {
    ...parts.value,
    ...split,
    orderId: order.id,
    attemptId: attempt?.id ?? null,
    paymentReference: attempt?.pspReference ?? null,
    reason,
    withdrawalReference: wanted.withdrawalReference,
    isRestocked: wanted.restock,
    lowersCapture: !left.isTaken,
    idempotencyKey: randomUUID(),
    status: isAsked ? 'requested' : 'confirmed',
    createdAt: now,
    createdBy: actorLabel(actor),
    decidedAt: isAsked ? null : now,
  })
  await recordEvent(tx, order.id, 'refund-issued', now, '', actor)
  const paid = await settleGiftCard(tx, order, row, actor, now)
  const status = await endOrGoOn(tx, deps, paid, { row, whole, isTaken: left.isTaken }, actor, now)
  const after = { ...factsOf(row), status }
  await recordAudit(tx, { at: now, actor, command: 'order.refunded', subject: orderNumber, after })
  if (isAsked) await deps.jobs().send(tx, paymentRefundQueue, { id: row.id })
  return ok({
    orderNumber,
    ...split,
    isNotCharged: isNotCharged(row),
    status,
    endsOrder: status !== order.status && (status === 'Cancelled' || status === 'Completed'),
    takeOut: await takeOutOf(tx, order.id),
    parts: parts.value,
    leftCents: centsLeft(left) - totalOf(parts.value),
  })
}

/**
 * Applies the refund to goods and order, and mails the shopper. When nothing is left before the capture, the order ends as if
 * the shopper had cancelled it.
 */
async function endOrGoOn(
  tx: Transaction,
  deps: AdminDeps,
  order: OrderRow,
  { row, whole, isTaken }: { row: RefundRow; whole: OrderParts; isTaken: boolean },
  actor: ShopActor,
  now: Date,
): Promise<OrderStatus> {
  const money = { jobs: deps.jobs(), settings: deps.settings }
  const pieces = openStatuses.includes(order.status) ? unsentPieces(whole, row.lines) : []
  const changed =
    pieces.length === 0 ? order : await transition(tx, order, { kind: 'taken-out', pieces, isTaken }, actor, now)
  if (row.isRestocked) await returnToShelf(tx, order.id, row.lines, { reason: 'restocked', actor }, now)
  if (!isTaken && changed.status === 'Cancelled') {
    await giveBackEnded(tx, money, order, changed, now)
    return changed.status
  }
  if (!isTaken && (await isFullyRefunded(tx, order)) && !(await isPartlySent(tx, order))) {
    await cancelPaidOrder(tx, money, changed, { detail: 'refunded', actor, now })
    return 'Cancelled'
  }
  const { id: refundId, cardCents, giftCardCents } = row
  const told = { orderId: order.id, kind: 'refund-issued' as const, refundId, takenOut: pieces }
  await money.jobs.send(tx, orderMailQueue, { ...told, cardCents, giftCardCents, isNotCharged: isNotCharged(row) })
  if (changed.status === 'Cancelled' && order.status !== 'Cancelled')
    await money.jobs.send(tx, orderMailQueue, { orderId: order.id, kind: 'order-cancelled' })
  await issueOrderDocuments(tx, deps.settings, changed, now)
  return changed.status
}

/** Whether the refund lowers what the card is charged; a refund may concern the gift card's part alone. */
const isNotCharged = ({ lowersCapture, cardCents }: RefundRow): boolean => lowersCapture && cardCents > 0

const factsOf = (row: RefundRow) => ({
  refund: row.id,
  cardCents: row.cardCents,
  giftCardCents: row.giftCardCents,
  shippingCents: row.shippingCents,
  otherCents: row.otherCents,
  lines: row.lines.map(({ position, quantity }) => `${position + 1}x${quantity}`),
  isRestocked: row.isRestocked,
  isNotCharged: isNotCharged(row),
  withdrawal: row.withdrawalReference,
})
