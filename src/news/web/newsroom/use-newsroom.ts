import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useIsHydrated } from '#src/shell/web/use-is-hydrated.ts'
import {
  formatNewsState,
  type NewsList,
  newsListKey,
  type NewsSource,
  type NewsState,
  parseNewsState,
} from '../../contract/news-list.ts'
import { joinPages } from '../../rules/join-pages.ts'
import { fetchNews } from '../news-api.ts'

/** A feed is read every few minutes. */
const freshMs = 600_000
/** A visitor who comes back from a release finds the list as they left it. */
const keptMs = 3_600_000

/**
 * The state of a newsroom. Filters, year and the document's first page are in the address, so that it works without script; the
 * number of appended pages is in the history entry. `newest`: the list for an address without any of these.
 */
export function useNewsroom(source: NewsSource, newest: NewsList) {
  const language = useLanguage()
  const { search, pathname, ...location } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const state = parseNewsState(new URLSearchParams(search))
  const isFiltered = state.filters.length > 0 || state.year !== null
  const isPlain = !isFiltered && state.page === 1
  // The server-rendered document does not know the history entry.
  const appended = isHydrated ? appendedIn(location.state) : 0
  const question = (page: number) => ({
    queryKey: newsListKey(language, source, { ...state, page }),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchNews(language, source, { ...state, page }, signal),
    staleTime: freshMs,
    gcTime: keptMs,
  })
  // The first page is a separate query: only so does it keep its old items until the next response is there.
  const first = useQuery({
    ...question(state.page),
    placeholderData: keepPreviousData,
    ...(isPlain && { initialData: newest }),
  })
  const more = useQueries({ queries: Array.from({ length: appended }, (_, index) => question(state.page + index + 1)) })
  const { items, hasMore } = joinPages([first.data, ...more.map(({ data }) => data)], language)
  const isWaiting = first.isPending || first.isPlaceholderData
  const isLoadingMore = more.some(({ isPending, isError }) => isPending && !isError)
  const failed = first.isError || more.some(({ isError }) => isError)

  function urlOf(changes: Partial<NewsState>): string {
    const params = new URLSearchParams(formatNewsState({ ...state, ...changes }, new URLSearchParams(search)))
    return params.size === 0 ? pathname : `${pathname}?${params.toString()}`
  }
  const go = (changes: Partial<NewsState>, pages: number): void =>
    void navigate(urlOf(changes), { replace: true, preventScrollReset: true, state: { [entryName]: pages } })
  const isReady = hasMore && !isWaiting && !failed
  const canAppend = isReady && appended < appendedMax
  return {
    state,
    isFiltered,
    answer: first.data,
    items,
    hasMore: isReady,
    /** False: the next page, if any, replaces this one instead. */
    canAppend,
    isWaiting,
    isLoadingMore,
    failed,
    /** The number of pages shown below each other. */
    pages: appended + 1,
    urlOf,
    /** A choice begins with the first page and takes the place of what was shown. */
    choose: (changes: Partial<NewsState>) => go({ page: 1, ...changes }, 0),
    append: () => {
      if (canAppend && !isLoadingMore) go({}, appended + 1)
    },
    retry: () => void Promise.all([first, ...more].filter(({ isError }) => isError).map((one) => one.refetch())),
  }
}

const entryName = 'newsPages'
/** The most pages that can be appended: a page must have an end. */
const appendedMax = 99

function appendedIn(entry: unknown): number {
  const pages = typeof entry === 'object' && entry !== null && entryName in entry ? entry[entryName] : 0
  return typeof pages === 'number' && Number.isInteger(pages) && pages > 0 ? Math.min(pages, appendedMax) : 0
}
