import { historyMax } from '../contract/limits.ts'

/** What a visitor looked for, newest first: distinct, lower-cased, trimmed (specification 1, section 5). */
export type SearchHistory = readonly string[]

/** A repeated term moves to the newest place; the oldest leave. An empty one changes nothing. */
export function remember(history: SearchHistory, typed: string): SearchHistory {
  const term = normal(typed)
  return term === '' ? history : [term, ...history.filter((other) => other !== term)].slice(0, historyMax)
}

export const forget = (history: SearchHistory, term: string): SearchHistory => history.filter((other) => other !== term)

/** Reads what an earlier version or another script stored; anything but a list of terms is an empty history. */
export function parseHistory(stored: string | null): SearchHistory {
  let value: unknown
  try {
    value = JSON.parse(stored ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(value)) return []
  const terms = value.filter((entry) => typeof entry === 'string').map(normal)
  return [...new Set(terms.filter((term) => term !== ''))].slice(0, historyMax)
}

const normal = (typed: string): string => typed.trim().toLowerCase()
