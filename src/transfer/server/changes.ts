import { htmlAsText } from '#src/common/html-text.ts'
import type { Place } from './fault.ts'
import type { Field } from './kind.ts'

/** What a line of a file makes of what the shop has. Values are as a cell has them. */
export interface Change {
  /** Line of the file, counted from 1. */
  line: number
  /** The code of what the line is about. */
  code: string
  /** Column; empty where the whole thing comes or goes, and the values are its name. */
  field: string
  /** Null: there was none. */
  before: string | null
  /** Null: there is none any more. */
  after: string | null
  /** When it begins; null: at once. */
  startsAt: Date | null
}

/** The column `price` of a campaign's line. */
export const campaignPrice = 'price (campaign)'

const longest = 200
const around = 40
const isMarkup = /<\/?[a-z][^<>]*>/i

/** What something is called where it comes or goes. */
const nameFields = ['name_fi', 'variation_name_fi', 'street_fi', 'label_fi', 'hours', 'body_fi']

/** The columns in which something is another afterwards; one line for what comes or goes. */
export function changesOf<Owner>(
  fields: readonly Field<Owner>[],
  { code, line }: Pick<Change, 'code'> & Pick<Place, 'line'>,
  before: Owner | null,
  after: Owner | null,
): Change[] {
  const at = { line, code, startsAt: null }
  if (before !== null && after !== null)
    return fields.flatMap((field) => {
      const [was, is] = [cellOf(field, before), cellOf(field, after)]
      if (was === is) return []
      // A link, a list or bold may be all that changes: without the markup both would read alike.
      const words = [plain(was), plain(is)] as const
      return [{ ...at, field: field.name, ...(words[0] === words[1] ? cut(was, is) : cut(...words)) }]
    })
  const named = nameFields.flatMap((name) => fields.find((field) => field.name === name) ?? [])
  const nameOf = (owner: Owner | null): string | null =>
    owner && (named.map((field) => wordsOf(field, owner)).find((words) => words !== '') ?? code).slice(0, longest)
  return before === null && after === null ? [] : [{ ...at, field: '', before: nameOf(before), after: nameOf(after) }]
}

/** The same of parts by their codes, such as variations and days. */
export function partChanges<Part>(
  fields: readonly Field<Part>[],
  codeOf: (part: Part) => string,
  lineOf: (code: string) => number,
  before: readonly Part[],
  after: readonly Part[],
): Change[] {
  const [was, is] = [before, after].map((parts) => new Map(parts.map((part) => [codeOf(part), part])))
  const codes = [...new Set([...before, ...after].map(codeOf))]
  return codes.flatMap((code) =>
    changesOf(fields, { code, line: lineOf(code) }, was?.get(code) ?? null, is?.get(code) ?? null),
  )
}

const cellOf = <Owner>(field: Field<Owner>, owner: Owner): string => field.type.toCell(field.get(owner))
const wordsOf = <Owner>(field: Field<Owner>, owner: Owner): string => plain(cellOf(field, owner))

const plain = (cell: string): string => (isMarkup.test(cell) ? htmlAsText(cell) : cell)

/** Long texts from a little before where they begin to differ. */
function cut(before: string, after: string): Pick<Change, 'before' | 'after'> {
  if (before.length <= longest && after.length <= longest) return { before, after }
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  const from = Math.max(0, same - around)
  const piece = (text: string): string =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + longest)}${text.length > from + longest ? '…' : ''}`.toWellFormed()
  return { before: piece(before), after: piece(after) }
}
