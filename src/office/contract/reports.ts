import { Type } from 'typebox'

/*
 * Reports: sums of the shop over a period of shop days, compared with an earlier one. `GET /api/admin/reports/{name}`, and
 * `…/{name}/file` for the same as CSV.
 */

/** The longest period. */
export const reportDaysMost = 400

const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', format: 'date' })

/** Left out: the 30 days until today, compared with nothing. A period that is none is 400 with `errors.from` or `errors.to`. */
export const ReportQuery = Type.Object({
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** before: as many days right before it · year: the same days a year before. */
  compare: Type.Optional(Type.Enum(['before', 'year'])),
})
export type ReportQuery = Type.Static<typeof ReportQuery>

/** money: whole cents · day: `2026-11-29` · month: `2026-11` · hours and percent: with fractions. */
export const ReportColumn = Type.Object({
  name: Type.String(),
  label: Type.String(),
  kind: Type.Enum(['text', 'day', 'month', 'number', 'money', 'hours', 'percent']),
  /** Its values add up to `totals`. */
  sums: Type.Boolean(),
})
export type ReportColumn = Type.Static<typeof ReportColumn>

/** `GET /api/admin/reports`: those that the person may read. */
export const Reports = Type.Object({
  reports: Type.Array(
    Type.Object({
      name: Type.String(),
      label: Type.String(),
      /** What is counted, in a sentence. */
      note: Type.String(),
      /** It says what is so now: it takes no period. */
      isOfNow: Type.Boolean(),
    }),
  ),
})
export type Reports = Type.Static<typeof Reports>

const Cells = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]))
const Totals = Type.Record(Type.String(), Type.Number())
const Days = Type.Object({ from: Type.String(), to: Type.String() })

export const ReportAnswer = Type.Object({
  name: Type.String(),
  label: Type.String(),
  period: Days,
  /** What it is compared with; null: nothing. */
  before: Type.Union([Days, Type.Null()]),
  columns: Type.Array(ReportColumn),
  /** The column that a figure draws over days or months. */
  figure: Type.Union([Type.String(), Type.Null()]),
  rows: Type.Array(
    Type.Object({
      cells: Cells,
      /** The row of the same name in the period before; null: there is none. */
      before: Type.Union([Cells, Type.Null()]),
    }),
  ),
  totals: Totals,
  totalsBefore: Type.Union([Totals, Type.Null()]),
})
export type ReportAnswer = Type.Static<typeof ReportAnswer>
export type ReportCells = Type.Static<typeof Cells>
