import { randomBytes, randomUUID } from 'node:crypto'
import {
  claimStock,
  holdStock,
  releaseStock,
  returnStock,
  type StockShortage,
} from '#src/products/server/stock.service.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { maxPaymentAttempts } from '../contract/limits.ts'
import { attemptTimes, isBulk, placedTimes } from '../rules/hold-times.ts'
import type { NewOrder } from '../rules/new-order.ts'
import { orderNumber } from '../rules/order-number.ts'
import { assertMove, orderMoves, paymentMoves } from '../rules/order-states.ts'
import { isInFlight } from '../rules/attempt-states.ts'
import { type AttemptRow, insertAttempt, listAttempts, startAttempt, updateAttempt } from './attempt.store.ts'
import { takeHold } from './holds.ts'
import { cancelShipments, insertEvent, insertOrder, type OrderRow, settleHolds, updateOrder } from './order.store.ts'

/*
 * The public face of orders for the checkout. Everything here is one step inside a transaction of the caller, who has
 * locked cart and order, in that order, before; stock is locked last.
 */

export * from './attempt.store.ts'
export { keepHold, lapseHold, takeHold } from './holds.ts'
export { createOrderKeys, type OrderKeys } from './order-key.ts'
export {
  borrowExpiredOrders,
  findOrder,
  findOrderById,
  findOrderOfCart,
  getOrder,
  getWholeOrder,
  insertEvent as recordEvent,
  lockOrder,
  type OrderReader,
  type OrderRow,
  updateOrder,
  type WholeOrder,
} from './order.store.ts'
export * from './production.store.ts'
export {
  getInboxItem,
  type InboxRow,
  insertInboxItems,
  markProcessed,
  type NewInboxItem,
} from './webhook-inbox.store.ts'
export { presentOrder } from './order.presenter.ts'
export { hasBought } from './purchases.store.ts'

/** Holds the goods and writes order and first attempt, or tells what is missing; then the caller must roll back. */
export async function placeOrder(
  tx: Transaction,
  order: NewOrder,
  now: Date,
): Promise<Result<OrderRow, StockShortage[]>> {
  const held = await holdStock(tx, order.demands, now)
  if (!held.ok) return held
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  const terms = { times: placedTimes(now), isBulk: isBulk(pieces, order.demands, held.value), now }
  for (let tries = 0; tries < 3; tries++) {
    const number = orderNumber(now.getUTCFullYear(), randomBytes(8))
    const row = await insertOrder(tx, { ...terms, orderNumber: number, order })
    if (!row) continue
    if (row.payableCents > 0) await insertAttempt(tx, newAttempt(row, 1, now), 'Created')
    await insertEvent(tx, row.id, 'order-placed', now)
    return ok(row)
  }
  throw new Error('No free order number after three tries')
}

/** Paid, or nothing to pay: the goods are sold. `attemptId` null only when nothing is payable. */
export async function startWork(
  tx: Transaction,
  order: OrderRow,
  attemptId: string | null,
  now: Date,
): Promise<OrderRow> {
  assertMove(orderMoves, order.status, 'InProgress')
  assertMove(paymentMoves, order.paymentStatus, 'Authorised')
  await claimStock(tx, await settleHolds(tx, order.id, 'claimed'), now)
  if (attemptId !== null) await insertEvent(tx, order.id, 'payment-authorised', now)
  return updateOrder(
    tx,
    order.id,
    {
      status: 'InProgress',
      paymentStatus: 'Authorised',
      ...(attemptId === null ? {} : { paymentAttemptId: attemptId }),
    },
    now,
  )
}

/** Paid, but a person must look: not what was asked, or not to be made unseen. The goods are kept for it as sold. */
export async function putOnHold(
  tx: Transaction,
  order: OrderRow,
  attemptId: string | null,
  detail: string,
  now: Date,
): Promise<OrderRow> {
  assertMove(orderMoves, order.status, 'OnHold')
  await claimStock(tx, await settleHolds(tx, order.id, 'claimed'), now)
  await insertEvent(tx, order.id, 'order-on-hold', now, detail)
  if (attemptId !== null) await insertEvent(tx, order.id, 'payment-authorised', now)
  const payment = { paymentStatus: 'Authorised' as const, ...(attemptId !== null && { paymentAttemptId: attemptId }) }
  return updateOrder(tx, order.id, { status: 'OnHold', ...payment }, now)
}

/** A person has looked, and work begins. */
export async function releaseOrder(tx: Transaction, order: OrderRow, detail: string, now: Date): Promise<OrderRow> {
  assertMove(orderMoves, order.status, 'InProgress')
  await insertEvent(tx, order.id, 'order-released', now, detail)
  return updateOrder(tx, order.id, { status: 'InProgress' }, now)
}

/** A person has looked, and it is not made: goods go back on the shelf, shipments end. Giving the money back is the caller's. */
export async function cancelHeldOrder(tx: Transaction, order: OrderRow, detail: string, now: Date): Promise<OrderRow> {
  if (order.status !== 'OnHold') throw new Error(`Order ${order.orderNumber} is ${order.status}, not on hold`)
  await cancelShipments(tx, order.id)
  await returnStock(tx, await settleHolds(tx, order.id, 'released', 'claimed'), now)
  await insertEvent(tx, order.id, 'order-cancelled', now, detail)
  return updateOrder(tx, order.id, { status: 'Cancelled', paymentStatus: 'Cancelled' }, now)
}

/** An unpaid order ends; what it held is free again. */
export async function cancelUnpaidOrder(
  tx: Transaction,
  order: OrderRow,
  reason: string,
  now: Date,
): Promise<OrderRow> {
  if (order.status !== 'AwaitingPayment') throw new Error(`Order ${order.orderNumber} is ${order.status}, not unpaid`)
  await releaseStock(tx, await settleHolds(tx, order.id, 'released'), now)
  for (const attempt of await listAttempts(tx, order.id)) {
    if (attempt.status === 'Created') await updateAttempt(tx, attempt.id, { status: 'Cancelled' }, now)
  }
  await insertEvent(tx, order.id, 'order-cancelled', now, reason)
  return updateOrder(tx, order.id, { status: 'Cancelled', paymentStatus: 'Cancelled' }, now)
}

/**
 * The intent to pay, written before anybody is called, and the goods held for it. Refused when the order's tries or its time
 * are used up, and when goods it holds no more are gone.
 */
export async function openAttempt(
  tx: Transaction,
  order: OrderRow,
  now: Date,
): Promise<Result<AttemptRow, 'payment/too-many-attempts' | 'payment/order-closed' | 'payment/sold-out'>> {
  const earlier = await listAttempts(tx, order.id)
  if (earlier.some((attempt) => isInFlight(attempt.status)))
    throw new Error(`Order ${order.orderNumber} has an attempt in flight`)
  const times = attemptTimes(order, now)
  if (times === null) return refuse('payment/order-closed')
  if (!(await takeHold(tx, order, now)).ok) return refuse('payment/sold-out')
  await updateOrder(tx, order.id, times, now)
  const waiting = earlier.find((attempt) => attempt.status === 'Created')
  if (waiting) return ok(await startAttempt(tx, waiting.id, now))
  if (earlier.length >= maxPaymentAttempts) return refuse('payment/too-many-attempts')
  return ok(await insertAttempt(tx, newAttempt(order, earlier.length + 1, now), 'Open'))
}

const newAttempt = (order: OrderRow, number: number, now: Date) => ({
  orderId: order.id,
  number,
  merchantReference: `${order.orderNumber}-${number}`,
  idempotencyKey: randomUUID(),
  amountCents: order.payableCents,
  createdAt: now,
})

/** Attempts the provider may still decide. */
export async function listInFlight(executor: Executor, orderId: string): Promise<AttemptRow[]> {
  return (await listAttempts(executor, orderId)).filter((attempt) => isInFlight(attempt.status))
}
