import type { Language } from '#src/common/locale.ts'
import type { FreeFromKey } from '#src/products/contract/codes.ts'
import { readWish } from '../rules/without.ts'
import type { ProductEntry } from '#src/products/server/product-entry.ts'
import { firstPage, type ProductLists } from '#src/listing/server/product-lists.ts'
import type { ProductSearch } from './product-search.ts'
import type { SearchAnswer } from './search-model.ts'

export interface CarefulAnswer extends SearchAnswer {
  /** What none of them has in it, because the phrase said so. */
  without: FreeFromKey[]
  /** Nothing is surely without it: these have none of it as an ingredient, and perhaps traces. */
  mayHaveTraces: boolean
}

export interface CarefulSearch {
  search(language: Language, phrase: string): CarefulAnswer
}

/**
 * The product search for phrases that say what must not be in it: "ilman pähkinää" finds what declares that it is free of them,
 * and nothing that says nothing. Where nothing is surely free, it finds what has none of it as an ingredient, and says so.
 */
export function createCarefulSearch(search: Pick<ProductSearch, 'search'>, lists: ProductLists): CarefulSearch {
  const everything = (language: Language): number[] =>
    lists.query(firstPage(language, Number.MAX_SAFE_INTEGER)).entries.map(({ id }) => id)

  return {
    search(language, phrase) {
      const wish = readWish(phrase)
      if (wish.without.length === 0) return { ...search.search(language, phrase), without: [], mayHaveTraces: false }
      const found: SearchAnswer =
        wish.phrase === ''
          ? { ids: everything(language), hasAllWords: true, didYouMean: null }
          : search.search(language, wish.phrase)
      const keep = (free: (entry: ProductEntry) => readonly string[]): number[] =>
        found.ids.filter((id) => {
          const entry = lists.getById(id)
          return entry !== null && wish.without.every((key) => free(entry).includes(key))
        })
      const surely = keep((entry) => entry.facets.freeFrom)
      const ids = surely.length > 0 ? surely : keep((entry) => entry.notIngredients)
      return {
        ids,
        hasAllWords: found.hasAllWords,
        didYouMean: found.didYouMean === null ? null : `${found.didYouMean} ${wish.said}`,
        without: wish.without,
        mayHaveTraces: surely.length === 0 && ids.length > 0,
      }
    },
  }
}
