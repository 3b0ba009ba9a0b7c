import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Asks for reviews of what arrived ten days ago; the next day makes up for one that failed. */
export const reviewInvitationQueue = defineQueue('reviews.invitations', { retryLimit: 3, expireInSeconds: 600 })
