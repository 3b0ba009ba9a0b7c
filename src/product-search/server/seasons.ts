import type { Language } from '#src/common/locale.ts'
import { labelWords } from '../rules/label-words.ts'
import { foldLetters } from '../rules/words.ts'
import { perLanguage } from './search-document.ts'
import { keysOf } from './stems.ts'

/** Labels of products made for one season alone. */
export const seasons = ['christmas', 'easter'] as const
export type Season = (typeof seasons)[number]

const keysOfWord = (word: string, language: Language): string[] => {
  const { folded, stems, root } = keysOf(word, language)
  return [folded, ...stems, ...(root === null ? [] : [root])]
}

const seasonByKey = perLanguage((language) => {
  const named = seasons.flatMap((season) =>
    (labelWords[season]?.[language] ?? '').split(' ').flatMap((word) => [
      ...keysOfWord(word, language).map((key) => [key, season] as const),
      // In front of a compound Finnish writes -inen as -is: pääsiäispaketti.
      [`f${foldLetters(word).replace(/nen$/, 's')}`, season] as const,
    ]),
  )
  return new Map<string, Season>(named)
})

/** The season that a word names by itself, in any of its forms. */
export const seasonOf = (word: string, language: Language): Season | undefined =>
  keysOfWord(word, language)
    .map((key) => seasonByKey[language].get(key))
    .find((season) => season !== undefined)
