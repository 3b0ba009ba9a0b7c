import { type Language, localeTag, type Localized } from '#src/common/locale.ts'
import type { SortDirection, SortKey } from '../contract/sorts.ts'

/** What a product's place in a list depends on. */
export interface SortableEntry {
  code: string
  /** Place in the standard order; equal places go by code. */
  position: number
  /** `2026-09-01` */
  newsDate: string
  names: Localized
  /** Of the variation its card shows; null sorts last either way. */
  payableCents: number | null
}

export type Compare = (a: SortableEntry, b: SortableEntry) => number

/** The last key of every sort, in every direction (C-7.9). */
export const byCode: Compare = (a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)

/** Without the last key, which is the code in every direction (C-7.9). News ascending is newest first (C-0.23). */
export function comparison(by: SortKey, direction: SortDirection, language: Language): Compare {
  const sign = direction === 'asc' ? 1 : -1
  switch (by) {
    case 'standard':
      return (a, b) => sign * (a.position - b.position)
    case 'news':
      return (a, b) => sign * (a.newsDate < b.newsDate ? 1 : a.newsDate > b.newsDate ? -1 : 0)
    case 'price':
      return (a, b) => {
        if (a.payableCents === null || b.payableCents === null)
          return Number(a.payableCents === null) - Number(b.payableCents === null)
        return sign * (a.payableCents - b.payableCents)
      }
    case 'name': {
      const compare = compareNames(language)
      return (a, b) => sign * compare(a.names[language], b.names[language])
    }
  }
}

const known = new Map<Language, (a: string, b: string) => number>()

/**
 * As a collator of the language compares, numbers by their value, several times faster: thousands of names begin alike, so
 * they are compared from the word on in which they differ, and by the collator that knows numbers only where there are any.
 */
export function compareNames(language: Language): (a: string, b: string) => number {
  let compare = known.get(language)
  if (compare === undefined) {
    const byValue = new Intl.Collator(localeTag(language), { numeric: true }).compare
    const plain = new Intl.Collator(localeTag(language)).compare
    compare = (a, b) => {
      if (a === b) return 0
      const start = startOfDifference(a, b)
      const [left, right] = start === 0 ? [a, b] : [a.slice(start), b.slice(start)]
      return digits.test(left) || digits.test(right) ? byValue(left, right) : plain(left, right)
    }
    known.set(language, compare)
  }
  return compare
}

const digits = /\p{Nd}/u
const space = 0x20
/** From here on characters may join the one before them. */
const firstMark = 0x300

/** Where the first word begins that is not the same in both. */
function startOfDifference(a: string, b: string): number {
  let at = 0
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++
  while (at > 0 && !(a.charCodeAt(at - 1) === space && !isMark(a, at) && !isMark(b, at))) at--
  return at
}

const isMark = (text: string, at: number): boolean => text.charCodeAt(at) >= firstMark
