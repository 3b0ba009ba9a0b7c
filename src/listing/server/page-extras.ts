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
import type { CategoryPageFields, ProductsPageFields } from '../contract/list.ts'
import { productListKey } from '../contract/query-keys.ts'
import { pageCount } from '../rules/pagination.ts'
import type { ListQuery } from './list-model.ts'
import type { ProductLists } from './product-lists.ts'
import { productPageSize } from '../contract/limits.ts'
import { presentList } from './present-list.ts'

type ListFields = CategoryPageFields | ProductsPageFields
type ListPage = PageModel<ListFields>

/** Null: the page of all products. */
const categoryOf = (page: ListPage): string | null => ('code' in page ? page.code : null)

const listQuery = (model: ListPage, { page, sort, filters }: ListState, language: Language): ListQuery => ({
  language,
  page,
  sort,
  filters,
  pageSize: productPageSize,
  category: categoryOf(model) ?? undefined,
})

/** What the query of a list page's address means for its document: cached variants, list answers, noindex. */
export function listPageExtras({ lists, text }: { lists: ProductLists; text: TextLookup }): PageExtrasByTemplate {
  const listPage: PageExtras<ListFields> = {
    isInterruptible: false,
    cacheParams(model, params) {
      const { page } = parseListState(params)
      const { totalCount } = model.products
      return page > 1 && page <= pageCount(totalCount, productPageSize)
        ? new URLSearchParams({ page: String(page) })
        : new URLSearchParams()
    },
    corrected(model, params, language) {
      const state = parseListState(params)
      if (state.page === 1) return null
      const { totalCount } = isFilteredOrSorted(state) ? lists.query(listQuery(model, state, language)) : model.products
      if (state.page <= pageCount(totalCount, productPageSize)) return null
      return new URLSearchParams(formatListState({ ...state, page: 1 }, params))
    },
    isOneOff: (_model, params) => isFilteredOrSorted(parseListState(params)),
    queries: (model, params, language) => Promise.resolve(listAnswers(model, params, language)),
    robots: (_model, params) => (isFilteredOrSorted(parseListState(params)) ? 'noindex, nofollow' : ''),
  }

  function listAnswers(model: ListPage, params: URLSearchParams, language: Language): SeededQuery[] {
    const state = parseListState(params)
    if (isDefaultListState(state)) return []
    const query = listQuery(model, state, language)
    const data = presentList(lists.query(query), lists.tree(), language, text, query)
    return [{ key: productListKey(language, { categoryCode: categoryOf(model) }, state), data }]
  }

  return { 'category-page': listPage, 'products-page': listPage }
}
