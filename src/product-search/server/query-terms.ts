import { type Language, languages } from '#src/common/locale.ts'
import { stopWords } from '../rules/stop-words.ts'
import { cleanText, type SearchToken, tokenise } from '../rules/words.ts'

/** Words beyond this add work and no precision. */
const maxTerms = 8
/** Letters of a phrase that are looked at. */
const longestPhrase = 200

export interface QueryPhrase {
  /** Cleaned: lower case, composed. */
  text: string
  /** The words without stop words, unless all are stop words. */
  terms: readonly SearchToken[]
  /** True: the last term may be the beginning of a word that is still being typed. */
  isOpen: boolean
}

export function readPhrase(phrase: string, language: Language): QueryPhrase {
  const text = cleanText(phrase.slice(0, longestPhrase * 50)).slice(0, longestPhrase)
  const tokens = distinct(tokenise(text))
  const own = tokens.filter(({ folded }) => !stopWords[language].has(folded))
  const free = own.filter(
    ({ folded }) => !languages.some((other) => other !== language && stopWords[other].has(folded) && folded.length > 2),
  )
  const terms = (free.length > 0 ? free : own.length > 0 ? own : tokens).slice(0, maxTerms)
  return { text, terms, isOpen: /[\p{L}\p{N}\p{M}]$/u.test(text) }
}

function distinct(tokens: readonly SearchToken[]): SearchToken[] {
  const seen = new Set<string>()
  return tokens.filter(({ text }) => !seen.has(text) && seen.add(text))
}
