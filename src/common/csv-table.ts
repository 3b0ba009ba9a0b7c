import { delimiterOf, isBlankRow, namedDelimiter, withoutEmptyEnd } from './csv-habits.ts'

export interface CsvFault {
  reason: 'header' | 'fields' | 'quotes' | 'too-many'
  /** Counted from 1. */
  line: number
}

/**
 * The rows of a small table with a header line, separated by commas, semicolons or tabs, quoted where needed. The last column may
 * be left out, of the table or of a line, and is then empty.
 */
export function parseCsvTable<Column extends string>(
  text: string,
  columns: readonly Column[],
  maxRows: number,
): { rows: (Record<Column, string> & { line: number })[] } | CsvFault {
  const fits = (fields: readonly string[]) => fields.length === columns.length || fields.length === columns.length - 1
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const first = Math.max(
    0,
    lines.findIndex((line) => line.trim() !== '' && namedDelimiter(line) === null),
  )
  const delimiter = namedDelimiter(lines[first - 1] ?? '') ?? delimiterOf(lines[first] ?? '')
  const header = withoutEmptyEnd(csvFields(lines[first] ?? '', delimiter) ?? [], 0).map((name) => name.toLowerCase())
  if (!fits(header) || header.some((name, at) => name !== columns[at])) return { reason: 'header', line: first + 1 }
  const rows: (Record<Column, string> & { line: number })[] = []
  for (const [at, content] of lines.entries()) {
    if (at <= first) continue
    const line = at + 1
    const read = csvFields(content, delimiter)
    if (read === null) return { reason: 'quotes', line }
    if (isBlankRow(read)) continue
    const fields = withoutEmptyEnd(read, header.length)
    if (!fits(fields)) return { reason: 'fields', line }
    if (rows.length === maxRows) return { reason: 'too-many', line }
    const cells = Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']))
    rows.push({ ...(cells as Record<Column, string>), line }) // one of each column
  }
  return { rows }
}

/** The fields of a line, without the space round them; null for quotes that do not close. No field holds a line break. */
export function csvFields(line: string, delimiter: string): string[] | null {
  const fields: string[] = []
  const sign = delimiter === '|' ? '\\|' : delimiter
  const field = new RegExp(`[^\\S\\t]*(?:"((?:[^"]|"")*)"|([^"${sign}]*))[^\\S\\t]*(${sign}|$)`, 'y')
  for (;;) {
    const found = field.exec(line)
    if (!found) return null
    fields.push(found[1]?.replaceAll('""', '"') ?? (found[2] ?? '').trim())
    if (found[3] === '') return fields
  }
}
