/** An entry of the API's `openPeriods`: ISO times. */
export interface WirePeriod {
  from: string
  to: string
}

export type OpenState =
  | { kind: 'open'; since: Date; until: Date }
  /** `minutes` until it closes. */
  | { kind: 'closing'; until: Date; minutes: number }
  /** Null: it does not open within the known days. */
  | { kind: 'closed'; opens: Date | null }
  /** It does not close within the days that are known. */
  | { kind: 'always' }

const minuteMs = 60_000
/** Minutes before closing from which “closes soon” is shown. */
const closingMinutes = 60
/** Longer than the opening of any place that ever closes. */
const alwaysMs = 6 * 24 * 60 * minuteMs

/** Returns the state of a place at a time, from periods that the server has computed: browsers need no time zone for it. */
export function openStateAt(now: Date, periods: readonly WirePeriod[]): OpenState {
  const moment = +now
  for (const period of periods) {
    const [from, to] = [Date.parse(period.from), Date.parse(period.to)]
    if (to <= moment) continue
    if (from > moment) return { kind: 'closed', opens: new Date(from) }
    const until = new Date(to)
    if (to - from > alwaysMs) return { kind: 'always' }
    const minutes = Math.ceil((to - moment) / minuteMs)
    return minutes <= closingMinutes
      ? { kind: 'closing', until, minutes }
      : { kind: 'open', since: new Date(from), until }
  }
  return { kind: 'closed', opens: null }
}
