import { defineQueue } from '#src/platform/jobs/queue.ts'

/** A visitor requested a mail with a proof; this job decides whether one is sent, after the visitor got the response. */
export const emailVerificationQueue = defineQueue<{ proofId: string }>('identity.mail-proof', {
  retryLimit: 10,
  retryDelay: 2,
  retryDelayMax: 600,
  expireInSeconds: 20,
})

export const identityQueues = [emailVerificationQueue]
