import { notFound, type Refusal, type TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { readFilters } from '../contract/filters.ts'
import { productPageSize } from '../contract/limits.ts'
import type { ProductList } from '../contract/product-list.ts'
import type { SortDirection, SortKey } from '../contract/sorts.ts'
import { findCategory } from '#src/products/server/category-tree.ts'
import type { ListQuery } from './list-model.ts'
import { presentList } from './present-list.ts'
import type { ProductLists } from './product-lists.ts'

/** A list query as the schemas let it through. */
export interface ListParameters {
  category?: string
  categoryCode?: string
  brand?: string
  page?: number
  pageSize?: number
  sort?: SortKey
  sortBy?: SortKey
  sortDirection?: SortDirection
  'filter.category'?: string
  'filter.brand'?: string
  'filter.suitableFor'?: string
  'filter.diets'?: string
  'filter.freeFrom'?: string
  'filter.tags'?: string
  'filter.priceBand'?: string
  'filter.inStock'?: string
}

/** Products of a category with all below it, or of the whole shop; refused for an unknown category. */
export const createListQueries =
  ({ lists, text }: { lists: ProductLists; text: TextLookup }) =>
  (parameters: ListParameters, language: Language): Result<ProductList, Refusal> => {
    const named = parameters.category ?? parameters.categoryCode
    const category = named === undefined ? undefined : findCategory(lists.tree(), named)?.code
    if (named !== undefined && category === undefined) return refuse(notFound)
    const query: ListQuery = { ...listQuery(parameters, language), category }
    return ok(presentList(lists.query(query), lists.tree(), language, text, query))
  }

export type ListProducts = ReturnType<typeof createListQueries>

export function listQuery(parameters: ListParameters, language: Language): ListQuery {
  return {
    language,
    brand: parameters.brand?.toLowerCase(),
    filters: readFilters((name) => parameters[name as keyof Pick<ListParameters, 'filter.brand'>]), // all are texts
    sort: { by: parameters.sort ?? parameters.sortBy ?? 'standard', direction: parameters.sortDirection ?? 'asc' },
    page: parameters.page ?? 1,
    pageSize: parameters.pageSize ?? productPageSize,
  }
}
