import { useQueries, useQuery } from '@tanstack/react-query'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import type { RecipeHit } from '../../contract/recipe.ts'
import type { RecipeSearchAnswer } from '../../contract/recipe-search.ts'
import type { RecipeQuestion } from '../../contract/search-state.ts'
import { recipePageQuery } from './recipe-queries.ts'

/** What a search has found so far (specification 2, section 4: loading, loadingMore, error). */
export interface RecipeAnswers {
  /** Undefined: nothing is known yet. Of the first page. */
  first: RecipeSearchAnswer | undefined
  hits: readonly RecipeHit[]
  hasMore: boolean
  /** What is shown answers an earlier question. */
  isLoading: boolean
  isLoadingMore: boolean
  failed: boolean
  retry: () => void
}

/** `pages` of it below each other: a new question replaces them, one more page is appended. */
export function useRecipeAnswers(question: RecipeQuestion, pages: number): RecipeAnswers {
  const language = useLanguage()
  // By itself: only a question of its own keeps what it showed until the next answer is there.
  const first = useQuery(recipePageQuery(language, question, 1))
  const more = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) => recipePageQuery(language, question, index + 2)),
  })
  const answers = [first, ...more]
  const last = answers.at(-1)
  const isLoadingMore = pages > 1 && last?.isPending === true
  // Something published meanwhile moves hits from one page to the next: each is shown once.
  const hits = [...new Map(answers.flatMap(({ data }) => data?.hits ?? []).map((hit) => [hit.contentId, hit])).values()]
  return {
    first: first.data,
    hits,
    // Of the page before while the next is on its way: what was pressed stays there, busy, and keeps the keyboard.
    hasMore: (isLoadingMore ? answers.at(-2) : last)?.data?.hasMore ?? false,
    isLoading: first.isPending || first.isPlaceholderData,
    isLoadingMore,
    failed: answers.some(({ isError }) => isError),
    retry: () => void Promise.all(answers.filter((one) => one.isError).map((one) => one.refetch())),
  }
}
