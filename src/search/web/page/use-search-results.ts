import { useQueries } from '@tanstack/react-query'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import type { SearchState } from '../../contract/search-state.ts'
import type { SearchTab } from './search-tab.ts'
import { searchTabs } from './search-tabs.ts'

export interface SearchResults {
  /** Results of each tab by its id; absent: not known, or the phrase is too short for it. */
  counts: Readonly<Record<string, number>>
  total: number
  /** The phrase asked for one kind by a claim: what is shown of it is no empty page. */
  isMeant: boolean
  /** Some answer is still on its way. */
  isWaiting: boolean
  /** The tabs whose request failed: their counts are unknown. */
  failed: readonly string[]
  retry: () => void
  /** What the address leaves out. */
  defaultTab: SearchTab
  shownTab: SearchTab
  /** The page that operators lead the phrase to; absent: it stays with what was found. */
  redirectUrl: string | undefined
}

/** How much there is of everything, and so which tab is shown (C-2). */
export function useSearchResults({ phrase, categoryIds, tab }: SearchState): SearchResults {
  const language = useLanguage()
  const isAsked = phrase !== '' || categoryIds.length > 0
  const questions = searchTabs.map((one) => one.countQuery(language, phrase))
  const answers = useQueries({
    queries: questions.map(({ queryKey, queryFn, enabled, staleTime }) => ({
      queryKey,
      queryFn,
      staleTime,
      gcTime: staleTime,
      enabled: enabled && isAsked,
    })),
  })
  const counts: Record<string, number> = {}
  let redirectUrl: string | undefined
  let meant: SearchTab | undefined
  searchTabs.forEach((one, index) => {
    const data = answers[index]?.data
    const question = questions[index]
    if (data === undefined || !question) return
    counts[one.id] = question.count(data)
    if (question.isMeant?.(data)) meant ??= one
    redirectUrl ??= question.redirectUrl?.(data)
  })
  const [first] = searchTabs
  if (!first) throw new Error('The search has no tabs')
  const asked = answers.filter((_answer, index) => questions[index]?.enabled)
  const isFirstUnknown = answers[0]?.isPending === true && questions[0]?.enabled === true
  const withResults = isFirstUnknown ? first : (meant ?? searchTabs.find(({ id }) => (counts[id] ?? 0) > 0) ?? first)
  const defaultTab = (categoryIds.length > 0 && searchTabs.find(({ id }) => id === 'content')) || withResults
  return {
    counts,
    redirectUrl,
    isMeant: meant !== undefined,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    isWaiting: isAsked && asked.some((answer) => answer.isPending),
    failed: isAsked ? searchTabs.flatMap(({ id }, index) => (answers[index]?.isError === true ? [id] : [])) : [],
    retry: () => void Promise.all(asked.map((answer) => answer.refetch())),
    defaultTab,
    shownTab: searchTabs.find(({ id }) => id === tab) ?? defaultTab,
  }
}
