import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Runs every minute and mails customers who wait for goods; the next run makes up for a failed one. */
export const restockQueue = defineQueue('products.restock', { retryLimit: 0, expireInSeconds: 300 })
