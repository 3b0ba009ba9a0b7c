import { stringify } from 'csv-stringify/sync'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { guardWords } from '#src/common/csv-formula.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { may } from '#src/common/permissions.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { sheetDelimiter, sheetFigure } from '#src/common/sheet-csv.ts'
import { edgeOfDay, isDay } from '#src/common/shop-time.ts'
import { shopDay } from '#src/common/working-days.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Period, Report, ReportColumn, ReportRow } from '#src/platform/resources/report.ts'
import { reportDaysMost, type ReportAnswer, type ReportQuery, type Reports } from '../contract/reports.ts'
import { daysBetween, daysLater, monthsBetween, yearsLater } from '../rules/calendar.ts'
import { reportKeys } from './describe.ts'

export interface ReportsDeps {
  clock: Clock
  text: TextLookup
  reports: readonly Report[]
}

const usualDays = 30
/** Days that a report may speak of, with room for what it is compared with. */
const [firstDay, lastDay] = ['1970-01-01', '2200-12-31']

/** Reports for staff who may read them, with the same numbers as a table and as a file. */
export function createReports({ clock, text, reports }: ReportsDeps) {
  function periodOf({ from, to, compare }: ReportQuery): Result<{ period: Period; before: Period | null }, Refusal> {
    const last = to ?? shopDay(clock.now())
    if (!isDay(last) || last < firstDay || last > lastDay) return refuse(invalid('to'))
    const first = from ?? daysLater(last, 1 - usualDays)
    const days = isDay(first) && first >= firstDay ? daysBetween(first, last) + 1 : 0
    if (days < 1 || days > reportDaysMost) return refuse(invalid('from'))
    const earlier = compare === 'year' ? yearsLater(first, -1) : daysLater(first, -days)
    const before = compare && spanOf(earlier, daysLater(earlier, days - 1))
    return ok({ period: spanOf(first, last), before: before ?? null })
  }

  async function read(
    report: Report,
    asked: ReportQuery,
    actor: ShopActor,
    language: Language,
  ): Promise<Result<ReportAnswer, Refusal>> {
    authorise(actor, report.reading)
    const given = periodOf(asked)
    if (!given.ok) return given
    const { period } = given.value
    const before = report.isOfNow ? null : given.value.before
    const rows = await report.rows(period, language)
    const earlier = before && (await report.rows(before, language))
    const { name, columns, figure } = report
    return ok({
      name,
      label: text(language, reportKeys.name(name)),
      period: daysOf(period),
      before: before && daysOf(before),
      columns: Object.entries(columns).map(([column, { kind, sums }]) => ({
        name: column,
        label: text(language, reportKeys.field(name, column)),
        kind,
        sums: sums === true,
      })),
      figure,
      rows: earlier && before ? compared(report, [rows, period], [earlier, before]) : rows.map(alone),
      totals: totalsOf(report, rows),
      totalsBefore: earlier && totalsOf(report, earlier),
    })
  }

  return {
    list(actor: ShopActor, language: Language): Reports {
      authorise(actor, 'reports:read')
      return {
        reports: reports
          .filter(({ reading }) => may(actor, reading))
          .map(({ name, isOfNow }) => ({
            name,
            label: text(language, reportKeys.name(name)),
            note: text(language, reportKeys.note(name)),
            isOfNow: isOfNow === true,
          })),
      }
    },

    read,

    /** The table as CSV; each figure of the period before has another column. */
    async file(
      report: Report,
      asked: ReportQuery,
      actor: ShopActor,
      language: Language,
    ): Promise<Result<{ name: string; file: string }, Refusal>> {
      authorise(actor, report.reading)
      const answered = await read(report, asked, actor, language)
      if (!answered.ok) return answered
      const { columns, rows, period, before } = answered.value
      const earlier = before === null ? [] : columns.filter(({ name }) => !report.key.includes(name))
      const head = [
        ...columns.map(({ label }) => label),
        ...earlier.map(({ label }) => `${label} ${before?.from}–${before?.to}`),
      ]
      const lines = rows.map(({ cells, before: was }) => [
        ...columns.map(({ name, kind }) => cellText(kind, cells[name], language)),
        ...earlier.map(({ name, kind }) => cellText(kind, was?.[name], language)),
      ])
      const name = `${report.name}_${period.from}_${period.to}.csv`
      return ok({ name, file: stringify([head, ...lines], { bom: true, delimiter: sheetDelimiter(language) }) })
    },
  }
}

export type ReportsService = ReturnType<typeof createReports>

const invalid = (field: string): Refusal => ({ kind: 'fields', fields: { [field]: ['forms/validation/invalid'] } })
const spanOf = (from: string, to: string): Period => ({
  from,
  to,
  begin: edgeOfDay(from, 'begin'),
  end: edgeOfDay(to, 'end'),
})
const daysOf = ({ from, to }: Period) => ({ from, to })
const alone = (cells: ReportRow) => ({ cells, before: null })

const totalsOf = ({ columns }: Report, rows: readonly ReportRow[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, { sums }]) =>
      sums ? [[name, rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)]] : [],
    ),
  )

/** What a row is called in its period: the third day, the first month at 25.5%. */
const nameIn = ({ columns, key }: Report, row: ReportRow, { from }: Period): string =>
  JSON.stringify(
    key.map((name) => {
      const value = row[name] ?? null
      if (columns[name]?.kind === 'day') return daysBetween(from, String(value))
      return columns[name]?.kind === 'month' ? monthsBetween(from, String(value)) : value
    }),
  )

/** Each row next to the one of its name before; the rows that are no more come last, empty. */
function compared(
  report: Report,
  [rows, period]: readonly [ReportRow[], Period],
  [earlier, before]: readonly [ReportRow[], Period],
): ReportAnswer['rows'] {
  const left = new Map(earlier.map((row) => [nameIn(report, row, before), row]))
  const paired = rows.map((cells) => {
    const name = nameIn(report, cells, period)
    const was = left.get(name) ?? null
    left.delete(name)
    return { cells, before: was }
  })
  const gone = [...left.values()].map((was) => {
    const cells = Object.entries(report.columns).map(([name, { sums }]) => [
      name,
      report.key.includes(name) ? (was[name] ?? null) : sums ? 0 : null,
    ])
    return { cells: Object.fromEntries(cells) as ReportRow, before: was }
  })
  return [...paired, ...gone]
}

function cellText(kind: ReportColumn['kind'], value: string | number | null | undefined, language: Language): string {
  if (value === null || value === undefined) return ''
  if (kind === 'money') return sheetFigure((Number(value) / 100).toFixed(2), language)
  if (typeof value === 'number') return sheetFigure(String(value), language)
  return kind === 'text' ? guardWords(value) : value
}
