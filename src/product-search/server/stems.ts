import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import type { Language } from '#src/common/locale.ts'
import { rootOf } from '../rules/roots.ts'
import { foldLetters } from '../rules/words.ts'

const stemmers: Readonly<Record<Language, (word: string) => string>> = { fi: finnish, sv: swedish, en: english }
/** A shorter stem belongs to too many words. */
const shortestStem = 3

/** What the inflected forms of one word share, by kind. Prefixed with the kind, so that all may lie in one map. */
export interface WordKeys {
  /** `f…`: without marks over letters. */
  folded: string
  /** `s…`: stems of the word as written and as typed without marks. */
  stems: readonly string[]
  /** `r…`: the looser root; null for a language without. */
  root: string | null
}

export function keysOf(word: string, language: Language): WordKeys {
  const folded = foldLetters(word)
  const stem = stemmers[language]
  const stems = new Set(
    [foldLetters(stem(word)), folded === word ? '' : stem(folded)].filter((one) => one.length >= shortestStem),
  )
  const root = rootOf(word, language)
  return {
    folded: `f${folded}`,
    stems: [...stems].map((one) => `s${one}`),
    root: root.length >= shortestStem ? `r${root}` : null,
  }
}
