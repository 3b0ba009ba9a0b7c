import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Works on an import for a few seconds and sends the next job for the rest: what a dead process held is free soon. */
export const importQueue = defineQueue<{ id: number }>('catalogue.import', {
  retryLimit: 20,
  retryDelay: 2,
  retryDelayMax: 60,
  expireInSeconds: 45,
})

/** A dry run goes through in one go: it leaves nothing behind that another process could go on from. */
export const importCheckQueue = defineQueue<{ id: number }>('catalogue.import-check', {
  retryLimit: 2,
  retryDelay: 5,
  expireInSeconds: 1_800,
})

export const catalogueQueues = [importQueue, importCheckQueue]
