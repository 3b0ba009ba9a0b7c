/** A page button, or the gap between two. */
export type PaginationItem = { page: number } | 'gap'

export const desktopPageButtons = 8
export const mobilePageButtons = 6

export const pageCount = (totalCount: number, pageSize: number): number => Math.ceil(totalCount / pageSize)

/**
 * Page buttons (specification 2, section 9): all up to `most`; above that the first four and the last while the current page is
 * 3 or less, the first and the last four near the end, otherwise first, one to each side of the current, last.
 */
export function paginationItems(current: number, pages: number, most: number): PaginationItem[] {
  if (pages <= most) return range(1, pages)
  if (current <= 3) return [...range(1, 4), 'gap', { page: pages }]
  if (current >= pages - 2) return [{ page: 1 }, 'gap', ...range(pages - 3, pages)]
  return [
    { page: 1 },
    ...gapAfter(1, current - 1),
    ...range(current - 1, current + 1),
    ...gapAfter(current + 1, pages),
    { page: pages },
  ]
}

const range = (first: number, last: number): PaginationItem[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({ page: first + index }))

const gapAfter = (left: number, right: number): PaginationItem[] => (right - left > 1 ? ['gap'] : [])
