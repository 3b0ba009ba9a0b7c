import type { CsvFault } from '#src/common/csv-table.ts'
import type { Result } from '#src/common/result.ts'
import { done, failed, type Outcome } from './operation.ts'

interface Tables<Row, Value, Fault> {
  columns: string
  maxRows: number
  /** What its rows are, `redirects`. */
  rows: string
  take: (rows: readonly Row[]) => Promise<{
    isDone: boolean
    lines: readonly { line: number; outcome: Result<Value, Fault> }[]
  }>
  say: (value: Value) => string
  why: (fault: Fault) => string
}

/** Takes a table in as a whole or not at all, and says of each line what became of it. */
export async function importTable<Row, Value, Fault>(
  table: CsvFault | { rows: readonly Row[] },
  { columns, maxRows, rows, take, say, why }: Tables<Row, Value, Fault>,
): Promise<Outcome> {
  if (!('rows' in table)) {
    const reasons = {
      header: `the first line must be ${columns}`,
      fields: `the fields ${columns} are needed, of which the last may be left out`,
      quotes: 'a quoted field does not end',
      'too-many': `no more than ${maxRows} lines at once: split the file`,
    }
    return failed(`${table.line}: ${reasons[table.reason]}. Nothing was imported`)
  }
  if (table.rows.length === 0) return failed(`The file holds no ${rows}`)
  const { isDone, lines } = await take(table.rows)
  const report = lines.map(
    ({ line, outcome }) => `${line}: ${outcome.ok ? say(outcome.value) : `refused: ${why(outcome.error)}`}`,
  )
  if (isDone) return done([...report, `${lines.length} ${rows} imported`].join('\n'))
  const refused = lines.filter(({ outcome }) => !outcome.ok).length
  return failed([...report, `Nothing was imported: ${refused} of ${lines.length} lines refused`].join('\n'))
}
