import { Icon } from '#src/kit/Icon.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import type { NewsItem } from '../contract/release.ts'
import { ReleaseMeta } from './ReleaseMeta.tsx'

interface NewsRowsProps {
  items: readonly NewsItem[]
  headingLevel: 'h2' | 'h3' | 'h4'
}

/** Releases next to other content: day, title and an arrow each. */
export function NewsRows({ items, headingLevel: Heading }: NewsRowsProps) {
  const language = useLanguage()
  return (
    <ul className="news-rows">
      {items.map((item) => (
        <li key={item.id} className="news-row" lang={item.languageCode === language ? undefined : item.languageCode}>
          <ReleaseMeta item={item} />
          <Heading className="kit-d4">
            <SiteLink to={item.url}>{item.title}</SiteLink>
          </Heading>
          <Icon name="arrow" size="m" />
        </li>
      ))}
    </ul>
  )
}
