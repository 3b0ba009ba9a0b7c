import { allocateStock, type StockShortage } from '#src/products/server/stock/stock.service.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { attemptTimes, refusedTimes } from '../rules/reservation-times.ts'
import { reservationSetting } from './reservation-setting.ts'
import { changeAllocations, listAllocations } from './allocation.store.ts'
import { releaseOrder } from './allocations.ts'
import { type OrderRow, updateOrder } from './order.store.ts'

/*
 * How long goods are promised to an unpaid order. Like all steps of orders, each is inside a transaction whose caller has locked cart and
 * order.
 *
 *   allocated --time is up, no payment under way--> released --a payment begins, or has come--> allocated --paid--> allocated until packed
 */

/** Allocates again what has lapsed, or returns what is missing; does nothing for an order that still has its goods. */
export async function ensureReservation(
  tx: Transaction,
  order: OrderRow,
  now: Date,
): Promise<Result<void, StockShortage[]>> {
  const lapsed = (await listAllocations(tx, order.id)).filter(({ allocated }) => allocated === 0)
  if (lapsed.length === 0) return ok(undefined)
  const held = await allocateStock(tx, lapsed, now)
  if (!held.ok) return held
  await changeAllocations(
    tx,
    order.id,
    lapsed.map(({ linePosition, stockCode, quantity }) => ({ linePosition, stockCode, allocated: quantity })),
  )
  return ok(undefined)
}

/** Other shoppers can buy the goods again; the order can still be paid for, by a payment that reserves them again. */
export async function expireReservation(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  await releaseOrder(tx, order.id, now)
  await updateOrder(tx, order.id, { reservedUntil: order.payableUntil }, now)
}

/** A payment begins: the goods are reserved for it, or it may not begin. */
export async function extendReservation(
  tx: Transaction,
  order: OrderRow,
  now: Date,
  settings: Settings,
): Promise<Result<void, 'payment/order-closed' | 'payment/sold-out'>> {
  const times = attemptTimes(order, now, await settings.only(tx, reservationSetting))
  if (times === null) return refuse('payment/order-closed')
  if (!(await ensureReservation(tx, order, now)).ok) return refuse('payment/sold-out')
  await updateOrder(tx, order.id, times, now)
  return ok(undefined)
}

/** A payment failed; the shopper may try again. */
export const keepReservation = async (
  tx: Transaction,
  order: OrderRow,
  now: Date,
  settings: Settings,
): Promise<OrderRow> =>
  updateOrder(tx, order.id, refusedTimes(order, now, await settings.only(tx, reservationSetting)), now)
