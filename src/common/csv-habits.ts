/*
 * What spreadsheets leave in the tables that they write: a first line that names the separator, semicolons where a comma is the
 * decimal sign, rows of separators alone, and columns without a name or a value at the end. None of it is a row, a column or a fault.
 */

const delimiters = [';', '\t', ','] as const

/** The separator that a first line `sep=;` names; null for any other line. */
export const namedDelimiter = (line: string): string | null =>
  /^\ufeff?"?sep=([;,\t|])"?\s*$/i.exec(line.replace(/[\r\n]+$/, ''))?.[1] ?? null

/** Detects the column separator from the header: spreadsheets here write semicolons. */
export function delimiterOf(header: string): string {
  const outside = header.replace(/"[^"]*"/g, '')
  const counts = delimiters.map((sign) => outside.split(sign).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** Removes empty cells after the last of so many columns. */
export function withoutEmptyEnd(cells: readonly string[], columns: number): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, Math.max(columns, last + 1))
}
