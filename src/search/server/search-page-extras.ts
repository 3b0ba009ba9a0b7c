import {
  defaultListState,
  formatListState,
  isDefaultListState,
  isFilteredOrSorted,
  listApiParameters,
  type ListState,
  parseListState,
} from '#src/listing/contract/list-state.ts'
import { productListKey } from '#src/listing/contract/query-keys.ts'
import type { ContentSearch } from '#src/content/server/content-search.ts'
import { parseCategoryIds } from '#src/content/contract/content-search.ts'
import type { Language } from '#src/common/locale.ts'
import { pageCount } from '#src/listing/rules/pagination.ts'
import { movedUrl } from '#src/shell/rules/moved-url.ts'
import type { SeededQuery } from '#src/shell/contract/initial-state.ts'
import type { PageExtrasByTemplate } from '#src/shell/server/page-extras.ts'
import { contentSearchKey } from '../contract/query-keys.ts'
import { isPlainSearch, parseSearchState } from '../contract/search-state.ts'
import { everyRecipe, recipeSearchKey } from '#src/recipes/contract/search-state.ts'
import type { RecipeQueries } from '#src/recipes/server/recipe-queries.ts'
import type { RedirectLookup } from './redirects/redirect-lookup.ts'
import { productPageSize } from '#src/listing/contract/limits.ts'
import { searchMinLength } from '#src/common/search-phrase.ts'
import type { ListParameters } from '#src/listing/server/list-queries.ts'
import type { SearchQueries } from '#src/product-search/server/search-queries.ts'

export interface SearchPageExtrasOptions {
  products: SearchQueries
  content: Pick<ContentSearch, 'search' | 'categoryIn'>
  recipes: Pick<RecipeQueries, 'search'>
  redirects: Pick<RedirectLookup, 'find'>
}

/** The search page of a phrase is rendered with its results and never cached. */
export function searchPageExtras(options: SearchPageExtrasOptions): PageExtrasByTemplate {
  const { products, content, recipes, redirects } = options
  function productAnswers(phrase: string, params: URLSearchParams, language: Language): SeededQuery[] {
    if (phrase.length < searchMinLength) return []
    const state: ListState = { ...parseListState(params), sort: defaultListState.sort }
    const states = isDefaultListState(state) ? [state] : [defaultListState, state]
    return states.map((one): SeededQuery => {
      const result = products.searchProducts(phrase, listParameters(one), language)
      if (!result.ok) throw new Error(`The product search refused ${phrase}`)
      return { key: productListKey(language, { phrase }, one), data: result.value }
    })
  }

  /** The parameters for page 1 when the requested page is beyond the last; only a first page counts as a search. */
  function corrected(params: URLSearchParams, language: Language): URLSearchParams | null {
    const { phrase } = parseSearchState(params)
    const state: ListState = { ...parseListState(params), sort: defaultListState.sort }
    if (state.page === 1 || phrase.length < searchMinLength) return null
    const result = products.searchProducts(phrase, listParameters(state), language)
    if (!result.ok || state.page <= pageCount(result.value.totalCount, productPageSize)) return null
    return new URLSearchParams(formatListState({ ...parseListState(params), page: 1 }, params))
  }

  async function contentAnswers(
    phrase: string,
    categoryIds: readonly number[],
    language: Language,
  ): Promise<SeededQuery[]> {
    const questions = categoryIds.length > 0 ? [[], categoryIds] : [[]]
    return Promise.all(
      questions.map(async (ids): Promise<SeededQuery> => {
        const data = await content.search({ phrase, language, categoryIds: ids })
        return { key: contentSearchKey(language, phrase, ids, 1), data }
      }),
    )
  }

  async function recipeAnswers(phrase: string, language: Language): Promise<SeededQuery[]> {
    if (phrase === '') return []
    const question = { ...everyRecipe, phrase }
    return [{ key: recipeSearchKey(language, question, 1), data: await recipes.search(question, language) }]
  }

  /** The redirect of the phrase; parameters of others in the address are kept. */
  async function redirectUrl(params: URLSearchParams, language: Language): Promise<string | null> {
    if (!isPlainSearch(params)) return null
    const { phrase } = parseSearchState(params)
    const redirect = await redirects.find(phrase, language)
    if (redirect === null) return null
    // A redirected search is counted too, with the hits it would have had.
    products.searchProducts(phrase, {}, language)
    const others = new URLSearchParams(params)
    others.delete('q')
    return movedUrl(redirect.url, others.toString())
  }

  return {
    'search-page': {
      isInterruptible: false,
      redirectUrl: (_model, params, language) => redirectUrl(params, language),
      corrected: (_model, params, language) => corrected(params, language),
      inLanguage: (_model, language) => ({
        categoryIds: async (choice) => {
          const [id] = parseCategoryIds(choice)
          const other = id === undefined ? null : await content.categoryIn(id, language)
          return other === null ? null : String(other)
        },
      }),
      isOneOff: (_model, params) => {
        const { phrase, categoryIds } = parseSearchState(params)
        return phrase !== '' || categoryIds.length > 0 || isFilteredOrSorted(parseListState(params))
      },
      queries: async (_model, params, language) => {
        const { phrase, categoryIds } = parseSearchState(params)
        if (phrase === '' && categoryIds.length === 0) return []
        const [ofContent, ofRecipes] = await Promise.all([
          contentAnswers(phrase, categoryIds, language),
          recipeAnswers(phrase, language),
        ])
        return [...productAnswers(phrase, params, language), ...ofRecipes, ...ofContent]
      },
    },
  }
}

const listParameters = (state: ListState): ListParameters =>
  ({ ...Object.fromEntries(listApiParameters(state)), page: state.page }) as ListParameters // made from the same list state
