import type { Language } from '#src/common/locale.ts'
import type { createPostings } from './postings.ts'
import type { createSlots } from './search-slots.ts'
import type { createVocabulary } from './vocabulary.ts'

/** What the parts of the model share while a phrase is ranked. */
export interface ModelParts {
  slots: ReturnType<typeof createSlots>
  vocabularies: Record<Language, ReturnType<typeof createVocabulary>>
  postings: Record<Language, ReturnType<typeof createPostings>>
}

export interface SearchAnswer {
  /** Products, best first. */
  ids: number[]
  /** False: no product has all the words; these have the most of them. */
  hasAllWords: boolean
  /** A phrase that finds more, where a word was corrected to find anything; null: none needed. */
  didYouMean: string | null
}
