import { randomBytes } from 'node:crypto'
import { allocateStock, type StockShortage } from '#src/products/server/stock.service.ts'
import { sumDemands } from '#src/products/rules/availability.ts'
import { ok, type Result } from '#src/common/result.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { isBulk, placedTimes } from '../rules/reservation-times.ts'
import type { NewOrder } from '../rules/new-order.ts'
import { orderNumber } from '../rules/order-number.ts'
import { reservationSetting } from './reservation-setting.ts'
import { insertEvent, insertOrder, type OrderRow } from './order.store.ts'

/*
 * The public face of orders for the domains above them. Every change of an order is one step inside a transaction of the
 * caller, who has locked cart and order before, in that order; stock is locked last.
 */

export { type DeliveredOrder, listDelivered } from './delivered-orders.store.ts'
export { type Correction, correctOrder, isSeenVersion } from './corrections.ts'
export { changeDeliveryAddress } from './delivery-address.ts'
export { forgottenAddress } from './personal-data.ts'
export { extendReservation, keepReservation, expireReservation, ensureReservation } from './reservations.ts'
export { reservationSetting } from './reservation-setting.ts'
export { type Seller, sellerName, sellerPlace, sellerSetting } from '#src/shell/server/seller-setting.ts'
export { createOrderTerms, withdrawalSetting } from './order-terms.ts'
export { operatorSetting } from './operator-setting.ts'
export { returnToShelf } from './allocations.ts'
export { leftToSend, type TakenOut, unsentPieces } from '../rules/allocation.ts'
export type { Pieces } from '../rules/order-states.ts'
export { takeOutOf } from './take-out.ts'
export { paidForLine } from './paid-for-line.ts'
export { isToTakeApart, mayMove } from './parcels.ts'
export { listShipments, listUndelivered, type ShipmentRow } from './shipment.store.ts'
export { answerDay, isMadeToOrder, leftToWithdraw } from '../rules/withdrawal.ts'
export { createWithdrawalAdmin, type WithdrawalFault } from './withdrawal-admin.ts'
export { findByReference as findWithdrawal, settleWithdrawal, type WithdrawalRow } from './withdrawal.store.ts'
export { createOrderKeys, type OrderKeys } from './order-key.ts'
export { findReadableOrder, type ReadableOrderDeps } from './readable-order.ts'
export {
  leaseExpiredOrders,
  findOrder,
  findOrderOfCart,
  getOrder,
  getOrderParts,
  getWholeOrder,
  insertEvent as recordEvent,
  listHeldOrders,
  listOrdersOf,
  listAuthorisedBefore,
  lockOrder,
  lockOrderByNumber,
  type OrderReader,
  type OrderRow,
  type FindPaymentNote,
  type OrderDocument,
  type OrderParts,
  type OrderLineRow,
} from './order.store.ts'
export { officeFields, presentOrder } from './order.presenter.ts'
export * from './order-task.store.ts'
export * from './production.store.ts'
export { hasBought, hasOrdered, listOrdersOfShopper } from './purchases.store.ts'
export { soldCardOrders } from './sold-gift-cards.ts'
export { isPartlySent } from './partly-sent.ts'
export { isStillLost, transition } from './transition.ts'

/** Allocates the goods and writes the order, or returns what is missing; then the caller must roll back. */
export async function placeOrder(
  tx: Transaction,
  order: NewOrder,
  now: Date,
  settings: Settings,
): Promise<Result<OrderRow, StockShortage[]>> {
  const allocated = await allocateStock(tx, order.demands, now)
  if (!allocated.ok) return allocated
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  const limits = await settings.only(tx, reservationSetting)
  const terms = {
    times: placedTimes(now, limits),
    isBulk: isBulk(pieces, sumByStock(order.demands), allocated.value),
    now,
  }
  for (let tries = 0; tries < 3; tries++) {
    const number = orderNumber(now, randomBytes(8))
    const row = await insertOrder(tx, { ...terms, orderNumber: number, order })
    if (!row) continue
    await insertEvent(tx, row.id, 'order-placed', now)
    return ok(row)
  }
  throw new Error('No free order number after three tries')
}

const sumByStock = (demands: NewOrder['demands']) => sumDemands([{ demands, quantity: 1 }])
