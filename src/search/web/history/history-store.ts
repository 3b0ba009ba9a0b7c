import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#src/shell/web/storage/browser-storage.ts'
import { forget, parseHistory, remember, type SearchHistory } from '../../rules/search-history.ts'

/** The visitor's own searches: functional storage (C-3.7), so in memory until it is allowed. */
const key = 'searchHistory'
const nothing: SearchHistory = []

let history: SearchHistory | null = null
const listeners = new Set<() => void>()

const read = (): SearchHistory => (history ??= parseHistory(readStored(key)))

function write(next: SearchHistory): void {
  history = next
  writeStored(key, JSON.stringify(next))
  listeners.forEach((listener) => listener())
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
