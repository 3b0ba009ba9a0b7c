import { abandonedAfterMs, maxRefusedTries } from '../contract/limits.ts'

/**
 * One try to pay. Updates come from the response to our call, from the shopper's return and from webhooks, in any order and
 * more than once; so states have ranks and only an update of a higher rank counts. Authorised outranks every other final
 * state: money the provider has taken is a fact, whatever we had concluded before.
 *
 * Open: the provider may or may not have heard of it. AwaitingShopper: with the bank's page. Pending: the provider has it
 * and has not decided, or our call got no answer. Failed: it never became a payment. Cancelled: by the shopper, or by us.
 * Reversed: the money went back.
 */
export const attemptStatuses = [
  'Open',
  'AwaitingShopper',
  'Pending',
  'Authorised',
  'Refused',
  'Cancelled',
  'Failed',
  'Reversed',
] as const
export type AttemptStatus = (typeof attemptStatuses)[number]

export const attemptRank: Readonly<Record<AttemptStatus, number>> = {
  Open: 1,
  AwaitingShopper: 2,
  Pending: 3,
  Failed: 4,
  Refused: 5,
  Cancelled: 5,
  Authorised: 6,
  Reversed: 7,
}

export const isDecided = (status: AttemptStatus): boolean => attemptRank[status] >= attemptRank.Failed

/** The provider may have it: the order can neither be changed nor paid another way. */
export const isInFlight = (status: AttemptStatus): boolean => !isDecided(status)

/** Whether a next try may cancel it: its shopper left the bank's page, or our process ended before the provider was asked. */
export const isReplaceable = ({ status, createdAt }: { status: AttemptStatus; createdAt: Date }, now: Date): boolean =>
  status === 'AwaitingShopper' || (status === 'Open' && now.getTime() - createdAt.getTime() > abandonedAfterMs)

/** A refusal that counts: not a cancellation by the shopper or a technical fault, even if the provider calls it a refusal. */
export const isRefused = ({ status, refusalKey }: Try): boolean =>
  status === 'Refused' && refusalKey !== 'cancelled' && refusalKey !== 'technical'

interface Try {
  status: AttemptStatus
  refusalKey: string | null
}

/** How many more refusals an order may have before it ends. */
export const triesLeft = (tries: readonly Try[]): number =>
  Math.max(0, maxRefusedTries - tries.filter(isRefused).length)

/** Whether the order has to end: no tries are left, and none is in flight. */
export const isUsedUp = (tries: readonly Try[]): boolean =>
  triesLeft(tries) === 0 && !tries.some(({ status }) => isInFlight(status))

/** Whether an update to `to` changes an attempt in `from`. */
export const counts = (from: AttemptStatus, to: AttemptStatus): boolean => attemptRank[to] > attemptRank[from]
