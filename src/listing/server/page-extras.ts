import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { SeededQuery } from '#src/shell/contract/initial-state.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { PageExtras, PageExtrasByTemplate } from '#src/shell/server/page-extras.ts'
import {
  formatListState,
  isDefaultListState,
  isFilteredOrSorted,
  type ListState,
  parseListState,
} from '../contract/list-state.ts'
import type { CategoryPageFields } from '../contract/list.ts'
import { productListKey } from '../contract/query-keys.ts'
import { pageCount } from '../rules/pagination.ts'
import type { ListQuery } from './list-model.ts'
import type { ProductLists } from './product-lists.ts'
import { productPageSize } from '../contract/limits.ts'
import { presentList } from './present-list.ts'

/** Null: the page of all products. */
const categoryOf = (model: PageModel): string | null =>
  model.contentType.at(-1) === 'CategoryPage' ? (model.fields as CategoryPageFields).code : null // made by list-pages.ts

const listQuery = (model: PageModel, { page, sort, filters }: ListState, language: Language): ListQuery => ({
  ...{ language, page, sort, filters, pageSize: productPageSize },
  category: categoryOf(model) ?? undefined,
})

/** What the query of a list page's address means for its document: cached variants, list answers, noindex. */
export function listPageExtras({ lists, text }: { lists: ProductLists; text: TextLookup }): PageExtrasByTemplate {
  const listPage: PageExtras = {
    cacheParams(model, params) {
      const { page } = parseListState(params)
      const { totalCount } = (model.fields as CategoryPageFields).products // made by list-pages.ts
      return page > 1 && page <= pageCount(totalCount, productPageSize)
        ? new URLSearchParams({ page: String(page) })
        : new URLSearchParams()
    },
    corrected(model, params, language) {
      const state = parseListState(params)
      if (state.page === 1) return null
      const { totalCount } = isFilteredOrSorted(state)
        ? lists.query(listQuery(model, state, language))
        : (model.fields as CategoryPageFields).products // made by list-pages.ts
      if (state.page <= pageCount(totalCount, productPageSize)) return null
      return new URLSearchParams(formatListState({ ...state, page: 1 }, params))
    },
    isOneOff: (_model, params) => isFilteredOrSorted(parseListState(params)),
    queries: (model, params, language) => Promise.resolve(listAnswers(model, params, language)),
    robots: (_model, params) => (isFilteredOrSorted(parseListState(params)) ? 'noindex, nofollow' : ''),
  }

  function listAnswers(model: PageModel, params: URLSearchParams, language: Language): SeededQuery[] {
    const state = parseListState(params)
    if (isDefaultListState(state)) return []
    const query = listQuery(model, state, language)
    const data = presentList(lists.query(query), lists.tree(), language, text, query)
    return [{ key: productListKey(language, { categoryCode: categoryOf(model) }, state), data }]
  }

  return { 'category-page': listPage, 'products-page': listPage }
}
