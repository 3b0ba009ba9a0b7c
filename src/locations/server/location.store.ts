import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { formatHours, type Hours, parseHours } from '../rules/opening-hours.ts'
import type { LocationDraft } from './location-draft.ts'
import { location, locationLunch, locationSpecialDay } from './location.tables.ts'

const hoursOf = (text: string | null): Hours | null => (text === null ? null : parseHours(text))

/** Returns all drafts, or those with the given codes, sorted by code; `lock` locks the rows until the transaction ends. */
export async function listLocationDrafts(
  db: Executor,
  codes: readonly string[] | null = null,
  lock = false,
): Promise<LocationDraft[]> {
  const among = codes === null ? undefined : inArray(location.code, [...codes])
  if (codes?.length === 0) return []
  const selected = db
    .select()
    .from(location)
    .where(among)
    .orderBy(asc(sql`${location.code} collate "C"`))
  const rows = await (lock ? selected.for('update') : selected)
  const days = await db
    .select()
    .from(locationSpecialDay)
    .where(codes === null ? undefined : inArray(locationSpecialDay.locationCode, [...codes]))
    .orderBy(asc(locationSpecialDay.day))
  const lunch = await db
    .select()
    .from(locationLunch)
    .where(codes === null ? undefined : inArray(locationLunch.locationCode, [...codes]))
    .orderBy(asc(locationLunch.day))
  const daysOf = Map.groupBy(days, (row) => row.locationCode)
  const lunchOf = Map.groupBy(lunch, (row) => row.locationCode)
  return rows.map(({ weekdayHours, saturdayHours, sundayHours, changedAt: _at, changedBy: _by, ...row }) => ({
    ...row,
    weekdays: hoursOf(weekdayHours),
    saturday: hoursOf(saturdayHours),
    sunday: hoursOf(sundayHours),
    specialDays: (daysOf.get(row.code) ?? []).map(({ day, hours, label }) => ({ day, hours: hoursOf(hours), label })),
    lunch: (lunchOf.get(row.code) ?? []).map(({ day, repeatWeeks, body }) => ({ day, repeatWeeks, body })),
  }))
}

/** Milliseconds of a place's last change; null: there is no such place. */
export async function findLocationVersion(db: Executor, code: string): Promise<number | null> {
  const [row] = await db.select({ at: location.changedAt }).from(location).where(eq(location.code, code))
  return row ? +row.at : null
}

/** Writes each place with its special days and lunch, replacing the former ones. */
export async function writeLocations(
  tx: Transaction,
  drafts: readonly LocationDraft[],
  at: Date,
  by: string,
): Promise<void> {
  if (drafts.length === 0) return
  const codes = drafts.map(({ code }) => code)
  const { code: _code, ...columns } = getTableColumns(location)
  const set = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  )
  await tx
    .insert(location)
    .values(
      drafts.map(({ weekdays, saturday, sunday, specialDays: _days, lunch: _lunch, ...draft }) => ({
        ...draft,
        weekdayHours: formatHours(weekdays),
        saturdayHours: formatHours(saturday),
        sundayHours: formatHours(sunday),
        changedAt: at,
        changedBy: by,
      })),
    )
    .onConflictDoUpdate({ target: location.code, set })
  await tx.delete(locationSpecialDay).where(inArray(locationSpecialDay.locationCode, codes))
  await tx.delete(locationLunch).where(inArray(locationLunch.locationCode, codes))
  const days = drafts.flatMap(({ code, specialDays }) =>
    specialDays.map(({ hours, ...day }) => ({ ...day, hours: formatHours(hours), locationCode: code })),
  )
  if (days.length > 0) await tx.insert(locationSpecialDay).values(days)
  const lunch = drafts.flatMap((draft) => draft.lunch.map((day) => ({ ...day, locationCode: draft.code })))
  if (lunch.length > 0) await tx.insert(locationLunch).values(lunch)
}

/** False: there was none. */
export async function deleteLocation(tx: Transaction, code: string): Promise<boolean> {
  const rows = await tx
    .delete(location)
    .where(inArray(location.code, [code]))
    .returning({ code: location.code })
  return rows.length > 0
}
