import { formatShopTime, parseShopTime } from '#src/common/shop-time.ts'

export const timeUsage = '[from=2026-12-01] [to=2026-12-24T16:00]'

/** The words of a line that are no times, and the times. Null: no limit in that direction. */
export interface TimedWords {
  words: string[]
  from: Date | null
  to: Date | null
}

const isTime = (word: string): boolean => /^(from|to)=/.test(word)
const valueOf = (word: string): string => word.slice(word.indexOf('=') + 1)

/** Takes `from=` and `to=` out of a line; when one is repeated, the last counts. Returns a text when they are wrong. */
export function readTimes(args: readonly string[]): TimedWords | string {
  const last = (name: string): string | undefined => args.findLast((word) => word.startsWith(`${name}=`))
  const [written, until] = [last('from'), last('to')]
  const from = written === undefined ? null : parseShopTime(valueOf(written), 'begin')
  const to = until === undefined ? null : parseShopTime(valueOf(until), 'end')
  if ((written !== undefined && from === null) || (until !== undefined && to === null))
    return 'Times are written 2026-12-24 or 2026-12-24T16:00, in Helsinki time'
  return { words: args.filter((word) => !isTime(word)), from, to }
}

/** Returns ` from 2026-12-01 00:00 until 2026-12-25 00:00`; empty without limits. */
export const describeTimes = (from: Date | null, to: Date | null): string =>
  (from === null ? '' : ` from ${formatShopTime(from)}`) + (to === null ? '' : ` until ${formatShopTime(to)}`)
