import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { LiveRegion } from '#src/kit/LiveRegion.tsx'
import { track } from '#src/shell/web/analytics/track.ts'
import { searchedFrom } from '#src/shell/web/navigation/search-place.ts'
import { useSearchPath } from '#src/shell/web/navigation/use-search-path.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { productSearchDebounceMs } from '../../contract/limits.ts'
import { searchUrl } from '../../contract/search-state.ts'
import { cleanPhrase } from '#src/common/search-phrase.ts'
import type { Suggestions } from '../../contract/suggest.ts'
import { rememberSearch } from '../history/history-store.ts'
import { suggestQuery } from '../search-queries.ts'
import { useDebounced } from '../use-debounced.ts'
import { moveByArrows } from './arrow-keys.ts'
import { PanelBody } from './PanelBody.tsx'
import { searchMinLength, searchMaxLength } from '#src/common/search-phrase.ts'

/** The product search panel (specification 1, 2.9 and section 4). */
export function ProductSearch({ onClose }: { onClose: () => void }) {
  const language = useLanguage()
  const text = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const searchPage = useSearchPath()

  const phrase = cleanPhrase(typed)
  const settled = useDebounced(phrase, productSearchDebounceMs)
  const query = useQuery(suggestQuery(language, settled))
  const isWaiting = phrase !== '' && (phrase !== settled || query.isFetching)
  const found = phrase !== '' && phrase === settled ? query.data : undefined

  /** Takes the visitor away from here: what led there is remembered, the field is empty next time. */
  function leave(term: string): void {
    rememberSearch(term)
    setTyped('')
    onClose()
  }
  function submit(): void {
    if (phrase.length < searchMinLength) return
    const redirect = found?.redirect
    if (redirect) {
      followHit()
      void navigate(redirect.url)
      return
    }
    leave(phrase)
    void navigate(searchUrl(searchPage, phrase), { state: searchedFrom('panel') })
  }
  /** No search page will tell of this search. */
  function followHit(): void {
    track({ event: 'search', search_term: phrase, search_results: countOf(found), search_place: 'panel' })
    leave(phrase)
  }
  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    submit()
  }
  function handleKey(event: KeyboardEvent): void {
    // Enter would press the button, which does nothing while an answer is on its way.
    if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault()
      submit()
    } else if (event.key === 'Escape') {
      // A search field would only be emptied.
      event.preventDefault()
      onClose()
    } else moveByArrows(event, panel.current, input.current)
  }

  return (
    <div ref={panel} onKeyDown={handleKey} role="presentation">
      <div className="search-panel__bar">
        <div className="kit-wrap">
          <form
            role="search" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- the search element cannot be a form, and older browsers do not know it
            className="search-box"
            action={searchPage}
            onSubmit={handleSubmit}
          >
            <Icon name="search" />
            <label className="kit-visually-hidden" htmlFor="product-search">
              {text('/search/products/label')}
            </label>
            <input
              ref={input}
              id="product-search"
              type="search"
              name="q"
              value={typed}
              maxLength={searchMaxLength}
              placeholder={text('/search/products/label')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button
              type="submit"
              size="small"
              disabledReason={isWaiting || phrase.length < searchMinLength ? '' : undefined}
            >
              {text('/search/submit')}
            </Button>
          </form>
          <button type="button" className="kit-icon-btn" aria-label={text('/search/close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      </div>
      <LiveRegion text={found ? foundText() : ''} />
      <PanelBody
        phrase={phrase}
        found={found}
        isWaiting={isWaiting}
        failed={phrase === settled && query.isError && !query.isFetching}
        urlOf={(term) => searchUrl(searchPage, term)}
        onLeave={leave}
        onHit={followHit}
      />
    </div>
  )

  function foundText(): string {
    const count = countOf(found)
    return count === 0 ? text('/search/results/none', { phrase }) : text('/search/results/found', { count, phrase })
  }
}

function countOf(found: Suggestions | undefined): number {
  const { products = 0, recipes = 0, pages = 0 } = found?.counts ?? {}
  return products + recipes + pages
}
