import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Asks for reviews of orders that arrived ten days ago; the next day's run repeats a failed one. */
export const reviewInvitationQueue = defineQueue('reviews.invitations', { retryLimit: 3, expireInSeconds: 600 })
