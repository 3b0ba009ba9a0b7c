import { notFound, type Refusal, type TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { ProductList } from '../contract/card.ts'
import { type FacetGroupName, facetGroupNames, filterPrefix, splitFacetNames } from '../contract/facets.ts'
import { facetNamesMax, productPageSize, searchMinLength } from '../contract/limits.ts'
import type { CategoryItem } from '../contract/list.ts'
import type { SortDirection, SortKey } from '../contract/sorts.ts'
import type { InventoryEntry, PricingEntry } from '../contract/price.ts'
import { presentList, presentWish } from './card.presenter.ts'
import type { CarefulSearch } from './careful-search.ts'
import { categoryUrl } from './category-tree.ts'
import type { ListQuery } from './list/list-model.ts'
import type { ProductLists } from './list/product-lists.ts'
import { presentPricing } from './price.presenter.ts'
import { listSaleRowsByCode } from './sale.store.ts'
import { assess, shownQuantity } from './sellable.ts'

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

export interface ProductQueriesDeps {
  db: Database
  lists: ProductLists
  search: CarefulSearch
  text: TextLookup
  clock: Clock
  /** Told once of a search, with the first page of all it found: not of its further pages, nor of what filters leave. */
  onSearched?: OnSearched
}

export type OnSearched = (search: { phrase: string; language: Language; hits: number }) => void

/** The questions the shop asks about products. Lists come from the model in memory, prices and stock from the database. */
export function createProductQueries({ db, lists, search, text, clock, onSearched }: ProductQueriesDeps) {
  /** Products of a category with all below it, or of the whole shop; refused for an unknown category. */
  function listProducts(parameters: ListParameters, language: Language): Result<ProductList, Refusal> {
    const category = parameters.category ?? parameters.categoryCode
    if (category !== undefined && lists.tree().byCode(category) === null) return refuse(notFound)
    const query: ListQuery = { ...listQuery(parameters, language), category }
    return ok(presentList(lists.query(query), lists.tree(), language, text, query))
  }

  /** Products for a phrase, best first; refused under three characters. */
  function searchProducts(
    phrase: string,
    parameters: ListParameters,
    language: Language,
  ): Result<ProductList, Refusal> {
    const trimmed = phrase.trim()
    if (trimmed.length < searchMinLength)
      return refuse({ kind: 'fields', fields: { q: ['forms/validation/min-length'] } })
    const { ids, didYouMean, ...wish } = search.search(language, trimmed)
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
      ...presentWish(wish, lists.tree(), language, text),
    })
  }

  function listCategories(language: Language): CategoryItem[] {
    return lists.tree().all.map((category) => ({
      pageReferenceId: category.id,
      name: category.text(language).name,
      code: category.code,
      url: categoryUrl(category, language),
    }))
  }

  async function findInventory(codes: readonly string[], language: Language): Promise<InventoryEntry[]> {
    const rows = await readRows(codes, language)
    return rows.map((row) => {
      const { available, isBuyable } = assess(row, clock.now())
      return { code: row.code, inStock: available > 0, inStockQuantity: shownQuantity(available), isBuyable }
    })
  }

  async function findPricing(codes: readonly string[], language: Language): Promise<PricingEntry[]> {
    const rows = await readRows(codes, language)
    return rows.map((row) => presentPricing(row.code, assess(row, clock.now()).price, row, language))
  }

  /** In the order asked, each once; unknown and unpublished variations are left out. */
  async function readRows(codes: readonly string[], language: Language) {
    const rows = new Map((await listSaleRowsByCode(db, [...new Set(codes)], language)).map((row) => [row.code, row]))
    return [...new Set(codes)].flatMap((code) => {
      const row = rows.get(code)
      return row?.published === true ? [row] : []
    })
  }

  return { listProducts, searchProducts, listCategories, findInventory, findPricing }
}

export type ProductQueries = ReturnType<typeof createProductQueries>

function listQuery(parameters: ListParameters, language: Language): ListQuery {
  const filters: Partial<Record<FacetGroupName, string[]>> = {}
  for (const group of facetGroupNames) {
    const names = splitFacetNames(parameters[`${filterPrefix}${group}`] ?? '').slice(0, facetNamesMax)
    if (names.length > 0) filters[group] = names
  }
  return {
    language,
    brand: parameters.brand?.toLowerCase(),
    filters,
    sort: { by: parameters.sort ?? parameters.sortBy ?? 'standard', direction: parameters.sortDirection ?? 'asc' },
    page: parameters.page ?? 1,
    pageSize: parameters.pageSize ?? productPageSize,
  }
}
