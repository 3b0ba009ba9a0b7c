import { type Language, localeTag, type Localized } from '#src/common/locale.ts'
import type { SortDirection, SortKey } from '../../contract/list.ts'

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
      const { compare } = nameCollator(language)
      return (a, b) => sign * compare(a.names[language], b.names[language])
    }
  }
}

const collators = new Map<Language, Intl.Collator>()

/** Made once: making one takes a hundred times as long as using it. */
function nameCollator(language: Language): Intl.Collator {
  let known = collators.get(language)
  if (known === undefined) collators.set(language, (known = new Intl.Collator(localeTag(language), { numeric: true })))
  return known
}
