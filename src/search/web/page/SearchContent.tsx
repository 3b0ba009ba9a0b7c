import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentHit } from '#src/content/contract/content-search.ts'
import { Button } from '#src/kit/Button.tsx'
import { FacetGroups } from '#src/kit/FacetGroups.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Marked } from '../Marked.tsx'
import { contentPageQuery } from '../search-queries.ts'
import type { TabPanelProps } from './search-tab.ts'

/** Pages for the phrase (C-7.7). Chosen facets and the pages shown so far live here, not in the address. */
export function SearchContent({ phrase, categoryIds }: TabPanelProps) {
  const language = useLanguage()
  const text = useText()
  const [chosen, setChosen] = useState(categoryIds)
  const [pages, setPages] = useState(1)
  // A separate `useQuery` for the first page: it keeps the last data, and so the facets, until the next response arrives.
  const first = useQuery(contentPageQuery(language, phrase, chosen, 1))
  const more = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) => contentPageQuery(language, phrase, chosen, index + 2)),
  })
  const answers = [first, ...more]
  const last = answers.at(-1)
  // Something published meanwhile moves hits from one page to the next: each is shown once.
  const hits = [...new Map(answers.flatMap(({ data }) => data?.hits ?? []).map((hit) => [hit.url, hit])).values()]
  const failed = answers.some(({ isError }) => isError)
  const isLoadingMore = pages > 1 && last?.isPending === true
  // While the next page loads, the page before it decides: the button stays, busy, and keeps the keyboard focus.
  const hasMore = (isLoadingMore ? answers.at(-2) : last)?.data?.hasMore === true

  function choose(next: readonly number[]): void {
    setChosen(next)
    setPages(1)
  }
  if (!first.data && !failed) return <Loading label={text('/search/loading')} />
  const facets = first.data?.facetCategories ?? []
  return (
    <div className="search-stories">
      {facets.length > 0 && (
        <FacetGroups
          facets={facets}
          chosen={chosen}
          onChoose={choose}
          labels={{
            title: text('/search/content/facets'),
            clear: text('/search/content/clear-facets'),
            more: (count) => text('/search/content/show-more-facets', { count }),
          }}
        />
      )}
      <div className="search-stories__hits" aria-busy={first.isPlaceholderData}>
        <output className="kit-visually-hidden">
          {text('/search/content/found', { count: first.data?.totalCount ?? 0 })}
        </output>
        {failed && (
          <Alert announce>
            <p>{text('/search/error')}</p>
            <Button
              variant="secondary"
              size="small"
              onClick={() => void Promise.all(answers.filter((one) => one.isError).map((one) => one.refetch()))}
            >
              {text('/search/retry')}
            </Button>
          </Alert>
        )}
        {!failed && hits.length === 0 && (
          <p className="kit-lead">{text('/search/content/no-results', { keyword: phrase })}</p>
        )}
        <ul className="search-stories__grid">
          {hits.map((hit) => (
            <li key={hit.url}>
              <ContentCard hit={hit} phrase={phrase} />
            </li>
          ))}
        </ul>
        {hasMore && (
          <Button variant="secondary" busy={isLoadingMore} onClick={() => setPages(pages + 1)}>
            {text('/search/content/show-more')}
          </Button>
        )}
      </div>
    </div>
  )
}

function ContentCard({ hit, phrase }: { hit: ContentHit; phrase: string }) {
  return (
    <SiteLink className="search-card" to={hit.url}>
      <span className="search-card__pic">
        {hit.image !== '' && (
          <Picture
            image={{ url: hit.image, altText: '' }}
            preset="small"
            sizes="(min-width: 1024px) 300px, (min-width: 768px) 45vw, 92vw"
          />
        )}
      </span>
      <span className="search-card__topic">{hit.topic}</span>
      <h2 className="kit-d4 kit-hover-line">
        <Marked text={hit.title} phrase={phrase} />
      </h2>
    </SiteLink>
  )
}
