import type { NewsItem } from '../contract/release.ts'
import { newsDate } from '../rules/news-date.ts'
import './news.css'

/** Day and subjects of a release. */
export function ReleaseMeta({
  item: { publishDateUtc, categories },
}: {
  item: Pick<NewsItem, 'publishDateUtc' | 'categories'>
}) {
  const date = newsDate(publishDateUtc)
  return (
    <p className="news-meta kit-num">
      {date !== '' && <time dateTime={publishDateUtc}>{date}</time>}
      {categories.length > 0 && <span>{categories.map(({ name }) => name).join(', ')}</span>}
    </p>
  )
}
