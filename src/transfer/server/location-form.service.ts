import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { countries, findCountry } from '#src/common/countries.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { serviceNames } from '#src/locations/contract/services.ts'
import { type LocationDraft, newLocation } from '#src/locations/server/location-draft.ts'
import {
  findLocations,
  findLocationVersion,
  locationsTag,
  putLocations,
} from '#src/locations/server/location-writes.service.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type {
  EntryForm,
  FormSaved,
  FormColumn,
  FormSection,
  FormValues,
  LocationFormBody,
} from '../contract/entry-form.ts'
import { noOutcome, writeEach } from './batch.ts'
import type { Entry } from './entries.ts'
import {
  columnMaker,
  fieldsOfFaults,
  formConflict,
  formEntry,
  type FormWords,
  readValues,
  savedWith,
  valuesOf,
} from './entry-form.ts'
import { type Fault, faultAt } from './fault.ts'
import { detailOf } from './fault-words.ts'
import { lockImports } from './import.store.ts'
import type { Field } from './kind.ts'
import { locationKind, lunchKind, specialHoursKind } from './location-fields.ts'
import { type LocationPlanner, planLocation, planLunch, planSpecialHours } from './write-locations.ts'

export interface LocationFormDeps {
  db: Database
  clock: Clock
  text: TextLookup
}

const hours = { widget: 'hours' } as const
const figure = { widget: 'figure' } as const
const words: FormWords = {
  looks: {
    country: {
      widget: 'choice',
      options: countries.map(({ countryCode }) => countryCode),
      key: (code) => findCountry(code)?.nameKey ?? code,
    },
    latitude: figure,
    longitude: figure,
    services: { widget: 'choices', options: serviceNames, key: (name) => `locations/service/${name}` },
    weekdays: hours,
    saturday: hours,
    sunday: hours,
    holidays: {
      widget: 'choice',
      options: ['sunday', 'closed'],
      key: (value) => `office/location-form/holidays/${value}`,
    },
    hours,
    repeat_weeks: figure,
    body: { widget: 'menu' },
  },
  labelOf: (base) => `office/location-form/column/${base}`,
}

const sectionOf = (name: string): FormSection => {
  if (['phone', 'email', 'services'].includes(name)) return 'contact'
  return ['weekdays', 'saturday', 'sunday', 'holidays'].includes(name) ? 'hours' : 'address'
}

/** Columns with their words: of a place, of its special days and of its lunch. */
export function locationColumns(text: TextLookup, language: Language): FormColumn[] {
  const column = columnMaker(words, text, language)
  return [
    ...locationKind.head.map((field) => column(field, sectionOf(field.name))),
    ...specialHoursKind.part.map((field) => column(field, 'day')),
    ...lunchKind.part.map((field) => column(field, 'lunch')),
  ]
}

/** Cafés and shops by form, with their special days and lunch, checked and written as an import would. */
export function createLocationForms({ db, clock, text }: LocationFormDeps) {
  /** A code that no place has gives an empty form, whose version is null. */
  async function read(code: string, actor: ShopActor, language: Language): Promise<EntryForm> {
    authorise(actor, 'locations:read')
    const read = async (tx: Transaction): Promise<EntryForm> => {
      const [draft] = await findLocations(tx, [code])
      const ofDay = <Day extends { day: string }>(group: string, fields: readonly Field<Day>[], days: readonly Day[]) =>
        days.map((one) => ({ code: `${group}-${one.day}`, values: valuesOf(words, fields, one) }))
      return {
        code,
        version: await findLocationVersion(tx, code),
        columns: locationColumns(text, language),
        values: draft ? valuesOf(words, locationKind.head, draft) : {},
        parts: draft
          ? [...ofDay('day', specialHoursKind.part, draft.specialDays), ...ofDay('lunch', lunchKind.part, draft.lunch)]
          : [],
      }
    }
    // Values and version are of one moment: a save between the two would pass for seen.
    return inTransaction(db, read, { isolation: 'repeatable read' })
  }

  /** Writes what was changed. Faults are refused by field; another version now as `office/version-conflict`. */
  async function save(
    code: string,
    body: LocationFormBody,
    actor: ShopActor,
    language: Language,
  ): Promise<Result<FormSaved, Refusal>> {
    authorise(actor, 'locations:write')
    return inTransaction(db, async (tx) => {
      // A place that is not there yet has no row to lock.
      if (body.version === null) await lockImports(tx)
      const [current = null] = await findLocations(tx, [code], true)
      if ((await findLocationVersion(tx, code)) !== body.version) return refuse(formConflict)
      const { draft, faults } = planForm(code, current, body)
      if (faults.length > 0) return refuse({ kind: 'fields', fields: fieldsOfFaults(faults) })
      if (draft === current) return ok(savedWith([], text, language))
      const now = clock.now()
      const refused = await write(tx, draft, { now, by: actor.name })
      if (refused.length > 0) return refuse({ kind: 'fields', fields: fieldsOfFaults(refused) })
      const columns = [...Object.keys(body.values), ...body.parts.map((part) => part.code)]
      await recordAudit(tx, { at: now, actor, command: 'location.changed', subject: code, after: { columns } })
      return ok(savedWith([], text, language))
    })
  }

  return { read, save }
}

export type LocationForms = ReturnType<typeof createLocationForms>

/** What the database refuses comes back as a fault of the whole place. */
async function write(tx: Transaction, draft: LocationDraft, { now, by }: { now: Date; by: string }): Promise<Fault[]> {
  const outcome = noOutcome()
  const entry = formEntry(draft.code, { line: 1, path: '', values: new Map() }, null, [])
  await writeEach(tx, [{ entry, outcome: 'changed', result: draft }], outcome, (savepoint, drafts) =>
    putLocations(savepoint, drafts, now, by),
  )
  if (outcome.faults.length === 0) await emitCacheEvent(tx, [locationsTag])
  return outcome.faults
}

type Parts = LocationFormBody['parts']

/** What the form makes of a place; all that is wrong in it is said at once. The same draft: nothing changes. */
function planForm(code: string, current: LocationDraft | null, { values, parts }: LocationFormBody) {
  const faults: Fault[] = []
  let draft = current
  const take = (plan: ReturnType<LocationPlanner>): void => {
    if (plan.outcome === 'refused') faults.push(...plan.faults)
    else if (plan.outcome !== 'unchanged') draft = plan.result
  }
  const read: Fault[] = []
  take(planLocation(formEntry(code, readValues(locationKind.head, values, '', read), null, read), current))
  // Where the address is not right, the days are looked at all the same.
  const days = (planner: LocationPlanner, entry: Entry | null): void => {
    if (entry) take(planner(entry, draft ?? newLocation(code)))
  }
  const { specialDays, lunch } = current ?? newLocation(code)
  days(planSpecialHours, daysEntry(code, 'day', specialHoursKind.part, specialDays, parts))
  days(planLunch, daysEntry(code, 'lunch', lunchKind.part, lunch, parts))
  for (const part of parts) if (!/^(day|lunch)-/.test(part.code)) faults.push(...unknownPart(part.code))
  return { draft: draft ?? newLocation(code), faults }
}

const unknownPart = (code: string): Fault[] => [
  faultAt({ line: 1, path: `${code}/` }, 'date', 'column', detailOf('no-part')),
]

/** All days that a place has afterwards, as a file names them; null: none changes. */
function daysEntry<Day extends { day: string }>(
  code: string,
  group: string,
  fields: readonly Field<Day>[],
  days: readonly Day[],
  parts: Parts,
): Entry | null {
  const prefix = `${group}-`
  const changed = new Map(
    parts.flatMap((part): [string, FormValues | null][] =>
      part.code.startsWith(prefix) ? [[part.code.slice(prefix.length), part.values]] : [],
    ),
  )
  if (changed.size === 0) return null
  const faults: Fault[] = []
  const dates = [...new Set([...days.map(({ day }) => day), ...changed.keys()])].toSorted()
  const kept = dates.flatMap((date) => {
    const change = changed.get(date)
    if (change === null) return []
    const before = days.find(({ day }) => day === date)
    const was = before ? fields.map((field) => [field.name, field.get(before)] as const) : []
    const { values, ...place } = readValues(fields, change ?? {}, `${prefix}${date}/`, faults)
    // A form says that a day is closed. Where it says nothing, another person took the day away that it was about.
    if (group === 'day' && !before && !('hours' in (change ?? {})))
      faults.push(faultAt(place, 'hours', 'required', detailOf('new-day-hours')))
    return [{ ...place, code: date, values: new Map<string, unknown>([...was, ...values]) }]
  })
  return formEntry(code, { line: 1, path: '', values: new Map() }, kept, faults)
}
