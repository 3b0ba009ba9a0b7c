/** A page to go to, or a gap. `on` says where it is shown: wide windows have room for 8 pages, narrow ones for 6. */
export interface PageButton {
  page: number | 'gap-before' | 'gap-after'
  on: 'both' | 'wide' | 'narrow'
}

const wideRoom = 8
const narrowRoom = 6

/**
 * The row of a pagination. All pages while there is room; else the first four and the last near the start, the first and the
 * last four near the end, and between them the first, the current with its neighbours, the last. `page` is clamped.
 */
export function pageButtons(page: number, pageCount: number): PageButton[] {
  const current = Math.min(Math.max(page, 1), pageCount)
  const wide = row(current, pageCount, wideRoom)
  const narrow = row(current, pageCount, narrowRoom)
  const all = row(current, pageCount, pageCount)
  const entries = [
    1,
    'gap-before' as const,
    ...all.slice(1, -1),
    'gap-after' as const,
    ...(pageCount > 1 ? [pageCount] : []),
  ]
  return entries.flatMap((entry): PageButton[] => {
    const onWide = wide.includes(entry)
    const onNarrow = narrow.includes(entry)
    if (!onWide && !onNarrow) return []
    return [{ page: entry, on: onWide && onNarrow ? 'both' : onWide ? 'wide' : 'narrow' }]
  })
}

function row(current: number, count: number, room: number): PageButton['page'][] {
  if (count <= room) return Array.from({ length: count }, (_, index) => index + 1)
  if (current <= 3) return [1, 2, 3, 4, 'gap-after', count]
  if (current >= count - 2) return [1, 'gap-before', count - 3, count - 2, count - 1, count]
  return [1, 'gap-before', current - 1, current, current + 1, 'gap-after', count]
}
