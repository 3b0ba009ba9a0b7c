import { keepPreviousData } from '@tanstack/react-query'
import type { Language } from '#src/common/locale.ts'
import { type RecipeQuestion, recipeSearchKey } from '../../contract/search-state.ts'
import { fetchRecipes } from '../recipes-api.ts'

/** As long as the other searches (specification 1, 7.1). */
const freshMs = 3_600_000

/** Superseded questions are aborted, and an answer belongs to its question: none can overtake another. */
export const recipePageQuery = (language: Language, question: RecipeQuestion, page: number) => ({
  queryKey: recipeSearchKey(language, question, page),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchRecipes(language, question, page, signal),
  placeholderData: keepPreviousData,
  staleTime: freshMs,
  gcTime: freshMs,
})
