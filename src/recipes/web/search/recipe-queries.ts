import { keepPreviousData } from '@tanstack/react-query'
import type { Language } from '#src/common/locale.ts'
import { type RecipeQuestion, recipeSearchKey } from '../../contract/search-state.ts'
import { fetchRecipes } from '../recipes-api.ts'

/** Same time as the other searches (specification 1, 7.1). */
const freshMs = 3_600_000

/** Superseded requests are aborted, and each response is cached under its own key: none can overtake another. */
export const recipePageQuery = (language: Language, question: RecipeQuestion, page: number) => ({
  queryKey: recipeSearchKey(language, question, page),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchRecipes(language, question, page, signal),
  placeholderData: keepPreviousData,
  staleTime: freshMs,
  gcTime: freshMs,
})
