import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Publishes and unpublishes what is due, every minute; the next run makes up for a failed one. */
export const contentScheduleQueue = defineQueue('content.schedule', { retryLimit: 0, expireInSeconds: 300 })

export const contentQueues = [contentScheduleQueue]
