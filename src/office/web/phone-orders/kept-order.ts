import { browserClock } from '#src/shell/web/clock.ts'
import { forget, keep, keptNames, readKept } from '../use-kept.ts'

/*
 * Each person of the shop has an unfinished order of theirs, also where several use one browser. It goes when they sign out, when the
 * office is opened after their session has ended, and after a day.
 */

const beginning = 'phone-order.'
const nameFor = (staffId: string): string => beginning + staffId
const ageMostMs = 24 * 3_600_000

export const keepDraft = (staffId: string, draft: object): void =>
  keep(nameFor(staffId), JSON.stringify({ at: browserClock.now(), draft }))
export const forgetDraft = (staffId: string): void => forget(nameFor(staffId))

/** What was kept; null: nothing, or it is too old. */
function read(name: string): unknown {
  try {
    const kept = JSON.parse(readKept(name) ?? 'null') as { at?: number; draft?: unknown } | null // written above
    return kept?.at !== undefined && browserClock.now() - kept.at < ageMostMs ? kept.draft : null
  } catch {
    return null
  }
}
export const readDraft = (staffId: string): unknown => read(nameFor(staffId)) ?? null

/** Drops what is too old; without a session all of it. */
export function dropDrafts(hasSession: boolean): void {
  for (const name of keptNames(beginning)) if (!hasSession || read(name) === null) forget(name)
}
