import { abandonedAfterMs } from '../contract/limits.ts'

/** Of the back office and the domain calls (C-4.1). */
export const cartStatuses = ['Active', 'InCheckout', 'Converted', 'Abandoned', 'Expired'] as const
export type CartStatus = (typeof cartStatuses)[number]

/** As it is shown: an open cart that nobody has touched for a day is abandoned, and becomes active with its next change. */
export function shownStatus({ status, updatedAt }: { status: CartStatus; updatedAt: Date }, now: Date): CartStatus {
  const isIdle = now.getTime() - updatedAt.getTime() >= abandonedAfterMs
  return status === 'Active' && isIdle ? 'Abandoned' : status
}
