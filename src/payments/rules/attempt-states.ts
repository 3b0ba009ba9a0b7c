import { maxRefusedTries } from '../contract/limits.ts'

/**
 * One try to pay. News of it comes from the answer to our call, from the shopper's return and from webhooks, in any order
 * and more than once; so states have ranks and only news of a higher rank counts. Authorised outranks every other end: money
 * the provider has taken is a fact whatever we had concluded before.
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

/** A refusal by the provider; neither the shopper's change of mind nor a fault counts, whoever names it a refusal. */
export const isRefused = ({ status, refusalKey }: Try): boolean =>
  status === 'Refused' && refusalKey !== 'cancelled' && refusalKey !== 'technical'

interface Try {
  status: AttemptStatus
  refusalKey: string | null
}

/** How many more refusals an order stands. */
export const triesLeft = (tries: readonly Try[]): number =>
  Math.max(0, maxRefusedTries - tries.filter(isRefused).length)

/** Then the order ends; not while one may still be paid. */
export const isUsedUp = (tries: readonly Try[]): boolean =>
  triesLeft(tries) === 0 && !tries.some(({ status }) => isInFlight(status))

/** Whether news of `to` changes anything for an attempt in `from`. */
export const counts = (from: AttemptStatus, to: AttemptStatus): boolean => attemptRank[to] > attemptRank[from]
