import { persistentSessionMs, rotateAfterMs, rotationGraceMs, sessionMs } from '../contract/limits.ts'

/*
 * A session's secret is exchanged once a day. The response with the new one may never arrive, and requests with the old one may be
 * under way, so the old one stays valid until the new one was used, and a minute longer. If it comes later, it was copied.
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

/** Whether a secret is good or stolen: the one in use is good, the one before it only for a time. */
export function verifySessionSecret(times: SessionTimes, isPrevious: boolean, now: Date): 'good' | 'stolen' {
  if (!isPrevious || times.shownAt === null) return 'good'
  return +now - +times.shownAt <= rotationGraceMs ? 'good' : 'stolen'
}

/** Whether a new secret is due: the one in use is a day old, or seems to have been lost on its way to the browser. */
export function isRotationDue({ rotatedAt, shownAt }: SessionTimes, isPrevious: boolean, now: Date): boolean {
  const age = +now - +rotatedAt
  return isPrevious ? shownAt === null && age > rotationGraceMs : age > rotateAfterMs
}
