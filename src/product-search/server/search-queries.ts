import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { searchMinLength } from '#src/common/search-phrase.ts'
import { productPageSize } from '#src/listing/contract/limits.ts'
import type { ProductList } from '#src/listing/contract/product-list.ts'
import type { ListQuery } from '#src/listing/server/list-model.ts'
import { type ListParameters, listQuery } from '#src/listing/server/list-queries.ts'
import { presentList } from '#src/listing/server/present-list.ts'
import type { ProductLists } from '#src/listing/server/product-lists.ts'
import type { ExclusionSearch } from './exclusion-search.ts'
import { presentExclusions } from './exclusions.presenter.ts'

export interface SearchQueriesDeps {
  lists: ProductLists
  search: ExclusionSearch
  text: TextLookup
  /** Called once per search, with the first page of all hits: not for further pages, nor for filtered lists. */
  onSearched?: OnSearched
}

export type OnSearched = (search: { phrase: string; language: Language; hits: number }) => void

export function createSearchQueries({ lists, search, text, onSearched }: SearchQueriesDeps) {
  /** Products for a phrase, best first; refused under three characters. */
  function searchProducts(
    phrase: string,
    parameters: ListParameters,
    language: Language,
  ): Result<ProductList, Refusal> {
    const trimmed = phrase.trim()
    if (trimmed.length < searchMinLength)
      return refuse({ kind: 'fields', fields: { q: ['forms/validation/min-length'] } })
    const { ids, didYouMean, ...exclusions } = search.search(language, trimmed)
    const query: ListQuery = {
      ...listQuery(parameters, language),
      sort: { by: 'standard', direction: 'asc' },
      ids: lists.arrangeHits(trimmed, ids),
    }
    const result = lists.query(query)
    if (query.page === 1 && query.brand === undefined && Object.keys(query.filters).length === 0)
      onSearched?.({ phrase: trimmed, language, hits: result.totalCount })
    return ok({
      ...presentList(result, lists.tree(), language, text),
      ...(didYouMean !== null && { didYouMean }),
      ...presentExclusions(exclusions, lists, language, text, productPageSize),
    })
  }

  return { searchProducts }
}

export type SearchQueries = ReturnType<typeof createSearchQueries>
