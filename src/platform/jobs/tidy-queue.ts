import { defineQueue } from './queue.ts'

/** What has had its time is removed, every ten minutes. */
export const tidyQueue = defineQueue('platform.tidy', { retryLimit: 0 })
export const tidyTimes = '*/10 * * * *'
