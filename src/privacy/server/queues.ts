import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Makes and mails the link of a requested export, after the response was sent. */
export const personalExportQueue = defineQueue<{ exportId: string }>('privacy.export', {
  retryLimit: 10,
  retryDelay: 2,
  retryDelayMax: 600,
  expireInSeconds: 20,
})
/** Erases accounts whose day has come. */
export const erasingQueue = defineQueue('privacy.erasing', { retryLimit: 0, expireInSeconds: 1_800 })
/** Writes erasures to the log that is kept with the backups. */
export const erasureLogQueue = defineQueue('privacy.erasure-log', { retryLimit: 0 })

export const privacyQueues = [personalExportQueue, erasingQueue, erasureLogQueue]
