import type { ContentSearchAnswer } from '#src/content/contract/content-search.ts'
import { buttonClass } from '#src/kit/button-class.ts'
import { Icon } from '#src/kit/Icon.tsx'
import { LiveRegion } from '#src/kit/LiveRegion.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { searchedFrom } from '#src/shell/web/navigation/search-place.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { ContentHitRow } from '../ContentHitRow.tsx'

interface ContentHitsProps {
  phrase: string
  isWaiting: boolean
  /** Nothing is said then (specification 1, section 8): the ways onward are left. */
  failed: boolean
  /** The answer for this very phrase. */
  answer: ContentSearchAnswer | undefined
  allUrl: string
  searchPage: string
  onFollow: () => void
  /** One of the pages is followed. */
  onHit: () => void
}

/** What the box found: at most five pages, and two ways on. */
export function ContentHits(props: ContentHitsProps) {
  const { phrase, isWaiting, failed, answer, allUrl, searchPage, onFollow, onHit } = props
  const text = useText()
  const shown = isWaiting || failed ? undefined : answer
  return (
    <>
      <LiveRegion text={shown ? said(shown.totalCount) : ''} />
      {isWaiting && <Loading label={text('/search/content/loading')} />}
      {shown?.totalCount === 0 && (
        <p className="search-content__none">{text('/search/content/no-results', { keyword: phrase })}</p>
      )}
      {shown && shown.totalCount > 0 && (
        <ul aria-label={text('/search/content/results')}>
          {shown.hits.map((hit) => (
            <li key={hit.url}>
              <ContentHitRow hit={hit} phrase={phrase} onFollow={onHit} />
            </li>
          ))}
        </ul>
      )}
      <div className="search-content__foot">
        {shown?.totalCount !== 0 && (
          <SiteLink className="kit-go" to={allUrl} state={searchedFrom('navigation')} onClick={onFollow}>
            {text('/search/content/all-results')} <Icon name="arrow" />
          </SiteLink>
        )}
        <SiteLink className={buttonClass({ variant: 'secondary', size: 'small' })} to={searchPage} onClick={onFollow}>
          {text('/search/content/advanced')}
        </SiteLink>
      </div>
    </>
  )

  function said(count: number): string {
    return count === 0
      ? text('/search/content/no-results', { keyword: phrase })
      : text('/search/results/found', { count, phrase })
  }
}
