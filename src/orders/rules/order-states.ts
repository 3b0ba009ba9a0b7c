import { orderStatusCodes, type OrderStatusCode } from '../contract/order.ts'

/** A number of pieces of one line. */
export interface Pieces {
  position: number
  quantity: number
}

/** Allowed transitions of an order, its payment and its shipments (C-5.1). Anything not in a table is forbidden. */

export const orderStatuses = orderStatusCodes
export type OrderStatus = OrderStatusCode

/** The order is paid and needs no check by a person before work goes on. */
export const statusesInWork: readonly OrderStatus[] = ['InProgress', 'PartiallyShipped']
/** Paid, not finished. */
export const openStatuses: readonly OrderStatus[] = [...statusesInWork, 'OnHold']
/** Paid, and not cancelled. */
export const paidStatuses: readonly OrderStatus[] = [...openStatuses, 'Completed']

/**
 * Why a person must look before work goes on. Each is let go by `npm run ops -- orders release`; an order goes on when the
 * last one is gone.
 *
 * payment-amount: authorised is not what was asked for · payment-lost: the authorisation expired or was cancelled, and is let
 * go only when the books hold money again ·
 * chargeback: the shopper's bank takes the money back · engraving: a word of the operators' list · staff: a person's decision.
 */
export const holdReasons = ['payment-amount', 'payment-lost', 'chargeback', 'engraving', 'staff'] as const
export type HoldReason = (typeof holdReasons)[number]

export interface Hold {
  reason: HoldReason
  /** For the operator, with nothing personal in it. */
  detail: string
}

/** A hold's detail in the timeline, `engraving: a word of the list`; `holdNotePrefix` finds the notes of one reason. */
export const holdNote = ({ reason, detail }: Hold): string => `${holdNotePrefix(reason)}${detail}`
export const holdNotePrefix = (reason: HoldReason): string => `${reason}: `

/** What happens to an order. */
export type OrderEvent =
  /** Null: there was nothing to pay. A hold keeps work from starting. */
  | { kind: 'paid'; attemptId: string | null; hold: Hold | null }
  | { kind: 'held'; hold: Hold }
  | { kind: 'released'; reason: HoldReason }
  | { kind: 'cancelled'; detail: string }
  /** The provider's books on the payment say something else than before. */
  | { kind: 'payment-changed'; paymentStatus: PaymentStatus }
  | { kind: 'disputed' }
  | { kind: 'dispute-ended' }
  /** Engraved: it can be packed. */
  | { kind: 'engraved'; parcels: readonly number[] }
  | { kind: 'packed'; parcels: readonly LabelledParcel[] }
  | { kind: 'shipped'; parcels: readonly LabelledParcel[] }
  /** Handed over, by the carrier's word or by the end of its time; a gift card is when its mail is written. */
  | { kind: 'delivered'; parcels: readonly number[] }
  /** The parcel came back; with `restock` its pieces are good, and on their shelves again. */
  | { kind: 'returned'; parcels: readonly number[]; restock: boolean }
  /**
   * Pieces that were refunded do not go with their parcel. `isTaken`: the order's money is taken, and goes back by refunds
   * alone. `isLeftOut`: they are not sent, and their money stays.
   */
  | { kind: 'taken-out'; pieces: readonly Pieces[]; isTaken: boolean; isLeftOut?: true }
  /** Packed, not sent after all, and on the shelf again. */
  | { kind: 'taken-apart'; parcels: readonly number[] }
  | { kind: 'withdrawal'; state: 'stated' | 'refused' }

export interface LabelledParcel {
  number: number
  /** Empty where no carrier is used, or where the parcel cannot be tracked. */
  carrier: string
  trackingNumber: string
  trackingUrl: string
}

type Moves = Readonly<Partial<Record<OrderEvent['kind'], readonly OrderStatus[]>>>
/** Changes of the payment leave the order's status as it is; a hold is a separate event. */
const money = (status: OrderStatus): Moves => ({
  'payment-changed': [status],
  disputed: [status],
  'dispute-ended': [status],
})

/** A parcel that was packed and not sent can be taken apart in every state of its order. */
const apart = (status: OrderStatus): Moves => ({ 'taken-apart': [status] })

/** News of sent parcels changes only the parcels, and the order when it was the last one. */
const sent = (...statuses: readonly OrderStatus[]): Moves => ({
  delivered: statuses,
  returned: statuses,
  withdrawal: statuses,
})

/** Where each event may take an order. */
export const orderTransitions: Readonly<Record<OrderStatus, Moves>> = {
  AwaitingPayment: { paid: ['InProgress', 'OnHold'], cancelled: ['Cancelled'] },
  InProgress: {
    held: ['OnHold'],
    cancelled: ['Cancelled'],
    engraved: ['InProgress'],
    packed: ['InProgress'],
    shipped: ['PartiallyShipped', 'Completed'],
    'taken-out': ['InProgress', 'Completed', 'Cancelled'],
    ...sent('InProgress', 'PartiallyShipped', 'Completed'),
    ...money('InProgress'),
    ...apart('InProgress'),
  },
  OnHold: {
    held: ['OnHold'],
    released: ['OnHold', 'InProgress', 'PartiallyShipped', 'Completed'],
    cancelled: ['Cancelled'],
    'taken-out': ['OnHold', 'Completed', 'Cancelled'],
    ...sent('OnHold'),
    ...money('OnHold'),
    ...apart('OnHold'),
  },
  PartiallyShipped: {
    held: ['OnHold'],
    engraved: ['PartiallyShipped'],
    packed: ['PartiallyShipped'],
    shipped: ['PartiallyShipped', 'Completed'],
    'taken-out': ['PartiallyShipped', 'Completed'],
    ...sent('PartiallyShipped', 'Completed'),
    ...money('PartiallyShipped'),
    ...apart('PartiallyShipped'),
  },
  Completed: { ...sent('Completed'), ...money('Completed'), ...apart('Completed') },
  Cancelled: { ...money('Cancelled'), ...apart('Cancelled') },
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

/** Nothing was taken: the payment ends with its order. */
export const untakenStatuses: readonly PaymentStatus[] = ['Pending', 'Authorised', 'Failed']

/** An authorised payment takes any status its bookings give, which arrive in any order and may revoke what was granted. */
export const paymentMoves: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  Pending: ['Authorised', 'Failed', 'Cancelled'],
  Authorised: ['Captured', 'PartiallyRefunded', 'Refunded', 'Cancelled'],
  Captured: ['Authorised', 'PartiallyRefunded', 'Refunded', 'Cancelled'],
  PartiallyRefunded: ['Authorised', 'Captured', 'Refunded', 'Cancelled'],
  Refunded: ['Authorised', 'Captured', 'PartiallyRefunded', 'Cancelled'],
  // Another attempt may follow a failed one.
  Failed: ['Pending', 'Authorised', 'Cancelled'],
  // The order was cancelled before the capture was booked: a captured payment still goes back.
  Cancelled: ['Captured', 'PartiallyRefunded', 'Refunded'],
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

/** Where each parcel may go. A gift card is not packed: it is delivered by a mail on its day. */
export const shipmentMoves: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  AwaitingProduction: ['Released', 'Cancelled'],
  Released: ['Packed', 'Delivered', 'Cancelled'],
  // A parcel is repacked when something was taken out.
  Packed: ['Packed', 'Shipped', 'Cancelled'],
  Shipped: ['Delivered', 'Returned'],
  Delivered: ['Returned'],
  Returned: [],
  Cancelled: [],
}

/** The carrier has had the parcel. */
export const sentStatuses: readonly ShipmentStatus[] = ['Shipped', 'Delivered', 'Returned']
/** The shopper can no longer cancel. */
const packedStatuses: readonly ShipmentStatus[] = ['Packed', ...sentStatuses]

/** Whether the shopper may end the whole order: it is paid, nothing of it is packed, and no bank takes the money back. */
export const mayShopperCancel = (
  { status, disputedAt }: { status: OrderStatus; disputedAt: Date | null },
  parcels: readonly { status: ShipmentStatus }[],
): boolean =>
  (status === 'InProgress' || status === 'OnHold') &&
  disputedAt === null &&
  !parcels.some((parcel) => packedStatuses.includes(parcel.status))

export const returnStatuses = ['none', 'WithdrawalRequested', 'Returned', 'PartiallyReturned'] as const
export type ReturnStatus = (typeof returnStatuses)[number]

/** Derives an order's status from its parcels, when nothing holds it. */
export function statusByParcels(parcels: readonly ShipmentStatus[]): OrderStatus {
  const living = parcels.filter((status) => status !== 'Cancelled')
  const sentOnes = living.filter((status) => sentStatuses.includes(status))
  if (sentOnes.length === 0) return 'InProgress'
  return sentOnes.length === living.length ? 'Completed' : 'PartiallyShipped'
}
