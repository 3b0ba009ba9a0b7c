import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Looks every minute for what goes on the site or leaves it; the next time makes up for one that failed. */
export const contentScheduleQueue = defineQueue('content.schedule', { retryLimit: 0, expireInSeconds: 300 })

export const contentQueues = [contentScheduleQueue]
