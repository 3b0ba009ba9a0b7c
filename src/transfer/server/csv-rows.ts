import { CsvError, parse } from 'csv-parse/sync'
import { delimiterOf, isBlankRow, namedDelimiter, withoutEmptyEnd } from '#src/common/csv-habits.ts'
import { maxCharacters, pieces, type Piece, textOf, UnreadableFile } from './file-text.ts'
import type { Wrong } from './cell-type.ts'
import { detailWords, inLanguages, detailOf } from './fault-words.ts'

/** A line of a table; `problem` says why its cells cannot be trusted, they are then what could be made out. */
export interface CsvRow {
  line: number
  cells: string[]
  problem: Wrong | null
}

const quote = 34

/** After the line break that ends the record, quotes taken into account; null: it goes on beyond what is there. */
function recordEnd(text: string, from: number, isLast: boolean): number | null {
  let isQuoted = false
  for (let at = from; at < text.length; at++) {
    const mark = text.charCodeAt(at)
    if (mark === quote) isQuoted = !isQuoted
    else if (!isQuoted && mark === 10) return at + 1
    else if (!isQuoted && mark === 13) {
      if (at + 1 === text.length && !isLast) return null
      return text.charCodeAt(at + 1) === 10 ? at + 2 : at + 1
    }
  }
  return isLast && !isQuoted ? text.length : null
}

function readCells(record: string, delimiter: string): string[] | CsvError {
  try {
    const [cells] = parse(record, { delimiter, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] })
    return (cells as string[] | undefined) ?? []
  } catch (error) {
    if (error instanceof CsvError) return error
    throw error
  }
}

const isBlank = ({ text }: Piece): boolean => text.trim() === ''

/**
 * A table with its header as the first row: commas, semicolons or tabs, any line ends, a byte order mark or none. Lines
 * that cannot be read come with a problem, and reading goes on with the next one. Blank lines and what else spreadsheets leave
 * behind are left out.
 */
export async function* csvRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  let delimiter = ''
  let columns: number | null = null
  // Read once, to see whether the piece is sound, and once more where it is used: the last one is remembered.
  let last: { text: string; cells: string[] | CsvError } = { text: '', cells: [] }
  const cellsOf = (text: string): string[] | CsvError => {
    if (last.text !== text || text === '') last = { text, cells: readCells(text, delimiter) }
    return last.cells
  }
  const whole = (text: string): boolean => {
    if (text.trim() === '') return true
    if (delimiter === '') delimiter = namedDelimiter(text) ?? delimiterOf(text)
    return Array.isArray(cellsOf(text))
  }
  for await (const piece of pieces(textOf(bytes), recordEnd, whole)) {
    if (isBlank(piece) || (columns === null && namedDelimiter(piece.text) !== null)) continue
    const cells = cellsOf(piece.text)
    if (Array.isArray(cells)) {
      if (isBlankRow(cells)) continue
      const row = withoutEmptyEnd(cells, columns ?? 0)
      columns ??= row.length
      yield { line: piece.line, cells: row, problem: null }
      continue
    }
    const isLong = piece.text.length >= maxCharacters
    const detail = isLong ? detailOf('line-long', { most: maxCharacters }) : detailOf('quotes')
    yield { line: piece.line, cells: splitLoosely(piece.text, delimiter), problem: { reason: 'quotes', detail } }
  }
}

/** What can be made out of a line whose quotes are wrong: enough to tell whose line it is. */
const splitLoosely = (record: string, delimiter: string): string[] =>
  record
    .slice(0, 2_000)
    .split(delimiter)
    .map((cell) => cell.trim().replace(/^"|"$/g, ''))

/** Columns by place. The first line must name each column once, all of them known, and the key among them. */
export function readHeader(row: CsvRow, known: readonly string[], key: string): string[] {
  const names = row.cells.map((cell) => cell.trim().toLowerCase())
  if (row.problem !== null) {
    const { detail } = row.problem
    const words = inLanguages((language) => detailWords(detail, language))
    throw new UnreadableFile(row.line, 'header', detailOf('header', words))
  }
  names.forEach((name, at) => {
    if (name === '') throw new UnreadableFile(row.line, 'header', detailOf('column-unnamed', { number: at + 1 }))
    if (!known.includes(name)) {
      const like = known.find((other) => isLike(other, name))
      const quoted = { name: JSON.stringify(name.slice(0, 60)) }
      const detail =
        like === undefined
          ? detailOf('column-known', { ...quoted, known: known.join(', ') })
          : detailOf('column-like', { ...quoted, like })
      throw new UnreadableFile(row.line, 'column', detail, name.slice(0, 60))
    }
    if (names.indexOf(name) !== at)
      throw new UnreadableFile(row.line, 'column', detailOf('column-twice', { name }), name)
  })
  if (!names.includes(key)) throw new UnreadableFile(row.line, 'column', detailOf('column-missing', { name: key }), key)
  return names
}

/** One letter more, less or other, or two in the wrong order. */
function isLike(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const rest = (text: string): string => text.slice(start, text.length - end)
  return Math.max(rest(a).length, rest(b).length) <= 1 || rest(a) === Array.from(rest(b)).toReversed().join('')
}
