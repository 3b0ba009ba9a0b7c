import type { Language } from '#src/common/locale.ts'
import type { NewsList } from '../contract/news-list.ts'
import type { NewsItem } from '../contract/release.ts'

interface Joined {
  items: NewsItem[]
  /** There are more, and they may be appended. */
  hasMore: boolean
}

/**
 * Joins the pages of a list. A further page is appended only if its first release is in the language of the site (specification 2,
 * section 4); otherwise the list ends. Pages that have not loaded are undefined.
 */
export function joinPages(pages: readonly (NewsList | undefined)[], language: Language): Joined {
  const [first, ...further] = pages
  if (!first) return { items: [], hasMore: false }
  const found = new Map(first.items.map((item) => [item.id, item]))
  let { hasMore } = first
  for (const page of further) {
    if (!page) break
    hasMore = false
    if (page.items[0]?.languageCode !== language) break
    hasMore = page.hasMore
    // A release published meanwhile moves others from one page to the next: each is shown once.
    for (const item of page.items) found.set(item.id, item)
  }
  return { items: [...found.values()], hasMore }
}
