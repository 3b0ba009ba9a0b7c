import { parseCsvTable } from '#src/common/csv-table.ts'
import { isLanguage, type Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { cleanText, tokenise } from './words.ts'

/** A synonym as operators write it. */
export interface SynonymInput {
  language: string
  term: string
  synonym: string
  /** `both` or `one-way`; empty: both. */
  kind: string
}

export interface SynonymRule {
  language: Language
  term: string
  synonym: string
  bothWays: boolean
}

export type SynonymReason = 'language' | 'term' | 'synonym' | 'same' | 'kind'
export interface SynonymFault {
  reason: SynonymReason
  /** What was written there. */
  about: string
}

export const synonymLimits = { letters: 80, words: 4, rows: 5_000, bytes: 1_000_000 } as const

/** Lower case, one blank between words. */
export const cleanTerm = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim()

const isTerm = (text: string): boolean => {
  const words = tokenise(text).length
  return text.length <= synonymLimits.letters && words > 0 && words <= synonymLimits.words
}

export function parseSynonym(input: SynonymInput): Result<SynonymRule, SynonymFault> {
  const language = input.language.trim()
  if (!isLanguage(language)) return refuse({ reason: 'language', about: input.language })
  const [term, synonym] = [cleanTerm(input.term), cleanTerm(input.synonym)]
  if (!isTerm(term)) return refuse({ reason: 'term', about: input.term })
  if (!isTerm(synonym)) return refuse({ reason: 'synonym', about: input.synonym })
  if (term === synonym) return refuse({ reason: 'same', about: term })
  const kind = input.kind.trim()
  if (!['', 'both', 'one-way'].includes(kind)) return refuse({ reason: 'kind', about: input.kind })
  return ok({ language, term, synonym, bothWays: kind !== 'one-way' })
}

/** A table with the header `language,term,synonym,kind`; `kind` may be left out. */
export const parseSynonymCsv = (text: string) =>
  parseCsvTable(text, ['language', 'term', 'synonym', 'kind'], synonymLimits.rows)
