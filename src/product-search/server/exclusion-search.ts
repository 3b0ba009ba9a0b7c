import type { Language } from '#src/common/locale.ts'
import type { DietFilterKey } from '#src/products/contract/codes.ts'
import { firstPage, type ProductLists } from '#src/listing/server/product-lists.ts'
import { parseQuery } from '../rules/without.ts'
import type { ProductSearch } from './product-search.ts'
import type { SearchAnswer } from './search-model.ts'

export interface ExclusionAnswer extends SearchAnswer {
  /** The claims that all of them meet, because the phrase said so. */
  without: DietFilterKey[]
}

export interface ExclusionSearch {
  search(language: Language, phrase: string): ExclusionAnswer
}

/**
 * The product search for phrases that say what must not be in it: "ilman pähkinää" finds what the filter "diet and allergens"
 * gives (C-7.10), and nothing that may have traces or does not say.
 */
export function createExclusionSearch(search: Pick<ProductSearch, 'search'>, lists: ProductLists): ExclusionSearch {
  return {
    search(language, phrase) {
      const { without, phrase: wanted, said } = parseQuery(phrase)
      if (without.length === 0) return { ...search.search(language, phrase), without }
      const filter = { ...firstPage(language, Number.MAX_SAFE_INTEGER), filters: { freeFrom: without } }
      const meeting = (ids?: readonly number[]): number[] => lists.query({ ...filter, ids }).entries.map(({ id }) => id)
      if (wanted === '') return { ids: meeting(), hasAllWords: true, didYouMean: null, without }
      const found = search.search(language, wanted)
      return {
        ...found,
        ids: meeting(found.ids),
        didYouMean: found.didYouMean === null ? null : `${found.didYouMean} ${said}`,
        without,
      }
    },
  }
}
