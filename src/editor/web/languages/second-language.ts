import { useSyncExternalStore } from 'react'
import { type Language, languages } from '#src/common/locale.ts'

/* The language that is read next to the one that is written. It stays from page to page, and ends when the editor is loaded again. */

let current: Language | null = null
const listeners = new Set<() => void>()
export function setSecondLanguage(next: Language | null): void {
  current = next
  for (const changed of listeners) changed()
}
function follow(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** The first language that is not the one that is written. */
export const otherLanguage = (written: Language): Language => languages.find((one) => one !== written) ?? written

/** Null: one language is shown alone. */
export function useSecondLanguage(written: Language): Language | null {
  const chosen = useSyncExternalStore(follow, () => current)
  return chosen === written ? otherLanguage(written) : chosen
}
