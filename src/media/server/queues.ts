import { defineQueue } from '#src/platform/jobs/queue.ts'

/** Removes files that the media store would not remove at once; `path` is the address that they had. Goes on for four days. */
export const mediaRemovalQueue = defineQueue<{ path: string }>('media.removal', {
  retryLimit: 100,
  retryDelay: 60,
  retryDelayMax: 3_600,
})
