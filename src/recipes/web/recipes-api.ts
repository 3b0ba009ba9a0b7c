import type { Caller } from '#src/cart/web/cart-api.ts'
import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { RecipeCartAnswer, RecipeCartBody } from '../contract/recipe-cart.ts'
import type { RecipeSearchAnswer } from '../contract/recipe-search.ts'
import type { RecipeQuestion } from '../contract/search-state.ts'

export const fetchRecipes = (
  language: Language,
  { phrase, categoryIds, productPageId }: RecipeQuestion,
  page: number,
  signal: AbortSignal,
): Promise<RecipeSearchAnswer> =>
  callApi('/api/search/recipes', {
    query: {
      q: phrase,
      page,
      language,
      ...(categoryIds.length > 0 && { categoryIds: categoryIds.join() }),
      ...(productPageId !== 0 && { productPageId }),
    },
    language,
    signal,
  })

/** Adds all of a recipe's products at once. */
export const addRecipeToCart = (caller: Caller, body: RecipeCartBody): Promise<RecipeCartAnswer> =>
  callApi('/api/me/carts/recipe', { ...caller, method: 'POST', body })
