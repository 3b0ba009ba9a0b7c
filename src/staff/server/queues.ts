import { defineQueue } from '#src/platform/jobs/queue.ts'
import type { StaffNews } from '../contract/staff-mail.ts'

const retries = { retryLimit: 10, retryDelay: 2, retryDelayMax: 600, expireInSeconds: 20 }

/** The link is made by the job that mails it, so that it is stored nowhere else. */
export const invitationQueue = defineQueue<{ invitationId: string }>('staff.invitation', retries)
/** Mails an employee about a change to their sign-in. `at`: milliseconds. */
export const staffNewsQueue = defineQueue<{ accountId: string; what: StaffNews; at: number }>('staff.news', retries)

export const staffQueues = [invitationQueue, staffNewsQueue]
