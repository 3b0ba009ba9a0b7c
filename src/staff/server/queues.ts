import { defineQueue } from '#src/platform/jobs/queue.ts'
import type { StaffNews } from '../contract/staff-mail.ts'

const retries = { retryLimit: 10, retryDelay: 2, retryDelayMax: 600, expireInSeconds: 20 }

/** The link is made where it is mailed, so that it stands nowhere else. */
export const invitationQueue = defineQueue<{ invitationId: string }>('staff.invitation', retries)
/** Somebody hears what happened to their sign-in. `at`: milliseconds. */
export const staffNewsQueue = defineQueue<{ accountId: string; what: StaffNews; at: number }>('staff.news', retries)

export const staffQueues = [invitationQueue, staffNewsQueue]
