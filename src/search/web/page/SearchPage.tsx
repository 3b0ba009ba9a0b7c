import { type ComponentProps, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cleanLine } from '#src/common/clean-text.ts'
import { ContentArea } from '#src/content/web/ContentArea.tsx'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { Button } from '#src/kit/Button.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { Tabs } from '#src/kit/Tabs.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { parseSearchState } from '../../contract/search-state.ts'
import { SearchEmpty } from './SearchEmpty.tsx'
import { SearchForm } from './SearchForm.tsx'
import { searchTabs } from './search-tabs.ts'
import { TryTerms } from './TryTerms.tsx'
import { useSearchRedirect } from './use-search-redirect.ts'
import { useSearchEvent } from './use-search-event.ts'
import { useSearchResults } from './use-search-results.ts'
import { PageCrumbs } from '#src/products/web/PageCrumbs.tsx'
import '../hits.css'
import './search-page.css'

/** Products, recipes and content for one phrase, under one address (C-2; specification 2, "Search result page"). */
export function SearchPage({ page }: { page: PageModel }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const text = useText()
  const state = useMemo(() => parseSearchState(new URLSearchParams(search)), [search])
  const { phrase, categoryIds } = state
  const results = useSearchResults(state)
  const { counts, total, isWaiting, shownTab, defaultTab } = results
  const failed = results.failed.length > 0
  const hasTabs = !failed || total > 0
  const isAsked = phrase !== '' || categoryIds.length > 0
  useSearchEvent(phrase, isWaiting || failed ? null : total)
  // A redirect waits for all counts, so that analytics gets the search before the page is left.
  const isRedirected = useSearchRedirect(phrase, isWaiting ? undefined : results.redirectUrl)

  function urlOfTab(id: string): string {
    const params = new URLSearchParams(search)
    if (id === defaultTab.id) params.delete('tab')
    else params.set('tab', id)
    return `${pathname}?${params.toString()}`
  }

  const areas = (
    <>
      <ContentArea blocks={page.mainContentArea} />
      <ContentArea blocks={page.bottomContentArea} />
    </>
  )
  if (isAsked && !isWaiting && !failed && !isRedirected && total === 0 && !results.isMeant)
    return (
      <>
        <div className="kit-wrap search-page">
          <PageCrumbs />
          <SearchEmpty phrase={phrase} />
        </div>
        {areas}
      </>
    )
  return (
    <>
      <div className="kit-wrap search-page">
        <PageCrumbs />
        <div className="search-page__in">
          <h1 className="kit-d1">
            <Emphasised text={heading()} />
          </h1>
          <SearchForm key={phrase} phrase={phrase} />
        </div>
        {!isAsked && <TryTerms />}
        {/* A tab says itself that it failed. */}
        {results.failed.some((id) => !hasTabs || id !== shownTab.id) && (
          <Alert announce>
            <p>{text('/search/error')}</p>
            <Button variant="secondary" size="small" onClick={results.retry}>
              {text('/search/retry')}
            </Button>
          </Alert>
        )}
        {isAsked && hasTabs && !isRedirected && (
          <Tabs
            label={text('/search/tabs')}
            tabs={searchTabs.map(({ id, textKey }) => ({
              id,
              label: text(textKey),
              count: counts[id],
              url: urlOfTab(id),
            }))}
            selected={shownTab.id}
            onSelect={(id) => void navigate(urlOfTab(id), { replace: true, preventScrollReset: true })}
            Link={TabLink}
          >
            <shownTab.Panel key={phrase} phrase={phrase} categoryIds={categoryIds} />
          </Tabs>
        )}
      </div>
      {areas}
    </>
  )

  function heading(): string {
    const shown = cleanLine(phrase).replaceAll('*', '')
    if (shown === '') return text('/search/heading-plain')
    return isWaiting || failed || isRedirected
      ? text('/search/heading-waiting', { phrase: shown })
      : text('/search/heading', { phrase: shown, count: total })
  }
}

/** Another tab takes the place of this one in the history, as every change of the list's state does. */
const TabLink = (props: ComponentProps<typeof SiteLink>) => <SiteLink {...props} replace />
