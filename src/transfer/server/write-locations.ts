import { isDeepStrictEqual } from 'node:util'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import { type LocationDraft, newLocation } from '#src/locations/server/location-draft.ts'
import { findLocations, locationsTag, putLocations } from '#src/locations/server/location-writes.service.ts'
import { type BatchWriter, count, noOutcome, type Planned, writeEach } from './batch.ts'
import { day } from './cell-types.ts'
import { type Change, changesOf, partChanges } from './changes.ts'
import type { Entry } from './entries.ts'
import { type Fault, faultAt } from './fault.ts'
import { detailOf } from './fault-words.ts'
import type { Field } from './kind.ts'
import { locationKind, lunchKind, specialHoursKind } from './location-fields.ts'
import { apply, type Plan } from './product-plan.ts'

/** What an entry makes of a place, without writing it; null: there is none yet. */
export type LocationPlanner = (entry: Entry, current: LocationDraft | null) => Plan<LocationDraft>

/** What a file would change of a place. */
type DraftChanges = (entry: Entry, before: LocationDraft | null, after: LocationDraft) => Change[]

/** The same of its days, which a file brings all of. */
const dayChanges =
  <Day extends { day: string }>(fields: readonly Field<Day>[], daysOf: (draft: LocationDraft) => Day[]): DraftChanges =>
  ({ key, head, parts }, before, after) => {
    const lineOf = (day: string): number => parts?.find(({ code }) => code === day)?.line ?? head.line
    const made = partChanges(fields, ({ day: of }) => of, lineOf, before ? daysOf(before) : [], daysOf(after))
    return made.map((change) => ({ ...change, code: `${key} ${change.code}` }))
  }

/** Each place of a file as the file makes it, from what the shop has. */
const locationWriter =
  (plan: LocationPlanner, changes: DraftChanges): BatchWriter =>
  async (tx, entries, { now, actor, isDryRun }) => {
    const outcome = noOutcome()
    const codes = entries.map(({ key }) => key)
    const known = new Map((await findLocations(tx, codes, true)).map((draft) => [draft.code, draft]))
    const planned: Planned<LocationDraft>[] = []
    for (const entry of entries) {
      const current = known.get(entry.key) ?? null
      const made = plan(entry, current)
      if (!count(outcome, made)) continue
      planned.push({ entry, ...made })
      if (isDryRun) outcome.changes.push(...changes(entry, current, made.result))
    }
    if (isDryRun) return outcome
    const written = await writeEach(tx, planned, outcome, (savepoint, drafts) =>
      putLocations(savepoint, drafts, now, actor.name),
    )
    if (written.length > 0) await emitCacheEvent(tx, [locationsTag])
    return outcome
  }

export const planLocation: LocationPlanner = (entry, current) => {
  const missing =
    current === null && entry.faults.length === 0
      ? locationKind.head.filter((field) => field.isNeeded && !entry.head.values.has(field.name))
      : []
  const faults = [
    ...entry.faults,
    ...missing.map((field) =>
      faultAt(entry.head, field.name, 'required', detailOf('required-new', { code: entry.key })),
    ),
  ]
  if (faults.length > 0) return { outcome: 'refused', faults }
  const draft = current === null ? newLocation(entry.key) : structuredClone(current)
  apply(locationKind.head, draft, entry.head)
  return planned(draft, current)
}
export const writeLocations = locationWriter(planLocation, ({ key, head }, before, after) =>
  changesOf(locationKind.head, { code: key, line: head.line }, before, after),
)

const planned = (draft: LocationDraft, current: LocationDraft | null): Plan<LocationDraft> =>
  current !== null && isDeepStrictEqual(draft, current)
    ? { outcome: 'unchanged' }
    : { outcome: current === null ? 'added' : 'changed', result: draft }

/** The days of a file in order, in place of those a place had. */
const daysPlanner =
  <Day extends { day: string }>(
    key: string,
    part: readonly Field<Day>[],
    newDay: (date: string) => Day,
    put: (draft: LocationDraft, days: Day[]) => LocationDraft,
  ): LocationPlanner =>
  (entry, current) => {
    const faults: Fault[] = [...entry.faults]
    if (current === null) faults.push(faultAt(entry.head, key, 'unknown', detailOf('no-place', { code: entry.key })))
    const days = (entry.parts ?? []).map((values) => {
      const date = day.check(values.code)
      if (!date.ok && values.code !== '') faults.push(faultAt(values, 'date', date.reason, date.detail))
      for (const { name, isNeeded } of part)
        if (isNeeded && !values.values.has(name) && entry.faults.length === 0)
          faults.push(faultAt(values, name, 'required', detailOf('required-day', { day: values.code })))
      const made = newDay(values.code)
      apply(part, made, values)
      return made
    })
    if (current === null || faults.length > 0) return { outcome: 'refused', faults }
    return planned(
      put(
        current,
        days.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
      ),
      current,
    )
  }

const nothing = { fi: '', sv: '', en: '' }

export const planSpecialHours = daysPlanner(
  specialHoursKind.key,
  specialHoursKind.part,
  (date) => ({ day: date, hours: null, label: nothing }),
  (draft, specialDays) => ({ ...draft, specialDays }),
)
export const writeSpecialHours = locationWriter(
  planSpecialHours,
  dayChanges(specialHoursKind.part, ({ specialDays }) => specialDays),
)

export const planLunch = daysPlanner(
  lunchKind.key,
  lunchKind.part,
  (date) => ({ day: date, repeatWeeks: 0, body: nothing }),
  (draft, lunch) => ({ ...draft, lunch }),
)
export const writeLunch = locationWriter(
  planLunch,
  dayChanges(lunchKind.part, ({ lunch }) => lunch),
)
