import type { FaultReason } from './fault-reason.ts'
import { type Detail, detailWords, detailOf } from './fault-words.ts'

/** A file that cannot be read at all; the message is the detail in English. */
export class UnreadableFile extends Error {
  readonly line: number
  readonly reason: FaultReason
  readonly detail: Detail
  readonly field: string
  constructor(line: number, reason: FaultReason, detail: Detail, field = '') {
    super(detailWords(detail, 'en'))
    this.line = line
    this.reason = reason
    this.detail = detail
    this.field = field
  }
}

/** The longest line of a table and the longest entry of a list. */
export const maxCharacters = 1_000_000

/** Bytes as text; a file that is not UTF-8 is refused, because letters would be lost without a word. */
export async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let read = 0
  try {
    for await (const piece of bytes) {
      const text = decoder.decode(piece, { stream: true })
      read += piece.length
      if (text !== '') yield text
    }
    const rest = decoder.decode()
    if (rest !== '') yield rest
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UnreadableFile(1, 'encoding', detailOf('encoding', { bytes: Math.max(0, read - 1) }))
  }
}

/** A piece of a file that is read for itself. */
export interface Piece {
  text: string
  /** Line it begins on, from 1. */
  line: number
}

/**
 * Cuts a text into pieces while it comes. `endOf` gives where the piece that begins at `from` ends, or null when it has to
 * see more. `whole` is asked about each: where it says no, only the first line is taken and reading goes on after it, so
 * that one quote too many costs one line and not the rest of the file.
 */
export async function* pieces(
  texts: AsyncIterable<string>,
  endOf: (text: string, from: number, isLast: boolean) => number | null,
  whole: (text: string) => boolean,
): AsyncGenerator<Piece> {
  let held = ''
  let from = 0
  let line = 1
  const take = function* (isLast: boolean): Generator<Piece> {
    while (from < held.length) {
      let end = endOf(held, from, isLast)
      if (end === null && held.length - from <= maxCharacters && !isLast) return
      if (end === null || end - from > maxCharacters || !whole(held.slice(from, end)))
        end = firstLineEnd(held, from, Math.min(end ?? held.length, from + maxCharacters))
      const text = held.slice(from, end)
      yield { text, line }
      line += lineBreaks(text)
      from = end
    }
  }
  for await (const text of texts) {
    held = from === 0 ? held + text : held.slice(from) + text
    from = 0
    yield* take(false)
  }
  yield* take(true)
}

function firstLineEnd(text: string, from: number, limit: number): number {
  for (let at = from; at < limit; at++) {
    const mark = text.charCodeAt(at)
    if (mark === 10) return at + 1
    if (mark === 13) return text.charCodeAt(at + 1) === 10 ? at + 2 : at + 1
  }
  return limit
}

function lineBreaks(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const mark = text.charCodeAt(at)
    if (mark === 10 || (mark === 13 && text.charCodeAt(at + 1) !== 10)) count++
  }
  return count
}
