import { defineQueue } from '#src/platform/jobs/queue.ts'

/** A signed event of the payment provider that waits in the inbox. */
export const paymentEventQueue = defineQueue<{ id: string }>('checkout.payment-event', {
  retryLimit: 8,
  retryDelay: 1,
  retryDelayMax: 300,
  expireInSeconds: 20,
})

/** Money to give back. Tried for days: nobody's money stays with us because the provider had a bad night. */
export const paymentReversalQueue = defineQueue<{ id: string }>('checkout.payment-reversal', {
  retryLimit: 100,
  retryDelay: 2,
  retryDelayMax: 3_600,
})

/** A payment to take, tried as long: what is packed waits for it. */
export const paymentCaptureQueue = defineQueue<{ id: string }>('payments.capture', {
  retryLimit: 100,
  retryDelay: 2,
  retryDelayMax: 3_600,
})

/** Money to give back of a captured payment, tried as long. */
export const paymentRefundQueue = defineQueue<{ id: string }>('payments.refund', {
  retryLimit: 100,
  retryDelay: 2,
  retryDelayMax: 3_600,
})

/** A try to end at the provider, tried as long. */
export const paymentCancelQueue = defineQueue<{ attemptId: string }>('payments.cancel', {
  retryLimit: 100,
  retryDelay: 2,
  retryDelayMax: 3_600,
})

/** Looks for orders whose time is up, every half minute; the next time makes up for one that failed. */
export const paymentSweepQueue = defineQueue('payments.sweep', { retryLimit: 0 })

/** Looks for parcels that must be there though nobody has told, once an hour. */
export const overdueParcelsQueue = defineQueue('payments.parcels', { retryLimit: 0 })

/** Makes tasks of payments that end and of what the provider has not answered to, once an hour. */
export const unansweredQueue = defineQueue('payments.unanswered', { retryLimit: 0 })

export const paymentsQueues = [
  paymentEventQueue,
  paymentReversalQueue,
  paymentCaptureQueue,
  paymentRefundQueue,
  paymentCancelQueue,
  paymentSweepQueue,
  overdueParcelsQueue,
  unansweredQueue,
]
