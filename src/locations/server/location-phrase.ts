import type { Language } from '#src/common/locale.ts'
import { allowedErrors, letterBits } from '#src/product-search/rules/spelling.ts'
import { stopWords } from '#src/product-search/rules/stop-words.ts'
import { foldLetters } from '#src/product-search/rules/words.ts'
import { collectCorrections } from '#src/product-search/server/corrections.ts'
import { idleWords, openWords } from '../rules/finder-texts.ts'
import { stemsOfForm } from '../rules/place-names.ts'
import { type LocationEntry, type SearchWords, wordKeys, wordsIn } from './location-entry.ts'

/** Shorter parts occur in too many other words. */
const shortestPart = 4

type Matches = (words: SearchWords) => boolean

/**
 * Matches a phrase with places: each word must be one of the place's words, inflected, its beginning, or part of a compound. A
 * word that no place has is corrected to those spelled almost the same. `isOpen`: the phrase asks for places open now.
 */
export function readPhrase(
  phrase: string,
  language: Language,
  entries: readonly LocationEntry[],
): { matches: Matches; isOpen: boolean } {
  const words = wordsIn(phrase)
  const [open, idle] = [openWords[language], idleWords[language]]
  const isOpen = words.some((word) => open.has(foldLetters(word)))
  const sought = words.filter((word) => !open.has(foldLetters(word)) && !idle.has(foldLetters(word)))
  const telling = sought.filter((word) => !stopWords[language].has(foldLetters(word)))
  const asked = (telling.length > 0 ? telling : sought).map((word) => {
    const matches = matcherOf(word, language)
    return entries.some((entry) => matches(entry.words)) ? matches : correctedOf(foldLetters(word), entries)
  })
  return { matches: (entry) => asked.every((matches) => matches(entry)), isOpen }
}

function matcherOf(word: string, language: Language): Matches {
  const typed = foldLetters(word)
  const asked = [...wordKeys(word, language), ...stemsOfForm(typed).map((stem) => `n${stem}`)]
  const stems = asked.filter((key) => key.startsWith('s')).map((key) => key.slice(1))
  const parts = [typed, ...stems].filter(({ length }) => length >= shortestPart)
  return ({ folded, keys }) =>
    asked.some((key) => keys.has(key)) ||
    folded.some((own) => own.startsWith(typed) || parts.some((part) => own.includes(part)))
}

function correctedOf(typed: string, entries: readonly LocationEntry[]): Matches {
  const corrections = /\d/.test(typed) ? null : collectCorrections(typed, false)
  if (!corrections) return () => false
  for (const word of knownWords(entries)) corrections.consider(word, letterBits(word), word)
  const meant = corrections
    .nearest()
    .filter(({ distance }) => distance <= allowedErrors(typed.length))
    .flatMap(({ text }) => ['f', 's', 'n'].map((kind) => kind + text))
  return ({ keys }) => meant.some((key) => keys.has(key))
}

const known = new WeakMap<readonly LocationEntry[], ReadonlySet<string>>()

/** Words of all places, and beginnings of their inflected forms. */
function knownWords(entries: readonly LocationEntry[]): ReadonlySet<string> {
  let words = known.get(entries)
  if (!words) {
    words = new Set(entries.flatMap((entry) => [...entry.words.keys].map((key) => key.slice(1))))
    known.set(entries, words)
  }
  return words
}
