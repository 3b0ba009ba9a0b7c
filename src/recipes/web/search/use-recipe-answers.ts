import { useQueries, useQuery } from '@tanstack/react-query'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import type { RecipeHit } from '../../contract/recipe.ts'
import type { RecipeSearchAnswer } from '../../contract/recipe-search.ts'
import type { RecipeQuestion } from '../../contract/search-state.ts'
import { recipePageQuery } from './recipe-queries.ts'

/** State of a search (specification 2, section 4: loading, loadingMore, error). */
export interface RecipeAnswers {
  /** Response for the first page; undefined before it arrives. */
  first: RecipeSearchAnswer | undefined
  hits: readonly RecipeHit[]
  hasMore: boolean
  /** True while the results shown belong to an earlier query. */
  isLoading: boolean
  isLoadingMore: boolean
  failed: boolean
  retry: () => void
}

/** Loads `pages` result pages below each other: a new query replaces them, one more page is appended. */
export function useRecipeAnswers(question: RecipeQuestion, pages: number): RecipeAnswers {
  const language = useLanguage()
  // Separate from `useQueries`, so that the previous result stays until the new response has arrived.
  const first = useQuery(recipePageQuery(language, question, 1))
  const more = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) => recipePageQuery(language, question, index + 2)),
  })
  const answers = [first, ...more]
  const last = answers.at(-1)
  const isLoadingMore = pages > 1 && last?.isPending === true
  // A recipe published meanwhile moves hits from one page to the next: each is shown once.
  const hits = [...new Map(answers.flatMap(({ data }) => data?.hits ?? []).map((hit) => [hit.contentId, hit])).values()]
  return {
    first: first.data,
    hits,
    // While the next page loads, the value of the page before keeps the pressed button in place, busy and focused.
    hasMore: (isLoadingMore ? answers.at(-2) : last)?.data?.hasMore ?? false,
    isLoading: first.isPending || first.isPlaceholderData,
    isLoadingMore,
    failed: answers.some(({ isError }) => isError),
    retry: () => void Promise.all(answers.filter((one) => one.isError).map((one) => one.refetch())),
  }
}
