import { defineQueue } from '../../platform/jobs/queue.ts'

/** A mail about an order, rendered outside the transaction that wants it. */
export const orderMailQueue = defineQueue<{
  orderId: string
  /** `order-unpaid`: nobody paid in time. */
  kind: 'order-confirmation' | 'payment-failed' | 'order-unpaid' | 'order-cancelled'
}>('orders.mail', {
  retryLimit: 10,
  retryDelay: 2,
  retryDelayMax: 600,
  expireInSeconds: 20,
})
