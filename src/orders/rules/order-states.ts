import { orderStatusCodes, type OrderStatusCode } from '../contract/order.ts'

/** What may become of an order, its payment and its shipments (C-5.1). Anything not in a table is forbidden. */

export const orderStatuses = orderStatusCodes
export type OrderStatus = OrderStatusCode

export const orderMoves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  AwaitingPayment: ['InProgress', 'OnHold', 'Cancelled'],
  InProgress: ['OnHold', 'PartiallyShipped', 'Completed', 'Cancelled'],
  OnHold: ['InProgress', 'Cancelled'],
  PartiallyShipped: ['Completed'],
  Completed: [],
  Cancelled: [],
}

export const paymentStatuses = [
  'Pending',
  'Authorised',
  'Captured',
  'PartiallyRefunded',
  'Refunded',
  'Failed',
  'Cancelled',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentMoves: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  Pending: ['Authorised', 'Failed', 'Cancelled'],
  Authorised: ['Captured', 'Cancelled'],
  Captured: ['PartiallyRefunded', 'Refunded'],
  PartiallyRefunded: ['Refunded'],
  Refunded: [],
  // Another attempt may follow a failed one.
  Failed: ['Pending', 'Authorised', 'Cancelled'],
  Cancelled: [],
}

export const shipmentStatuses = [
  'AwaitingProduction',
  'Released',
  'Packed',
  'Shipped',
  'Delivered',
  'Returned',
  'Cancelled',
] as const
export type ShipmentStatus = (typeof shipmentStatuses)[number]

export const shipmentMoves: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  AwaitingProduction: ['Released', 'Cancelled'],
  Released: ['Packed', 'Cancelled'],
  Packed: ['Shipped', 'Cancelled'],
  Shipped: ['Delivered', 'Returned'],
  Delivered: ['Returned'],
  Returned: [],
  Cancelled: [],
}

export function canMove<Status extends string>(
  moves: Readonly<Record<Status, readonly Status[]>>,
  from: Status,
  to: Status,
): boolean {
  return moves[from].includes(to)
}

/** Throws on a forbidden move: whoever asks for one has not looked at the state it locked. */
export function assertMove<Status extends string>(
  moves: Readonly<Record<Status, readonly Status[]>>,
  from: Status,
  to: Status,
): void {
  if (!canMove(moves, from, to)) throw new Error(`Forbidden move from ${from} to ${to}`)
}
