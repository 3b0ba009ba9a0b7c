import type { Language } from '#src/common/locale.ts'
import type { FreeFromKey } from '#src/products/contract/codes.ts'
import { parseQuery } from '../rules/without.ts'
import type { ProductEntry } from '#src/products/server/product-entry.ts'
import { firstPage, type ProductLists } from '#src/listing/server/product-lists.ts'
import type { ProductSearch } from './product-search.ts'
import type { SearchAnswer } from './search-model.ts'

export interface ExclusionAnswer extends SearchAnswer {
  /** What none of them has in it, because the phrase said so. */
  without: FreeFromKey[]
  /** Nothing is surely without it: these have none of it as an ingredient, and perhaps traces. */
  mayHaveTraces: boolean
}

export interface ExclusionSearch {
  search(language: Language, phrase: string): ExclusionAnswer
}

/**
 * The product search for phrases that say what must not be in it: "ilman pähkinää" finds what declares that it is free of them,
 * and nothing that says nothing. Where nothing is surely free, it finds what has none of it as an ingredient, and says so.
 */
export function createExclusionSearch(search: Pick<ProductSearch, 'search'>, lists: ProductLists): ExclusionSearch {
  const everything = (language: Language): number[] =>
    lists.query(firstPage(language, Number.MAX_SAFE_INTEGER)).entries.map(({ id }) => id)

  return {
    search(language, phrase) {
      const query = parseQuery(phrase)
      if (query.without.length === 0) return { ...search.search(language, phrase), without: [], mayHaveTraces: false }
      const found: SearchAnswer =
        query.phrase === ''
          ? { ids: everything(language), hasAllWords: true, didYouMean: null }
          : search.search(language, query.phrase)
      const keep = (free: (entry: ProductEntry) => readonly string[]): number[] =>
        found.ids.filter((id) => {
          const entry = lists.getById(id)
          return entry !== null && query.without.every((key) => free(entry).includes(key))
        })
      const surely = keep((entry) => entry.facets.freeFrom)
      const ids = surely.length > 0 ? surely : keep((entry) => entry.notIngredients)
      return {
        ids,
        hasAllWords: found.hasAllWords,
        didYouMean: found.didYouMean === null ? null : `${found.didYouMean} ${query.said}`,
        without: query.without,
        mayHaveTraces: surely.length === 0 && ids.length > 0,
      }
    },
  }
}
