import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { SeededQuery } from '#src/shell/contract/initial-state.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { PageExtras, PageExtrasByTemplate } from '#src/shell/server/page-extras.ts'
import { isDefaultListState, isFilteredOrSorted, parseListState } from '../contract/list-state.ts'
import { productPageSize } from '../contract/limits.ts'
import type { CategoryPageFields } from '../contract/list.ts'
import type { ProductPageFields } from '../contract/product.ts'
import { productListKey } from '../contract/query-keys.ts'
import { pageCount } from '../rules/pagination.ts'
import { presentList } from './card.presenter.ts'
import type { ProductLists } from './list/product-lists.ts'

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
    isOneOff: (_model, params) => isFilteredOrSorted(parseListState(params)),
    queries: (model, params, language) => Promise.resolve(listAnswers(model, params, language)),
    robots: (_model, params) => (isFilteredOrSorted(parseListState(params)) ? 'noindex, nofollow' : ''),
  }

  function listAnswers(model: PageModel, params: URLSearchParams, language: Language): SeededQuery[] {
    const state = parseListState(params)
    if (isDefaultListState(state)) return []
    const categoryCode = model.contentType.at(-1) === 'CategoryPage' ? (model.fields as CategoryPageFields).code : null // made by catalogue-pages.ts
    const { page, sort, filters } = state
    const query = { language, page, sort, filters, pageSize: productPageSize, category: categoryCode ?? undefined }
    const data = presentList(lists.query(query), lists.tree(), language, text)
    return [{ key: productListKey(language, { categoryCode }, state), data }]
  }

  return {
    'category-page': listPage,
    'products-page': listPage,
    'product-page': {
      keptParams(model, params) {
        const { variations } = model.fields as ProductPageFields // made by product.presenter.ts
        const code = params.get('code')
        // The first variation is what the page shows without a code.
        const isOther = variations.slice(1).some((variation) => variation.code === code)
        return code !== null && isOther ? new URLSearchParams({ code }) : new URLSearchParams()
      },
    },
  }
}
