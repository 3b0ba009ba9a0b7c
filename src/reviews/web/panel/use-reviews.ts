import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { reviewPageSize } from '../../contract/limits.ts'
import type { ReviewItem, ReviewList, ReviewSort } from '../../contract/reviews.ts'
import { fetchReviews } from '../reviews-api.ts'

export interface ShownReviews {
  /** Null: nothing has loaded yet. */
  list: ReviewList | null
  items: ReviewItem[]
  hasMore: boolean
  isLoadingMore: boolean
  failed: boolean
  more: () => void
  retry: () => void
}

/** The reviews of a product up to the page the reader has loaded; a change of sort order starts again. */
export function useReviews(code: string, sort: ReviewSort): ShownReviews {
  const query = useInfiniteQuery({
    queryKey: ['reviews', code, sort],
    queryFn: ({ pageParam, signal }) => fetchReviews({ code, page: pageParam, sort }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * reviewPageSize < last.count ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages ?? []
  // A review published in between shifts the others, so one may be on two pages.
  const items = new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item]))
  return {
    list: pages.at(-1) ?? null,
    items: [...items.values()],
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    failed: query.isError,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
