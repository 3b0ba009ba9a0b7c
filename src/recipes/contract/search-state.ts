import { parseCategoryIds } from '#src/content/contract/content-search.ts'
import { cleanPhrase } from '#src/common/search-phrase.ts'
import type { Language } from '#src/common/locale.ts'
import { recipePagesMax } from './limits.ts'

/** Search parameters in an address (specification 2, "Recipe search block"). */
export interface RecipeQuestion {
  /** Trimmed, with single spaces; empty: every recipe. */
  phrase: string
  /** In ascending order. */
  categoryIds: readonly number[]
  /** Content id of a product; 0: any. */
  productPageId: number
}

export interface RecipeSearchState extends RecipeQuestion {
  /** Pages shown below each other. */
  pages: number
}

export const everyRecipe: RecipeQuestion = { phrase: '', categoryIds: [], productPageId: 0 }

/** Names and values of an address's query, as URLSearchParams gives them. */
type QueryPairs = Iterable<readonly [name: string, value: string]>

export function parseRecipeSearch(query: QueryPairs): RecipeSearchState {
  const pairs = [...query]
  const all = (wanted: string): string[] => pairs.filter(([name]) => name === wanted).map(([, value]) => value)
  const [productPageId = ''] = all('productPageId')
  const [pages = ''] = all('page')
  return {
    phrase: cleanPhrase(all('q')[0] ?? ''),
    categoryIds: parseCategoryIds(all('categoryIds')).toSorted((a, b) => a - b),
    productPageId: /^[1-9]\d{0,8}$/.test(productPageId) ? Number(productPageId) : 0,
    pages: /^[1-9]\d?$/.test(pages) ? Math.min(Number(pages), recipePagesMax) : 1,
  }
}

/** Returns the query of an address for a state; other parameters in `others` stay. */
export function formatRecipeSearch(state: RecipeSearchState, others: QueryPairs = []): [string, string][] {
  const own: [string, string][] = [
    ['q', state.phrase],
    ['categoryIds', state.categoryIds.join()],
    ['productPageId', state.productPageId === 0 ? '' : String(state.productPageId)],
    ['page', state.pages > 1 ? String(state.pages) : ''],
  ]
  const kept = [...others].filter(([name]) => !own.some(([ours]) => ours === name))
  return [...kept.map(([name, value]): [string, string] => [name, value]), ...own.filter(([, value]) => value !== '')]
}

export const isEveryRecipe = ({ phrase, categoryIds, productPageId }: RecipeQuestion): boolean =>
  phrase === '' && categoryIds.length === 0 && productPageId === 0

/** Query key of one result page; the server seeds its data under the same key. */
export const recipeSearchKey = (language: Language, question: RecipeQuestion, page: number): readonly unknown[] => [
  'recipe-search',
  language,
  question.phrase,
  question.categoryIds.join(),
  question.productPageId,
  page,
]
