import { expect, it } from 'vitest'
import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
  type ReturnStatus,
  sentStatuses,
  type ShipmentStatus,
  shipmentStatuses,
  statusesInWork,
} from './order-states.ts'
import { shownParcel, shownPayment, type ShownStatus, shownStatus } from './shown-status.ts'

it.each<[OrderStatus, PaymentStatus, ReturnStatus, ShipmentStatus[], ShownStatus]>([
  ['InProgress', 'Authorised', 'none', ['Packed'], 'InProgress'],
  ['Completed', 'Captured', 'none', ['Delivered', 'Shipped'], 'Completed'],
  ['Completed', 'Captured', 'none', ['Delivered', 'Cancelled'], 'Delivered'],
  ['Completed', 'PartiallyRefunded', 'none', ['Delivered'], 'Delivered'],
  ['Completed', 'Captured', 'PartiallyReturned', ['Returned', 'Delivered'], 'PartiallyReturned'],
  ['Completed', 'Captured', 'Returned', ['Returned', 'Cancelled'], 'Returned'],
  ['PartiallyShipped', 'Captured', 'WithdrawalRequested', ['Shipped', 'Packed'], 'WithdrawalRequested'],
  ['Completed', 'Captured', 'WithdrawalRequested', ['Delivered'], 'WithdrawalRequested'],
  ['Completed', 'Refunded', 'WithdrawalRequested', ['Delivered'], 'Refunded'],
  ['Cancelled', 'Refunded', 'WithdrawalRequested', ['Cancelled'], 'Cancelled'],
])('%s, paid %s, back %s, parcels %j: %s', (status, paymentStatus, returnStatus, parcels, shown) => {
  expect(shownStatus({ status, paymentStatus, returnStatus }, parcels)).toBe(shown)
})

const combinations = orderStatuses.flatMap((status) =>
  paymentStatuses.flatMap((paymentStatus) => shipmentStatuses.map((parcel) => ({ status, paymentStatus, parcel }))),
)

it.each(combinations)('says of a parcel no work that cannot be done: $status, $paymentStatus, $parcel', (all) => {
  const { status, paymentStatus, parcel } = all
  const shown = shownParcel(all, parcel)
  const mayGo = statusesInWork.includes(status) && paymentStatus !== 'Refunded'
  if (sentStatuses.includes(parcel) || parcel === 'Cancelled') return expect(shown).toBe(parcel)
  if (mayGo) return expect(shown).toBe(parcel)
  if (status === 'AwaitingPayment') return expect(shown).toBe('Unpaid')
  if (status === 'OnHold') return expect(shown).toBe('Held')
  if (status === 'Cancelled') return expect(shown).toBe('Cancelled')
  // A finished order has no parcel left to send: what stands there is a fact.
  return expect(shown).toBe(paymentStatus === 'Refunded' ? 'Refunded' : parcel)
})

it('says that a gift card was charged, which no card can have reserved', () => {
  const paid = { paymentStatus: 'Authorised', paymentAttemptId: null } as const
  expect(shownPayment(paid)).toBe('Captured')
  expect(shownPayment({ ...paid, paymentAttemptId: 'a1' })).toBe('Authorised')
})
