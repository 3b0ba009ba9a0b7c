import type { Language } from '#src/common/locale.ts'
import type { DietFilterKey } from '#src/products/contract/codes.ts'
import { firstPage, type ProductLists } from '#src/listing/server/product-lists.ts'
import { parseQuery } from '../rules/without.ts'
import type { ProductSearch } from './product-search.ts'
import type { SearchAnswer } from './model-parts.ts'

export interface ExclusionAnswer extends SearchAnswer {
  /** The claims that all of them meet, because the phrase said so. */
  without: DietFilterKey[]
  /** Products that meet the claims and lack the rest of the phrase; filled only if none meets both. */
  others: readonly number[]
  /** Products for a phrase without sugar that contain only their own sugars; never the sugar-free ones. */
  noAddedSugar: readonly number[]
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
      if (without.length === 0) return { ...search.search(language, phrase), without, others: [], noAddedSugar: [] }
      const meeting = (freeFrom: readonly DietFilterKey[], ids?: readonly number[]): number[] =>
        lists
          .query({ ...firstPage(language, Number.MAX_SAFE_INTEGER), filters: { freeFrom }, ids })
          .entries.map(({ id }) => id)
      const found = wanted === '' ? null : search.search(language, wanted)
      const ids = meeting(without, found?.ids)
      const others = ids.length === 0 ? meeting(without) : []
      const counted = new Set([...ids, ...others])
      return {
        ids,
        hasAllWords: found?.hasAllWords ?? true,
        didYouMean: found?.didYouMean ? `${found.didYouMean} ${said}` : null,
        without,
        others,
        noAddedSugar: without.includes('sugarFree')
          ? meeting(without.map(withOwnSugar), found?.ids).filter((id) => !counted.has(id))
          : [],
      }
    },
  }
}

const withOwnSugar = (key: DietFilterKey): DietFilterKey => (key === 'sugarFree' ? 'noAddedSugar' : key)
