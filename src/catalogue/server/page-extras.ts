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
import { productPageSize } from '../contract/limits.ts'
import type { CategoryPageFields } from '../contract/list.ts'
import type { ProductPageFields } from '../contract/product.ts'
import { productListKey } from '../contract/query-keys.ts'
import { pageCount } from '../rules/pagination.ts'
import { presentList } from './card.presenter.ts'
import type { ListQuery } from './list/list-model.ts'
import type { ProductLists } from './list/product-lists.ts'

/** Null: the page of all products. */
const categoryOf = (model: PageModel): string | null =>
  model.contentType.at(-1) === 'CategoryPage' ? (model.fields as CategoryPageFields).code : null // made by catalogue-pages.ts

const listQuery = (model: PageModel, { page, sort, filters }: ListState, language: Language): ListQuery => ({
  ...{ language, page, sort, filters, pageSize: productPageSize },
  category: categoryOf(model) ?? undefined,
})

/** What the query of a catalogue page's address means for its document: kept variants, list answers, noindex. */
export function cataloguePageExtras({ lists, text }: { lists: ProductLists; text: TextLookup }): PageExtrasByTemplate {
  const listPage: PageExtras = {
    keptParams(model, params) {
      const { page } = parseListState(params)
      const { totalCount } = (model.fields as CategoryPageFields).products // made by catalogue-pages.ts
      return page > 1 && page <= pageCount(totalCount, productPageSize)
        ? new URLSearchParams({ page: String(page) })
        : new URLSearchParams()
    },
    corrected(model, params, language) {
      const state = parseListState(params)
      if (state.page === 1) return null
      const { totalCount } = isFilteredOrSorted(state)
        ? lists.query(listQuery(model, state, language))
        : (model.fields as CategoryPageFields).products // made by catalogue-pages.ts
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

  const productPage: PageExtras = {
    keptParams(model, params) {
      const { variations } = model.fields as ProductPageFields // made by product.presenter.ts
      const code = params.get('code')
      // The first variation is what the page shows without a code.
      const isOther = variations.slice(1).some((variation) => variation.code === code)
      return code !== null && isOther ? new URLSearchParams({ code }) : new URLSearchParams()
    },
  }

  return {
    'category-page': listPage,
    'products-page': listPage,
    'product-page': productPage,
    'custom-tablet-page': productPage,
  }
}
