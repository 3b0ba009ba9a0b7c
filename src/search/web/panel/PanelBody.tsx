import { clsx } from 'clsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { searchedFrom } from '#src/shell/web/navigation/search-place.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Suggestions } from '../../contract/suggest.ts'
import { forgetSearch, useSearchHistory } from '../history/history-store.ts'
import { PanelResults } from './PanelResults.tsx'
import { searchMinLength } from '#src/common/search-phrase.ts'

export interface PanelBodyProps {
  /** What is typed, trimmed. */
  phrase: string
  /** The answer for this very phrase. */
  found: Suggestions | undefined
  isWaiting: boolean
  failed: boolean
  /** Address of the search page for a term. */
  urlOf: (term: string) => string
  /** The visitor follows a link that this term led to. */
  onLeave: (term: string) => void
  /** One of the hits is followed. */
  onHit: () => void
}

const fromPanel = searchedFrom('panel')

/** What the panel shows under its field: earlier searches and suggestions next to the results. */
export function PanelBody(props: PanelBodyProps) {
  const { phrase, found, isWaiting, failed, urlOf, onLeave, onHit } = props
  const { navigation } = usePage()
  const text = useText()
  const history = useSearchHistory()
  const terms = found && found.terms.length > 0 ? found.terms : phrase === '' ? navigation.searchSuggestions : []
  const isShort = phrase !== '' && phrase.length < searchMinLength
  const side = (history.length > 0 || terms.length > 0) && (
    <div className="search-panel__side">
      {history.length > 0 && (
        <section>
          <h2>{text('/search/history')}</h2>
          <ul className="search-list">
            {history.map((term) => (
              <li key={term}>
                <SiteLink to={urlOf(term)} state={fromPanel} onClick={() => onLeave(term)}>
                  <Icon name="clock" size="s" /> <span className="kit-hover-line">{term}</span>
                </SiteLink>
                <button
                  type="button"
                  className="kit-icon-btn"
                  aria-label={text('/search/history/remove', { term })}
                  onClick={() => forgetSearch(term)}
                >
                  <Icon name="close" size="s" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {terms.length > 0 && (
        <section>
          <h2>{text('/search/suggestions')}</h2>
          <ul className="search-list">
            {terms.map((term) => (
              <li key={term}>
                <SiteLink to={urlOf(term)} state={fromPanel} onClick={() => onLeave(term)}>
                  <Icon name="search" size="s" /> <span className="kit-hover-line">{term}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
  const main = mainPart()
  return (
    <>
      {found?.redirect && (
        <p className="kit-wrap search-panel__lead">
          <SiteLink className="kit-go" to={found.redirect.url} data-lead onClick={onHit}>
            {text('/search/lead', { name: found.redirect.name })} <Icon name="arrow" />
          </SiteLink>
        </p>
      )}
      {(side || main) && (
        <div className={clsx('kit-wrap search-panel__in', phrase === '' && 'search-panel__in--idle')}>
          {side}
          {main}
        </div>
      )}
      {found && <PanelFoot found={found} url={foundUrl()} onLeave={() => onLeave(phrase)} />}
    </>
  )

  /** The results themselves, also of a phrase that leads to a page. */
  function foundUrl(): string {
    const url = urlOf(phrase)
    return found?.redirect ? `${url}&tab=${found.counts.products > 0 ? 'products' : 'content'}` : url
  }

  function mainPart() {
    if (isWaiting) return <Loading label={text('/search/loading')} />
    if (isShort) return <p className="kit-muted">{text('/search/too-short', { count: searchMinLength })}</p>
    if (failed)
      return (
        <Alert announce>
          <p>{text('/search/error')}</p>
        </Alert>
      )
    return found ? <PanelResults phrase={phrase} found={found} onLeave={onHit} /> : null
  }
}

function PanelFoot({ found, url, onLeave }: { found: Suggestions; url: string; onLeave: () => void }) {
  const text = useText()
  const { products, recipes, pages } = found.counts
  const count = products + recipes + pages
  if (count === 0) return null
  return (
    <div className="search-panel__foot">
      <div className="kit-wrap">
        <SiteLink className="kit-go" to={url} state={fromPanel} onClick={onLeave}>
          {text('/search/all-hits', { count })} <Icon name="arrow" />
        </SiteLink>
        <span className="search-panel__keys" aria-hidden="true">
          <span className="search-key">↑</span>
          <span className="search-key">↓</span> {text('/search/keys/move')} <span className="search-key">Esc</span>{' '}
          {text('/search/keys/close')}
        </span>
      </div>
    </div>
  )
}
