import { defineQueue } from '../jobs/queue.ts'

/** A job carries only the outbox row's id: the row has the data. It is retried for about two days. */
export const mailQueue = defineQueue<{ id: string }>('mail', {
  retryLimit: 14,
  retryDelay: 60,
  retryDelayMax: 12 * 3_600,
  expireInSeconds: 120,
})
