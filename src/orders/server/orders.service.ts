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
export { createOrderTerms, withdrawalSetting } from './order-terms.ts'
export { operatorSetting } from './operator-setting.ts'
export { returnToShelf } from './allocations.ts'
export { leftToSend, type TakenOut, unsentPieces } from '../rules/allocation.ts'
export type { Pieces } from '../rules/order-states.ts'
export { takeOutOf } from './take-out.ts'
export { paidForLine } from './paid-for-line.ts'
export { isToTakeApart, mayMove } from './parcels.ts'
export { listShipments, listUndelivered, type ShipmentRow } from './shipment.store.ts'
export { answerDay, lessThanStated } from '../rules/withdrawal.ts'
export { createWithdrawalAdmin, type WithdrawalFault } from './withdrawal-admin.ts'
export {
  findByReference as findWithdrawal,
  listOfOrder as listWithdrawalsOf,
  settleWithdrawal,
  type WithdrawalRow,
} from './withdrawal.store.ts'
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
export { closeTask, listTasks, listTasksOf, type OrderTaskRow, raiseTask } from './order-task.store.ts'
export { insertNote, listNotes, type OrderNoteRow } from './order-note.store.ts'
export { placeOrder } from './place-order.ts'
export {
  type EngravedLineRow,
  listEngravedLinesInWork,
  listEngravedLinesOf,
  listEngravings,
  listHeldForEngraving,
} from './production.store.ts'
export { hasBought, hasOrdered, listOrdersOfShopper } from './purchases.store.ts'
export { soldCardOrders } from './sold-gift-cards.ts'
export { isPartlySent } from './partly-sent.ts'
export { isStillLost, transition } from './transition.ts'
