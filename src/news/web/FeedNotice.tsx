import { clsx } from 'clsx'
import { dateTimeText } from '#src/common/day-text.ts'
import { NoteLine } from '#src/kit/Notice.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { NewsFeedState } from '../contract/news-list.ts'
import './news.css'

interface FeedNoticeProps {
  feed: NewsFeedState
  /** Across the page, with its margins. */
  wide?: boolean
}

/** Says that what is shown is the last good copy of the feed, where that is old (C-21). */
export function FeedNotice({ feed: { fetchedAt, isStale }, wide = false }: FeedNoticeProps) {
  const text = useText()
  const language = useLanguage()
  if (!isStale) return null
  return (
    <div className={clsx('news-notice', wide && 'kit-wrap')}>
      <NoteLine>
        {fetchedAt === null
          ? text('/news/never-fetched')
          : text('/news/stale', { moment: dateTimeText(new Date(fetchedAt), language) })}
      </NoteLine>
    </div>
  )
}
