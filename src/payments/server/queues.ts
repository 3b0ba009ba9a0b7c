import { defineQueue } from '#src/platform/jobs/queue.ts'

/** A signed event of the payment provider that waits in the inbox. */
export const paymentEventQueue = defineQueue<{ id: string }>('checkout.payment-event', {
  retryLimit: 8,
  retryDelay: 1,
  retryDelayMax: 300,
  expireInSeconds: 20,
})

/** A payment to give back. Retried for days, so that an outage of the provider never leaves a shopper's money with us. */
export const paymentReversalQueue = defineQueue<{ id: string }>('checkout.payment-reversal', {
  retryLimit: 100,
  retryDelay: 2,
  retryDelayMax: 3_600,
})

/** A payment to capture, retried as long: packed parcels wait for it. */
export const paymentCaptureQueue = defineQueue<{ id: string }>('payments.capture', {
  retryLimit: 100,
  retryDelay: 2,
  retryDelayMax: 3_600,
})

/** A refund of a captured payment, retried as long. */
export const paymentRefundQueue = defineQueue<{ id: string }>('payments.refund', {
  retryLimit: 100,
  retryDelay: 2,
  retryDelayMax: 3_600,
})

/** An attempt to cancel at the provider, retried as long. */
export const paymentCancelQueue = defineQueue<{ attemptId: string }>('payments.cancel', {
  retryLimit: 100,
  retryDelay: 2,
  retryDelayMax: 3_600,
})

/** Finds orders whose time to pay is over, every half minute; the next run makes up for a failed one. */
export const paymentSweepQueue = defineQueue('payments.sweep', { retryLimit: 0 })

/** Raises tasks for ending authorisations and unanswered requests, once an hour. */
export const unansweredQueue = defineQueue('payments.unanswered', { retryLimit: 0 })

export const paymentsQueues = [
  paymentEventQueue,
  paymentReversalQueue,
  paymentCaptureQueue,
  paymentRefundQueue,
  paymentCancelQueue,
  paymentSweepQueue,
  unansweredQueue,
]
