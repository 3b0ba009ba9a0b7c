import { defineQueue } from '../jobs/queue.ts'

/** A job carries the outbox row's id, nothing else: the row is the truth. Tried again for about two days. */
export const mailQueue = defineQueue<{ id: string }>('mail', {
  retryLimit: 14,
  retryDelay: 60,
  retryDelayMax: 12 * 3_600,
  expireInSeconds: 120,
})
