import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { track } from '#src/shell/web/analytics/track.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import type { LocationList } from '../contract/location-list.ts'
import {
  formatLocationState,
  isPlainState,
  locationListKey,
  type LocationState,
  type NearPosition,
  parseLocationState,
} from '../contract/location-state.ts'
import { fetchLocations } from './locations-api.ts'

/** Which places are open now changes by the minute; what else is said of them by the day. */
const freshMs = (answer: LocationList | undefined): number => (answer?.openNow ? 60_000 : 600_000)

/** What a finder shows: asked for by its address, and by a position that only this page knows. `first`: of the page itself. */
export function useFinder(first: LocationList, near: NearPosition | null) {
  const language = useLanguage()
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const state = parseLocationState(new URLSearchParams(search))
  const isFirst = isPlainState({ ...state, pages: 1 }) && near === null
  const question = (page: number) => ({
    queryKey: locationListKey(language, state, near, page),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchLocations(language, state, near, page, signal),
    staleTime: ({ state: { data } }: { state: { data: LocationList | undefined } }) => freshMs(data),
  })
  // By itself: only a question of its own keeps what it showed until the next answer is there.
  const firstPage = useQuery({
    ...question(1),
    placeholderData: keepPreviousData,
    ...(isFirst && { initialData: first, initialDataUpdatedAt: Date.parse(first.answeredAt) }),
  })
  const more = useQueries({ queries: Array.from({ length: state.pages - 1 }, (_, index) => question(index + 2)) })
  const answers = [firstPage, ...more]
  const last = answers.at(-1)
  const isLoadingMore = state.pages > 1 && last?.isPending === true
  // What opens or closes meanwhile moves from one page to the next: each is shown once.
  const hits = [...new Map(answers.flatMap(({ data }) => data?.hits ?? []).map((hit) => [hit.contentId, hit])).values()]

  useSearchTold(state.query, firstPage.isPlaceholderData ? null : (firstPage.data?.totalCount ?? null))

  /** A new search begins with its first page. */
  function ask(changes: Partial<LocationState>): void {
    void navigate(urlOf({ pages: 1, ...changes }), { replace: true, preventScrollReset: true })
  }
  function urlOf(changes: Partial<LocationState>): string {
    const params = new URLSearchParams(
      formatLocationState({ ...state, pages: 1, ...changes }, new URLSearchParams(search)),
    )
    return params.size === 0 ? pathname : `${pathname}?${params.toString()}`
  }
  return {
    state,
    answer: firstPage.data,
    hits,
    failed: answers.some(({ isError }) => isError),
    isWaiting: firstPage.isPlaceholderData || firstPage.isPending,
    // Of the page before while the next is on its way: what was pressed stays there, busy, and keeps the keyboard.
    hasMore: (isLoadingMore ? answers.at(-2) : last)?.data?.hasMore === true,
    isLoadingMore,
    moreUrl: urlOf({ pages: state.pages + 1 }),
    ask,
    urlOf,
    retry: () => void Promise.all(answers.filter((one) => one.isError).map((one) => one.refetch())),
  }
}

/** Tells once what was looked for and how much of it there is. */
function useSearchTold(phrase: string, count: number | null): void {
  const told = useRef('')
  useEffect(() => {
    if (phrase === '') told.current = ''
    if (phrase === '' || count === null || told.current === phrase) return
    told.current = phrase
    track({ event: 'search', search_term: phrase, search_results: count, search_place: 'page' })
  }, [phrase, count])
}
