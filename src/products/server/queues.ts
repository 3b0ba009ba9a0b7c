import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Tells who waits for goods, every minute; the next time makes up for one that failed. */
export const restockQueue = defineQueue('products.restock', { retryLimit: 0, expireInSeconds: 300 })
