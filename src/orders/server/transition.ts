import { moveRedemptions } from '#src/promotions/server/promotions.service.ts'
import { captureHold, refundToCard, releaseReservation } from '#src/gift-cards/server/gift-cards.service.ts'
import { blockCards, disputeCards, makeSoldCards } from '#src/gift-cards/server/sold-cards.ts'
import { type Actor, isShopActor } from '#src/common/actor.ts'
import { assertNever } from '#src/common/result.ts'
import { type AuditDetails, recordAudit } from '#src/platform/audit/audit.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import {
  holdNote,
  type HoldReason,
  type OrderEvent,
  type OrderStatus,
  orderTransitions,
  paymentMoves,
  statusByParcels,
  untakenStatuses,
} from '../rules/order-states.ts'
import { listGiftCardLines } from './gift-card-line.store.ts'
import { insertEvent, type OrderChanges, type OrderRow, updateOrder } from './order.store.ts'
import { moveParcels, takeApart } from './parcels.ts'
import { releaseOrder } from './allocations.ts'
import { isPartlySent } from './partly-sent.ts'
import { cancelShipments, listShipments } from './shipment.store.ts'
import { takeOut } from './take-out.ts'

/**
 * The only writer of an order's state, with what belongs to it: goods, gift card, parcels, the timeline, the audit. The caller
 * has locked cart and order, in that order; the gift card is locked after them, stock last. Throws when the table forbids the
 * event: the caller has not checked the state.
 */
export async function transition(
  tx: Transaction,
  order: OrderRow,
  event: OrderEvent,
  actor: Actor,
  now: Date,
): Promise<OrderRow> {
  const changes = await effects(tx, order, event, actor, now)
  const to = changes.status ?? order.status
  if (!orderTransitions[order.status][event.kind]?.includes(to))
    throw new Error(`Forbidden: ${event.kind} takes no order from ${order.status} to ${to}`)
  const { paymentStatus = order.paymentStatus } = changes
  if (paymentStatus !== order.paymentStatus && !paymentMoves[order.paymentStatus].includes(paymentStatus))
    throw new Error(`Forbidden: ${event.kind} takes no payment from ${order.paymentStatus} to ${paymentStatus}`)
  const changed = await updateOrder(tx, order.id, changes, now)
  // What a refund does to the goods is in the entry of the refund.
  if (isShopActor(actor) && event.kind !== 'taken-out')
    await recordAudit(tx, {
      at: now,
      actor,
      command: `order.${event.kind}`,
      subject: order.orderNumber,
      before: factsOf(order),
      after: factsOf(changed),
    })
  return changed
}

const factsOf = ({ status, paymentStatus, holdReasons, disputedAt, returnStatus }: OrderRow): AuditDetails => ({
  status,
  paymentStatus,
  holdReasons,
  disputedAt,
  returnStatus,
})

async function effects(
  tx: Transaction,
  order: OrderRow,
  event: OrderEvent,
  actor: Actor,
  now: Date,
): Promise<OrderChanges> {
  const note = (key: string, detail = '') => insertEvent(tx, order.id, key, now, detail, actor)
  switch (event.kind) {
    case 'paid': {
      const { attemptId, hold } = event
      if (order.giftCardCents > 0) await captureHold(tx, order.id, actor, now)
      await moveRedemptions(tx, order.id, 'used', now)
      await makeSoldCards(tx, order, await listGiftCardLines(tx, order.id), now)
      if (hold) await note('order-on-hold', holdNote(hold))
      if (attemptId !== null) await note('payment-authorised')
      return {
        ...(hold ? { status: 'OnHold', holdReasons: [hold.reason] } : { status: 'InProgress' }),
        paymentStatus: 'Authorised',
        ...(attemptId !== null && { paymentAttemptId: attemptId }),
      }
    }
    case 'held':
      await note('order-on-hold', holdNote(event.hold))
      return { status: 'OnHold', holdReasons: [...without(order, event.hold.reason), event.hold.reason] }
    case 'released': {
      if (!order.holdReasons.includes(event.reason))
        throw new Error(`Order ${order.orderNumber} is not held for ${event.reason}`)
      if (isStillLost(order, event.reason)) throw new Error(`Forbidden: ${order.orderNumber} is not paid`)
      const holdReasons = without(order, event.reason)
      await note('order-released', event.reason)
      return { holdReasons, status: holdReasons.length > 0 ? 'OnHold' : await statusOfWork(tx, order) }
    }
    case 'cancelled':
      if (await isPartlySent(tx, order)) throw new Error(`Forbidden: ${order.orderNumber} is partly sent`)
      return end(tx, order, { detail: event.detail, isMoneyBack: true }, actor, now)
    case 'taken-out': {
      const { changes, ended } = await takeOut(tx, order, event, now)
      if (ended === 'Cancelled')
        Object.assign(changes, await end(tx, order, { detail: 'refunded', isMoneyBack: !event.isTaken }, actor, now))
      return changes
    }
    case 'taken-apart':
      await takeApart(tx, order, event.parcels, actor, now)
      return {}
    case 'payment-changed':
      if (event.paymentStatus === 'Captured' && order.paymentStatus === 'Authorised') await note('payment-captured')
      if (event.paymentStatus === 'Cancelled') await disputeCards(tx, order.id, true, actor, now)
      else if (order.paymentStatus === 'Cancelled')
        await disputeCards(tx, order.id, order.disputedAt !== null, actor, now)
      return { paymentStatus: event.paymentStatus }
    case 'disputed':
      await disputeCards(tx, order.id, true, actor, now)
      return { disputedAt: order.disputedAt ?? now }
    case 'dispute-ended':
      await disputeCards(tx, order.id, order.paymentStatus === 'Cancelled', actor, now)
      return { disputedAt: null }
    case 'engraved':
    case 'packed':
    case 'shipped':
    case 'delivered':
    case 'returned':
      return moveParcels(tx, order, event, actor, now)
    case 'withdrawal':
      // What came back already stays returned, whatever is stated or refused of the rest.
      if (order.returnStatus === 'Returned' || order.returnStatus === 'PartiallyReturned') return {}
      return { returnStatus: event.state === 'stated' ? 'WithdrawalRequested' : 'none' }
    default:
      return assertNever(event)
  }
}

/**
 * Ends an order of which nothing is sent: its parcels, goods and code uses end with it, and the gift card's money goes back
 * where it was not refunded.
 */
async function end(
  tx: Transaction,
  order: OrderRow,
  { detail, isMoneyBack }: { detail: string; isMoneyBack: boolean },
  actor: Actor,
  now: Date,
): Promise<OrderChanges> {
  if (isMoneyBack) await giveBackGiftCard(tx, order, actor, now)
  await blockCards(tx, order.id, actor, now)
  await cancelShipments(tx, order.id)
  await releaseOrder(tx, order.id, now)
  await moveRedemptions(tx, order.id, 'released', now)
  await insertEvent(tx, order.id, 'order-cancelled', now, detail, actor)
  return {
    status: 'Cancelled',
    holdReasons: [],
    // What was captured is refunded, and the provider's events say when.
    ...(untakenStatuses.includes(order.paymentStatus) && { paymentStatus: 'Cancelled' as const }),
  }
}

/** Releases an unpaid order's hold on the gift card; refunds what the card has paid for a paid one. */
async function giveBackGiftCard(tx: Transaction, order: OrderRow, actor: Actor, now: Date): Promise<void> {
  const { id: orderId, giftCardCents: amountCents } = order
  if (amountCents === 0) return
  if (order.status === 'AwaitingPayment') await releaseReservation(tx, orderId, actor, now)
  else await refundToCard(tx, { orderId, amountCents, cause: 'cancelled' }, actor, now)
}

const without = (order: OrderRow, reason: HoldReason): HoldReason[] =>
  order.holdReasons.filter((other) => other !== reason)

/** Whether the payment is still lost; if so, work may not go on. */
export const isStillLost = ({ paymentStatus }: OrderRow, reason: HoldReason): boolean =>
  reason === 'payment-lost' && paymentStatus === 'Cancelled'

const statusOfWork = async (tx: Transaction, order: OrderRow): Promise<OrderStatus> =>
  statusByParcels((await listShipments(tx, order.id)).map(({ status }) => status))
