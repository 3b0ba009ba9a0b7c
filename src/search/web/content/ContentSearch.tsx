import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { contentPhraseMaxLength } from '#src/content/contract/content-search.ts'
import { Icon } from '#src/kit/Icon.tsx'
import { track } from '#src/shell/web/analytics/track.ts'
import { searchedFrom } from '#src/shell/web/navigation/search-place.ts'
import { useSearchPath } from '#src/shell/web/navigation/use-search-path.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import type { ContentSearchProps } from '#src/shell/web/slots/shell-slots.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { contentSearchDebounceMs, contentSearchMaxWaitMs } from '../../contract/limits.ts'
import { searchUrl } from '../../contract/search-state.ts'
import { cleanPhrase } from '#src/common/search-phrase.ts'
import { contentDropdownQuery } from '../search-queries.ts'
import { useDebounced } from '../use-debounced.ts'
import { ContentHits } from './ContentHits.tsx'
import './content-search.css'

/**
 * The content search of the navigation (specification 1, 2.8 and section 4): a box, and under it up to five pages, a way to
 * all of them and one to the search page. The list goes when focus or a press is elsewhere, and comes back with the focus.
 */
export function ContentSearch({ onFollow, opens = 'below' }: ContentSearchProps) {
  const language = useLanguage()
  const text = useText()
  const navigate = useNavigate()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(false)
  const searchPage = useSearchPath()

  const phrase = cleanPhrase(typed)
  const settled = useDebounced(phrase, contentSearchDebounceMs, contentSearchMaxWaitMs)
  const query = useQuery(contentDropdownQuery(language, settled))
  const isSettled = phrase === settled
  const failed = isSettled && query.isError && !query.isFetching

  useEffect(() => {
    if (query.error) console.error(query.error) // oxlint-disable-line no-console -- a failure shows no message (specification 1, section 8)
  }, [query.error])
  useEffect(() => {
    if (!shown) return
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setShown(false)
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [shown])

  function leave(): void {
    setTyped('')
    setShown(false)
    onFollow?.()
  }
  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    if (phrase === '') return
    leave()
    void navigate(searchUrl(searchPage, phrase), { state: searchedFrom('navigation') })
  }
  /** No search page will tell of this search. */
  function followHit(): void {
    const count = query.data?.totalCount ?? 0
    track({ event: 'search', search_term: phrase, search_results: count, search_place: 'navigation' })
    leave()
  }
  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || typed === '') return
    // The first Escape is the list's, the next one whatever stands around it.
    event.preventDefault()
    event.stopPropagation()
    setTyped('')
    root.current?.querySelector('input')?.focus()
  }
  const handleBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) setShown(false)
  }

  const isOpen = shown && phrase !== ''
  return (
    <div
      ref={root}
      className={clsx('search-content', `search-content--${opens}`)}
      role="presentation"
      data-failed={failed || undefined}
      onKeyDown={handleKey}
      onBlur={handleBlur}
      onFocus={() => setShown(true)}
    >
      <form
        role="search" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- the search element cannot be a form, and older browsers do not know it
        aria-label={text('/search/content/label')}
        action={searchPage}
        onSubmit={handleSubmit}
      >
        <label className="kit-searchbox">
          <Icon name="search" size="s" />
          <span className="kit-visually-hidden">{text('/search/content/label')}</span>
          <input
            type="search"
            name="q"
            value={typed}
            maxLength={contentPhraseMaxLength}
            placeholder={text('/search/content/label')}
            autoComplete="off"
            enterKeyHint="search"
            aria-controls={isOpen ? `${id}-list` : undefined}
            onChange={(event) => {
              setTyped(event.target.value)
              setShown(true)
            }}
          />
        </label>
      </form>
      {isOpen && (
        <div className="search-content__list" id={`${id}-list`}>
          <ContentHits
            phrase={phrase}
            isWaiting={!isSettled || query.isFetching}
            failed={failed}
            answer={isSettled ? query.data : undefined}
            allUrl={searchUrl(searchPage, phrase)}
            searchPage={searchPage}
            onFollow={leave}
            onHit={followHit}
          />
        </div>
      )}
    </div>
  )
}
