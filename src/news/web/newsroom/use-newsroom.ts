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
/** Somebody who comes back from a release finds the list as they left it. */
const keptMs = 3_600_000

/**
 * What a newsroom shows. Filters, year and the page a document begins with stand in the address, so that it works without script;
 * how many pages have been appended stands in the history entry. `newest`: what an address without any of it shows.
 */
export function useNewsroom(source: NewsSource, newest: NewsList) {
  const language = useLanguage()
  const { search, pathname, ...location } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const state = parseNewsState(new URLSearchParams(search))
  const isFiltered = state.filters.length > 0 || state.year !== null
  const isPlain = !isFiltered && state.page === 1
  // The document that is taken over knows nothing of the history.
  const appended = isHydrated ? appendedIn(location.state) : 0
  const question = (page: number) => ({
    queryKey: newsListKey(language, source, { ...state, page }),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchNews(language, source, { ...state, page }, signal),
    staleTime: freshMs,
    gcTime: keptMs,
  })
  // By itself: only a question of its own keeps what it showed until the next answer is there.
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
    /** False: the next page is shown by itself, if at all. */
    canAppend,
    isWaiting,
    isLoadingMore,
    failed,
    /** Pages that stand below each other. */
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
/** More do not stand below each other: a page has its end. */
const appendedMax = 99

function appendedIn(entry: unknown): number {
  const pages = typeof entry === 'object' && entry !== null && entryName in entry ? entry[entryName] : 0
  return typeof pages === 'number' && Number.isInteger(pages) && pages > 0 ? Math.min(pages, appendedMax) : 0
}
