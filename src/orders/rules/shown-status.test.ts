import { expect, it } from 'vitest'
import type { OrderStatus, PaymentStatus, ReturnStatus, ShipmentStatus } from './order-states.ts'
import { type ShownStatus, shownStatus } from './shown-status.ts'

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
