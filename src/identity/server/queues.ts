import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Somebody asked for what a mail has to prove; whether one is sent is found out here, after they were answered. */
export const emailVerificationQueue = defineQueue<{ proofId: string }>('identity.mail-proof', {
  retryLimit: 10,
  retryDelay: 2,
  retryDelayMax: 600,
  expireInSeconds: 20,
})

export const identityQueues = [emailVerificationQueue]
