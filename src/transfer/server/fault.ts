import type { FaultReason } from './fault-reason.ts'
import { type Detail, detailWords } from './fault-words.ts'

/** What is wrong in a file, or worth knowing about it. */
export interface Fault {
  /** Line of the file, counted from 1. */
  line: number
  /** Column, or path inside an entry: `variations[1].weight_grams`. Empty: the whole line. */
  field: string
  /** What kind of fault it is. */
  reason: FaultReason
  /** Null: it was written before details had texts, and `message` is all there is. */
  detail: Detail | null
  /** The detail in English, for the command line. */
  message: string
  /** False for a note: the row went in all the same. */
  isRefusal: boolean
}

/** Where a value stood in the file. */
export interface Place {
  line: number
  /** What stands before the column's name: `variations[1].` in lists of entries, otherwise empty. */
  path: string
}

export const faultAt = (place: Place, column: string, reason: FaultReason, detail: Detail): Fault => ({
  line: place.line,
  field: `${place.path}${column}`,
  reason,
  detail,
  message: detailWords(detail, 'en'),
  isRefusal: true,
})

export const noteAt = (place: Place, column: string, reason: FaultReason, detail: Detail): Fault => ({
  ...faultAt(place, column, reason, detail),
  isRefusal: false,
})

const longestExcerpt = 60
/** Controls, lone surrogates, marks that turn the direction of writing, and invisible ones. */
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu
const combining = /(\p{M}{2})\p{M}+/gu

/** A piece of what was in a cell, in quotes and safe to print anywhere: nothing in it moves a cursor or hides. */
export function excerpt(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  const short = text.length > longestExcerpt * 2 ? text.slice(0, longestExcerpt * 2) : text
  const safe = short
    .replace(combining, '$1')
    .replace(unprintable, (mark) => `\\u${(mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
  const characters = Array.from(safe)
  return characters.length > longestExcerpt ? `"${characters.slice(0, longestExcerpt).join('')}…"` : `"${safe}"`
}
