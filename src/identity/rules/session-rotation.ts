import { persistentSessionMs, rotateAfterMs, rotationGraceMs, sessionMs } from '../contract/limits.ts'

/*
 * A session's secret is exchanged once a day. The answer with the new one may never arrive, and requests with the old one may be
 * under way, so the old one counts until the new one was shown, and a minute longer. Whoever brings it after that has a copy.
 *
 *   secret in use --rotate--> not shown yet --shown--> shown
 *     former: none              former: good            former: good for a minute, then a theft
 */
export interface SessionTimes {
  rotatedAt: Date
  /** When the secret in use was first shown; null: never. */
  shownAt: Date | null
}

export const endOfSession = (now: Date, isKept: boolean): Date =>
  new Date(+now + (isKept ? persistentSessionMs : sessionMs))

/** What a secret is worth: the one in use, the one before it, or one that was copied. */
export function verifySessionSecret(times: SessionTimes, isPrevious: boolean, now: Date): 'good' | 'stolen' {
  if (!isPrevious || times.shownAt === null) return 'good'
  return +now - +times.shownAt <= rotationGraceMs ? 'good' : 'stolen'
}

/** Whether a new secret is due: the one in use is a day old, or seems to have been lost on its way. */
export function isRotationDue({ rotatedAt, shownAt }: SessionTimes, isPrevious: boolean, now: Date): boolean {
  const age = +now - +rotatedAt
  return isPrevious ? shownAt === null && age > rotationGraceMs : age > rotateAfterMs
}
