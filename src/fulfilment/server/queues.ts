import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Finds parcels that must have arrived though no report has come, once an hour. */
export const overdueParcelsQueue = defineQueue('payments.parcels', { retryLimit: 0 })
