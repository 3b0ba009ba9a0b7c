import { type Detail, detailOf } from './fault-words.ts'
import { pieces, type Piece, textOf, UnreadableFile } from './file-text.ts'

/** An entry of a list, or why it is no object that could be read. */
export type JsonEntry =
  | { line: number; value: Readonly<Record<string, unknown>> }
  | { line: number; value: null; problem: Detail }

const isGap = (mark: string | undefined): boolean => mark !== undefined && /[\s,[\]\ufeff]/.test(mark)

/** One gap between entries, or one entry: up to the brace that closes it, or to the end of its line for what is no object. */
function entryEnd(text: string, from: number, isLast: boolean): number | null {
  let at = from
  while (at < text.length && isGap(text[at])) at++
  if (at > from) return at
  let depth = 0
  let isText = false
  for (; at < text.length; at++) {
    const mark = text[at]
    if (isText) {
      if (mark === '\\') at++
      else if (mark === '"') isText = false
    } else if (mark === '"') isText = true
    else if (mark === '{' || mark === '[') depth++
    else if (mark === '}' || mark === ']') {
      depth--
      if (depth === 0 && text[from] === '{') return at + 1
    } else if (mark === '\n' && depth <= 0) return at
  }
  return isLast && depth <= 0 && !isText ? text.length : null
}

/** The entries of a JSON array, or of a file with an object on each line, one at a time. */
export async function* jsonEntries(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<JsonEntry> {
  for await (const piece of pieces(textOf(bytes), entryEnd, () => true)) {
    if (/^[\s,[\]\ufeff]*$/.test(piece.text)) continue
    yield readEntry(piece)
  }
}

function readEntry({ text, line }: Piece): JsonEntry {
  try {
    const value = JSON.parse(text) as unknown
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { line, value: value as Record<string, unknown> }
    return { line, value: null, problem: detailOf('entry-object') }
  } catch {
    if (text.startsWith('{') && !text.endsWith('}')) throw new UnreadableFile(line, 'json', detailOf('entry-open'))
    return { line, value: null, problem: detailOf('entry-json') }
  }
}
