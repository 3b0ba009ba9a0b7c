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

/** Results for “open now” are stale after a minute, others later. */
const freshMs = (answer: LocationList | undefined): number => (answer?.openNow ? 60_000 : 600_000)

/** State of a finder: from its address, and from a position that only this page knows. `first`: the page's own result. */
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
  // Separate from `useQueries`, so that the previous result stays until the new response has arrived.
  const firstPage = useQuery({
    ...question(1),
    placeholderData: keepPreviousData,
    ...(isFirst && { initialData: first, initialDataUpdatedAt: Date.parse(first.answeredAt) }),
  })
  const more = useQueries({ queries: Array.from({ length: state.pages - 1 }, (_, index) => question(index + 2)) })
  const answers = [firstPage, ...more]
  const last = answers.at(-1)
  const isLoadingMore = state.pages > 1 && last?.isPending === true
  // Places that open or close meanwhile move from one page to the next: each is shown once.
  const hits = [...new Map(answers.flatMap(({ data }) => data?.hits ?? []).map((hit) => [hit.contentId, hit])).values()]

  useSearchTold(state.query, firstPage.isPlaceholderData ? null : (firstPage.data?.totalCount ?? null))

  /** Starts a new search at its first page. */
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
    // While the next page loads, the value of the page before keeps the pressed button in place, busy and focused.
    hasMore: (isLoadingMore ? answers.at(-2) : last)?.data?.hasMore === true,
    isLoadingMore,
    moreUrl: urlOf({ pages: state.pages + 1 }),
    ask,
    urlOf,
    retry: () => void Promise.all(answers.filter((one) => one.isError).map((one) => one.refetch())),
  }
}

/** Sends one event per search phrase, with its count. */
function useSearchTold(phrase: string, count: number | null): void {
  const told = useRef('')
  useEffect(() => {
    if (phrase === '') told.current = ''
    if (phrase === '' || count === null || told.current === phrase) return
    told.current = phrase
    track({ event: 'search', search_term: phrase, search_results: count, search_place: 'page' })
  }, [phrase, count])
}
