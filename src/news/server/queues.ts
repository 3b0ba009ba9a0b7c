import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Reads the feeds; the next run makes up for a failed one. */
export const newsSyncQueue = defineQueue('news.sync', { retryLimit: 0, expireInSeconds: 900 })

/** Mails a new release to its subscribers; written with the release. */
export const newsMailQueue = defineQueue<{ releaseId: number }>('news.mail', { expireInSeconds: 600 })

export const newsQueues = [newsSyncQueue, newsMailQueue]
