import {
  type OrderStatus,
  orderStatuses,
  paidStatuses,
  type PaymentStatus,
  type ReturnStatus,
  type ShipmentStatus,
  shipmentStatuses,
} from './order-states.ts'

/** Statuses that lists and pages show: after sending they say more than the order's state. */
export const shownStatuses = [
  ...orderStatuses,
  'Delivered',
  'Returned',
  'PartiallyReturned',
  'Refunded',
  'WithdrawalRequested',
] as const
export type ShownStatus = (typeof shownStatuses)[number]

interface Standing {
  status: OrderStatus
  paymentStatus: PaymentStatus
  returnStatus: ReturnStatus
}

/** Derives the status from the order's last change: of its money, a statement of withdrawal, then its parcels. */
export function shownStatus(
  { status, paymentStatus, returnStatus }: Standing,
  parcels: readonly ShipmentStatus[],
): ShownStatus {
  if (status === 'Completed' && paymentStatus === 'Refunded') return 'Refunded'
  if (paidStatuses.includes(status) && returnStatus === 'WithdrawalRequested') return 'WithdrawalRequested'
  if (status !== 'Completed') return status
  const living = parcels.filter((parcel) => parcel !== 'Cancelled')
  if (living.includes('Returned')) return living.every((one) => one === 'Returned') ? 'Returned' : 'PartiallyReturned'
  return living.length > 0 && living.every((one) => one === 'Delivered') ? 'Delivered' : status
}

/** What staff see of a parcel: why one that is not on its way may not go says more than how far it is. */
export const shownParcelStatuses = [...shipmentStatuses, 'Unpaid', 'Held', 'Refunded'] as const
export type ShownParcelStatus = (typeof shownParcelStatuses)[number]

/** Parcels that the carrier does not have yet. */
export const unsentStatuses: readonly ShipmentStatus[] = ['AwaitingProduction', 'Released', 'Packed']

/** Derives what staff see of a parcel from its order and the order's payment. */
export function shownParcel(
  { status, paymentStatus }: Pick<Standing, 'status' | 'paymentStatus'>,
  parcel: ShipmentStatus,
): ShownParcelStatus {
  if (!unsentStatuses.includes(parcel)) return parcel
  if (status === 'AwaitingPayment') return 'Unpaid'
  if (status === 'OnHold') return 'Held'
  if (status === 'Cancelled') return 'Cancelled'
  return paymentStatus === 'Refunded' ? 'Refunded' : parcel
}

/** What no card pays is never reserved: a gift card is charged when the order is placed. */
export const shownPayment = ({
  paymentStatus,
  paymentAttemptId,
}: Pick<Standing, 'paymentStatus'> & { paymentAttemptId: string | null }): PaymentStatus =>
  paymentStatus === 'Authorised' && paymentAttemptId === null ? 'Captured' : paymentStatus
