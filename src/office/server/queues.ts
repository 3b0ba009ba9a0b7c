import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Writes the file of a list. It begins again after a crash; a list of a million rows takes minutes. */
export const officeExportQueue = defineQueue<{ id: string }>('office.export', {
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 1_800,
})
