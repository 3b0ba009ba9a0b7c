import { type Language, languages } from '#src/common/locale.ts'
import { codeKey } from '../rules/words.ts'
import { createPostings } from './postings.ts'
import { perLanguage, type SearchDocument, wordsOf } from './search-document.ts'
import type { ModelParts, SearchAnswer } from './model-parts.ts'
import { rankPhrase } from './rank-phrase.ts'
import { createSlots } from './search-slots.ts'
import type { SynonymIndex } from './synonym-index.ts'
import { createVocabulary } from './vocabulary.ts'

/*
 * The product search without the database: what word stands in which products, in typed arrays. Built from the search documents
 * and thrown away at will. One slot for a product, three vocabularies over them, so that a phrase may mix languages.
 */

export interface SearchModel {
  /** Takes a product in, or its new texts. */
  put(document: SearchDocument): void
  remove(id: number): void
  removeCode(code: string): void
  /** After the first products: learns what compounds are made of. Until then a model finds only whole words. */
  settle(): void
  search(phrase: string, language: Language, synonyms: SynonymIndex): SearchAnswer
  /** What is known of a product; null: nothing. */
  stateOf(id: number): { digest: number; position: number } | null
  knownIds(): Iterable<number>
  size(): number
  /** Share of the slots that belong to nothing any more. */
  deadShare(): number
  figures(): { products: number; words: number; postingBytes: number }
}

export function createSearchModel(): SearchModel {
  const slots = createSlots()
  const vocabularies = perLanguage(createVocabulary)
  const postings = perLanguage(() => createPostings())
  const parts: ModelParts = { slots, vocabularies, postings }

  return {
    put(document) {
      const slot = slots.add(document)
      for (const language of languages) {
        for (const { token, fields, inTitle } of wordsOf(document, language).values())
          postings[language].add(vocabularies[language].add(token.text, inTitle), slot, fields)
      }
    },
    remove: slots.remove,
    removeCode(code) {
      const slot = slots.slotOfCode(codeKey(code))
      if (slot !== undefined) slots.remove(slots.ids[slot] ?? -1)
    },
    settle() {
      for (const language of languages) vocabularies[language].settle()
    },
    search: (phrase, language, synonyms) => rankPhrase(parts, phrase, language, synonyms),
    stateOf: (id) => slots.stateOf(id),
    knownIds: slots.knownIds,
    size: slots.size,
    deadShare: () => (slots.used() === 0 ? 0 : 1 - slots.size() / slots.used()),
    figures: () => ({
      products: slots.size(),
      words: languages.reduce((sum, language) => sum + vocabularies[language].size(), 0),
      postingBytes: languages.reduce((sum, language) => sum + postings[language].bytes(), 0),
    }),
  }
}
