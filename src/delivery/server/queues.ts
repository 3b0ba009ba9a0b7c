import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Fetches the provider's prices; the next run makes up for a failed one. */
export const deliveryTariffsQueue = defineQueue('delivery.tariffs', { retryLimit: 0, expireInSeconds: 60 })

export const deliveryQueues = [deliveryTariffsQueue]
