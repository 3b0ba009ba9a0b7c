import { abandonedAfterMs } from '../contract/limits.ts'

/** Cart statuses in the back office and in the domain calls (C-4.1). */
export const cartStatuses = ['Active', 'InCheckout', 'Converted', 'Abandoned', 'Expired'] as const
export type CartStatus = (typeof cartStatuses)[number]

/** The status to show: an open cart without a change for a day is abandoned, and its next change makes it active again. */
export function shownStatus({ status, updatedAt }: { status: CartStatus; updatedAt: Date }, now: Date): CartStatus {
  const isIdle = now.getTime() - updatedAt.getTime() >= abandonedAfterMs
  return status === 'Active' && isIdle ? 'Abandoned' : status
}
