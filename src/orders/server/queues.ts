import type { Pieces } from '../rules/order-states.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'

const mailing = { retryLimit: 10, retryDelay: 2, retryDelayMax: 600, expireInSeconds: 20 }

/** A mail about an order, rendered outside the transaction that wants it. */
export type OrderMailJob = { orderId: string } & (
  | {
      /** `order-unpaid`: no payment came in time. */
      kind: 'payment-failed' | 'order-unpaid' | 'order-cancelled'
    }
  /** `again`: a person requested it once more. */
  | { kind: 'order-confirmation'; again?: string }
  | { kind: 'order-papers'; again: string }
  /** Numbers of the shipments it is about. */
  | { kind: 'order-shipped' | 'order-partly-shipped' | 'pickup-ready'; parcels: number[] }
  /**
   * `refundId`: one mail for each. `isNotCharged`: the card's part is not taken at all. `takenOut`: what is not sent for it. The release
   * before 0480-stock-allocations wrote neither.
   */
  | {
      kind: 'refund-issued'
      refundId: string
      cardCents: number
      giftCardCents: number
      isNotCharged?: boolean
      takenOut?: readonly Pieces[]
    }
)
export const orderMailQueue = defineQueue<OrderMailJob>('orders.mail', mailing)

/** A visitor asked to open an order without an account. */
export const orderAccessQueue = defineQueue<OrderAccessJob>('orders.access', mailing)

export interface OrderAccessJob {
  requestId: string
  /** Keyed hash of the mailbox and the network that asked. */
  from: string
}

/** What became of a withdrawal; `isSettled`: its money had gone back before. */
export const withdrawalMailQueue = defineQueue<{ withdrawalId: string; isSettled?: true }>(
  'orders.withdrawal-mail',
  mailing,
)

/** Notifies the operators: every minute of what needs a person, and each morning of what waits. */
export const operatorAlertQueue = defineQueue('orders.alerts', { retryLimit: 0 })
export const operatorDigestQueue = defineQueue('orders.digest')

export const ordersQueues = [
  orderMailQueue,
  orderAccessQueue,
  withdrawalMailQueue,
  operatorAlertQueue,
  operatorDigestQueue,
]
