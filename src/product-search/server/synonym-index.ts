import { type Language, type Localized } from '#src/common/locale.ts'
import { tokenise } from '../rules/words.ts'
import { perLanguage } from './search-document.ts'
import { keysOf } from './stems.ts'

/** `term` also finds what `synonym` finds; `bothWays`: and the other way round. Each may be of several words. */
export interface Synonym {
  language: Language
  term: string
  synonym: string
  bothWays: boolean
}

export interface SynonymIndex {
  /** Synonyms of these consecutive words, as search tokens; a word's forms share its synonyms. */
  lookUp: (words: readonly string[], language: Language) => readonly (readonly string[])[]
}

export const maxSynonymWords = 4

export function createSynonymIndex(synonyms: readonly Synonym[]): SynonymIndex {
  const aliases: Localized<Map<string, Set<string>>> = perLanguage(() => new Map())
  const put = (language: Language, from: string, to: string): void => {
    const words = tokenise(from).map(({ text }) => text)
    if (words.length === 0 || words.length > maxSynonymWords || from === to) return
    for (const key of phraseKeys(words, language)) {
      const known = aliases[language].get(key)
      if (known === undefined) aliases[language].set(key, new Set([to]))
      else known.add(to)
    }
  }
  for (const { language, term, synonym, bothWays } of synonyms) {
    put(language, term, synonym)
    if (bothWays) put(language, synonym, term)
  }
  return {
    lookUp: (words, language) => {
      const found = new Set(phraseKeys(words, language).flatMap((key) => [...(aliases[language].get(key) ?? [])]))
      return [...found].map((phrase) => tokenise(phrase).map(({ text }) => text)).filter((one) => one.length > 0)
    },
  }
}

/** Shorter roots belong to too many words: laku and lakka. With the letter of its kind. */
const shortestRootKey = 5

function phraseKeys(words: readonly string[], language: Language): string[] {
  const keys = words.map((word) => keysOf(word, language))
  return [
    keys.map(({ folded }) => folded).join(' '),
    keys.map(({ stems, folded }) => stems[0] ?? folded).join(' '),
    keys.map(({ root, folded }) => (root === null || root.length < shortestRootKey ? folded : root)).join(' '),
  ]
}
