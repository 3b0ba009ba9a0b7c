import { useSyncExternalStore } from 'react'
import { isStorageAllowed } from '#src/shell/web/consent-state.ts'
import { forget, parseHistory, remember, type SearchHistory } from '../../rules/search-history.ts'

/**
 * The visitor's own searches. They are functional storage (C-3.7): in memory until it is allowed, in local storage from the
 * next search on after it was.
 */
const storageKey = 'searchHistory'
const nothing: SearchHistory = []

let history: SearchHistory | null = null
const listeners = new Set<() => void>()

function read(): SearchHistory {
  history ??= isStorageAllowed('functional') ? parseHistory(stored()) : nothing
  return history
}

function write(next: SearchHistory): void {
  history = next
  if (isStorageAllowed('functional')) keep(next)
  listeners.forEach((listener) => listener())
}

// Storage may be switched off or full: the history then lives as long as the document.
function stored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}
function keep(next: SearchHistory): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // As above.
  }
}

export const rememberSearch = (term: string): void => write(remember(read(), term))
export const forgetSearch = (term: string): void => write(forget(read(), term))

/** For tests: as in a new document. */
export function dropHistoryMemory(): void {
  history = null
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSearchHistory = (): SearchHistory => useSyncExternalStore(subscribe, read, () => nothing)
