import { defineQueue } from '../jobs/queue.ts'

export const retentionQueue = defineQueue('retention', { retryLimit: 0, expireInSeconds: 1_800 })
