import { type SQL, sql } from 'drizzle-orm'
import { type Language, shopTimeZone } from '#src/common/locale.ts'
import { isPublic, type Permission } from '#src/common/permissions.ts'

/*
 * A report is a table of sums over a period of shop days. Its one definition stands next to the tables that it reads; the back
 * office makes calls, figure and file of it. Labels are texts under `office/report-{name}/…`.
 */

/** Days of the shop, both included, and their moments: `begin` is in the period, `end` is the first after it. */
export interface Period {
  from: string
  to: string
  begin: Date
  end: Date
}

/** money: whole cents · day: `2026-11-29` · month: `2026-11` · hours and percent: with fractions. */
const reportKinds = ['text', 'day', 'month', 'number', 'money', 'hours', 'percent'] as const

export interface ReportColumn {
  kind: (typeof reportKinds)[number]
  /** Its values add up. */
  sums?: true
}

export type ReportRow = Record<string, string | number | null>

export interface Report {
  /** Its calls are `/api/admin/reports/{name}`. */
  name: string
  reading: Permission
  columns: Readonly<Record<string, ReportColumn>>
  /** Columns that name a row. Rows of two periods are compared by them: days and months by their place in the period. */
  key: readonly string[]
  /** The column that the figure draws over days or months; null: there is no figure. */
  figure: string | null
  /** It says what is so now, whatever the period. */
  isOfNow?: true
  rows(period: Period, language: Language): Promise<ReportRow[]>
}

/** Throws for a definition that would let everybody in, or whose words do not fit together: the shop then does not start. */
export function defineReport(report: Report): Report {
  const { name, reading, columns, key, figure } = report
  if (isPublic(reading)) throw new Error(`The report ${name} names a permission of everybody: ${reading}`)
  for (const column of [...key, ...(figure === null ? [] : [figure])])
    if (!columns[column]) throw new Error(`The report ${name} has no column ${column}`)
  return report
}

/** The condition that a moment is in the period. */
export const within = (moment: SQL, { begin, end }: Period): SQL =>
  sql`${moment} >= ${begin.toISOString()}::timestamptz and ${moment} < ${end.toISOString()}::timestamptz`

/** The day of a moment in the shop. */
export const dayIn = (moment: SQL): SQL => sql`(${moment} at time zone ${sql.raw(`'${shopTimeZone}'`)})::date`
