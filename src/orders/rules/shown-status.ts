import {
  type OrderStatus,
  orderStatuses,
  paidStatuses,
  type PaymentStatus,
  type ReturnStatus,
  type ShipmentStatus,
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
