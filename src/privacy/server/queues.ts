import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Somebody asked for their data: the link is made and mailed after they were answered. */
export const personalExportQueue = defineQueue<{ exportId: string }>('privacy.export', {
  retryLimit: 10,
  retryDelay: 2,
  retryDelayMax: 600,
  expireInSeconds: 20,
})
/** Accounts whose day has come. */
export const erasingQueue = defineQueue('privacy.erasing', { retryLimit: 0, expireInSeconds: 1_800 })

export const privacyQueues = [personalExportQueue, erasingQueue]
