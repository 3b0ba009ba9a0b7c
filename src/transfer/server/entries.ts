import { unguardFormula } from '#src/common/csv-formula.ts'
import { readCell, readJson } from './cell-types.ts'
import { csvRows, type CsvRow, readHeader } from './csv-rows.ts'
import { excerpt, type Fault, faultAt, type Place } from './fault.ts'
import { detailOf } from './fault-words.ts'
import { UnreadableFile } from './file-text.ts'
import { jsonEntries } from './json-entries.ts'
import { type AnyKind, columnsOf } from './kind.ts'

/** Values by column, of those columns a file has. */
export interface Values extends Place {
  values: Map<string, unknown>
}

/** A group: imported as a whole or not at all. */
export interface Entry {
  /** Code of the group; empty when the line does not tell. */
  key: string
  line: number
  /** Lines of a table, parts of a list's entry. */
  rows: number
  head: Values
  /** Null: the file says nothing of parts, as a table without their column. */
  parts: (Values & { code: string })[] | null
  /** A package: its contents must exist before it. */
  isPackage: boolean
  /** A line about the group itself has been read. */
  isNotified: boolean
  faults: Fault[]
}

const maxRows = 500
const keyPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/** A file's groups in order, with all that is wrong in their cells. Throws `UnreadableFile` where nothing can be made of it. */
export async function* readEntries(
  kind: AnyKind,
  format: 'csv' | 'json',
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Entry> {
  const seen = new Map<string, number>()
  for await (const entry of format === 'csv' ? tableEntries(kind, bytes) : listEntries(kind, bytes)) {
    const before = seen.get(entry.key)
    if (entry.key !== '' && before !== undefined)
      entry.faults.push(
        faultAt(entry.head, kind.key, 'twice', detailOf('key-twice', { code: entry.key, line: before })),
      )
    else seen.set(entry.key, entry.line)
    if (entry.rows > maxRows)
      entry.faults.push(
        faultAt(entry.head, kind.key, 'too-long', detailOf('lines-most', { count: entry.rows, most: maxRows })),
      )
    yield entry
  }
}

async function* tableEntries(kind: AnyKind, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  let columns: string[] | null = null
  let open: Entry | null = null
  for await (const row of csvRows(bytes)) {
    if (columns === null) {
      columns = readHeader(row, columnsOf(kind), kind.key)
      continue
    }
    const key = (row.cells[columns.indexOf(kind.key)] ?? '').trim()
    const isReadable = keyPattern.test(key)
    // A line that cannot be read may well be one of the group it stands in: without it that group would not be whole.
    const belongs = open !== null && kind.parts !== null && (isReadable ? open.key === key : row.problem !== null)
    if (!belongs) {
      if (open !== null) yield open
      open = newEntry(isReadable ? key : '', { line: row.line, path: '' }, columns, kind)
      if (!isReadable) open.faults.push(faultAt(open.head, kind.key, 'code', detailOf('code', { value: excerpt(key) })))
    }
    if (open !== null) addRow(open, row, columns, kind)
  }
  if (columns === null) throw new UnreadableFile(1, 'empty', detailOf('empty'))
  if (open !== null) yield open
}

function newEntry(key: string, place: Place, columns: readonly string[], kind: AnyKind): Entry {
  const hasParts = kind.parts !== null && (kind.partKey === null || columns.includes(kind.partKey))
  const head = { ...place, values: new Map<string, unknown>() }
  return {
    key,
    line: place.line,
    rows: 0,
    head,
    parts: hasParts ? [] : null,
    isPackage: false,
    isNotified: false,
    faults: [],
  }
}

function addRow(entry: Entry, row: CsvRow, columns: readonly string[], kind: AnyKind): void {
  entry.rows++
  // Beyond that the group is refused, and its cells are not kept.
  if (entry.rows > maxRows) return
  const place: Place = { line: row.line, path: '' }
  if (row.problem !== null || row.cells.length !== columns.length) {
    const detail = row.problem?.detail ?? detailOf('cells', { count: row.cells.length, wanted: columns.length })
    entry.faults.push(faultAt(place, '', row.problem?.reason ?? 'columns', detail))
    return
  }
  const cells = new Map(columns.map((name, at) => [name, unguardFormula(row.cells[at] ?? '')]))
  cells.delete(kind.key)
  if ((cells.get('contents') ?? '').trim() !== '') entry.isPackage = true
  const partCode = kind.partKey === null ? '' : (cells.get(kind.partKey) ?? '').trim()
  if (kind.partKey !== null) cells.delete(kind.partKey)
  const isPart = kind.parts !== null && (kind.partKey === null || partCode !== '')
  // A line of a product tells of the product and of one variation; elsewhere a line tells of one of them.
  const isMixed = kind.name === 'products'
  const statesHead = !isPart || (isMixed && !entry.isNotified)
  if (!isPart && entry.isNotified) {
    const detail = detailOf('head-twice', { code: entry.key, line: entry.head.line })
    entry.faults.push(faultAt(place, kind.partKey ?? kind.key, 'twice', detail))
    return
  }
  if (statesHead) {
    entry.isNotified = true
    entry.head.line = row.line
  }
  const part = isPart ? partOf(entry, place, partCode, kind) : null
  for (const [name, cell] of cells) {
    const ofPart = part === null ? undefined : kind.part.find((field) => field.name === name)
    const ofHead = ofPart === undefined ? kind.head.find((field) => field.name === name) : undefined
    if (part !== null && ofPart !== undefined) put(entry, part, place, ofPart, readCell(ofPart.type, cell))
    else if (ofHead !== undefined && statesHead) put(entry, entry.head, place, ofHead, readCell(ofHead.type, cell))
    else if (cell.trim() === '') continue
    else if (ofHead !== undefined && isMixed) mustAgree(entry, place, ofHead, cell)
    else
      entry.faults.push(
        faultAt(place, name, 'place', detailOf(ofHead === undefined ? 'place-variation' : 'place-product')),
      )
  }
}

/** Further lines of a product repeat what the first says of it, or leave it empty. */
function mustAgree(entry: Entry, place: Place, { name, type }: AnyKind['head'][number], cell: string): void {
  const read = readCell(type, cell)
  if (!read.ok) entry.faults.push(faultAt(place, name, read.reason, read.detail))
  else if (!entry.head.values.has(name) || type.toCell(read.value) !== type.toCell(entry.head.values.get(name)))
    entry.faults.push(faultAt(place, name, 'differs', detailOf('differs', { line: entry.line, code: entry.key })))
}

function partOf(entry: Entry, place: Place, code: string, kind: AnyKind): Values & { code: string } {
  const isCode = kind.partKey === null || keyPattern.test(code)
  const part = { ...place, code: isCode ? code : '', values: new Map<string, unknown>() }
  if (kind.partKey !== null) {
    if (!isCode) entry.faults.push(faultAt(place, kind.partKey, 'code', detailOf('code', { value: excerpt(code) })))
    else if (entry.parts?.some((other) => other.code === code) === true)
      entry.faults.push(faultAt(place, kind.partKey, 'twice', detailOf('twice', { code })))
  }
  entry.parts?.push(part)
  return part
}

function put(
  entry: Entry,
  into: Values,
  place: Place,
  { name }: { name: string },
  read: ReturnType<typeof readCell>,
): void {
  if (read.ok) into.values.set(name, read.value)
  else entry.faults.push(faultAt(place, name, read.reason, read.detail))
}

async function* listEntries(kind: AnyKind, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  for await (const json of jsonEntries(bytes)) {
    const { line, value } = json
    const key = value?.[kind.key]
    const isReadable = typeof key === 'string' && keyPattern.test(key)
    const entry = newEntry(isReadable ? key : '', { line, path: '' }, [], kind)
    entry.rows = 1
    if (json.value === null) entry.faults.push(faultAt(entry.head, '', 'json', json.problem))
    else {
      if (!isReadable) {
        const detail =
          key === undefined ? detailOf('key-missing', { kind: kind.name }) : detailOf('code', { value: excerpt(key) })
        entry.faults.push(faultAt(entry.head, kind.key, key === undefined ? 'required' : 'code', detail))
      }
      readObject(entry, entry.head, json.value, kind.head, [kind.key, ...(kind.parts === null ? [] : [kind.parts])])
      if (kind.parts !== null && Object.hasOwn(json.value, kind.parts)) readParts(entry, json.value[kind.parts], kind)
    }
    yield entry
  }
}

function readParts(entry: Entry, json: unknown, kind: AnyKind): void {
  const name = kind.parts ?? ''
  if (!Array.isArray(json)) {
    entry.faults.push(faultAt(entry.head, name, 'list', detailOf('list', { value: excerpt(json) })))
    return
  }
  entry.parts = []
  entry.rows = Math.max(1, json.length)
  json.slice(0, maxRows).forEach((part: unknown, at) => {
    const place: Place = { line: entry.line, path: `${name}[${at}].` }
    if (typeof part !== 'object' || part === null || Array.isArray(part)) {
      entry.faults.push(
        faultAt({ ...place, path: `${name}[${at}]` }, '', 'object', detailOf('object', { value: excerpt(part) })),
      )
      return
    }
    const values = part as Record<string, unknown>
    const code = kind.partKey === null ? '' : values[kind.partKey]
    const found = partOf(entry, place, typeof code === 'string' ? code : excerpt(code), kind)
    readObject(entry, found, values, kind.part, kind.partKey === null ? [] : [kind.partKey])
    if (Array.isArray(values['contents']) && values['contents'].length > 0) entry.isPackage = true
  })
}

function readObject(
  entry: Entry,
  into: Values,
  json: Readonly<Record<string, unknown>>,
  fields: AnyKind['head'],
  others: readonly string[],
): void {
  for (const [name, value] of Object.entries(json)) {
    if (others.includes(name)) continue
    const field = fields.find((known) => known.name === name)
    if (field === undefined)
      entry.faults.push(
        faultAt(into, excerpt(name).slice(1, -1), 'column', detailOf('column-none', { name: excerpt(name) })),
      )
    else put(entry, into, into, field, readJson(field.type, value))
  }
}
