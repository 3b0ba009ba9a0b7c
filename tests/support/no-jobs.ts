import type { Jobs } from '../../src/platform/jobs/jobs.ts'

/** Takes every job and runs none. */
export const noJobs: Jobs = {
  send: () => Promise.resolve(),
  work: () => Promise.resolve(),
  schedule: () => {},
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
}
