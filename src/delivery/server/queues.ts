import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Asks the provider for its prices; the next time makes up for one that failed. */
export const deliveryTariffsQueue = defineQueue('delivery.tariffs', { retryLimit: 0, expireInSeconds: 60 })

export const deliveryQueues = [deliveryTariffsQueue]
