// Imported first, because it declares the order of the cascade layers that every other sheet joins.
import '#src/kit/styles/kit.css'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, replace } from 'react-router'
import { templateName } from '#src/shell/contract/block.ts'
import type { InitialState } from '#src/shell/contract/initial-state.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { blocksKey } from '#src/content/web/linked-block.ts'
import { holdEvents } from '#src/shell/web/analytics/track.ts'
import { mayAskForCookies } from '#src/shell/rules/cookie-question.ts'
import { createDataLayer } from '#src/shell/web/analytics/data-layer.ts'
import { startAnalytics } from '#src/shell/web/analytics/destinations.ts'
import { setAffiliation } from '#src/shell/web/analytics/item.ts'
import { followSignOut } from '#src/identity/web/signed-out.ts'
import { startFollowingConsent } from '#src/shell/web/consent/save-consent.ts'
import { isWide, loadWideParts } from '#src/shell/web/chrome/wide-bar.ts'
import { savesData } from '#src/shell/web/navigation/saves-data.ts'
import { NavigationActionsContext } from '#src/shell/web/navigation/document-loads.ts'
import { refuseWrites } from '#src/shell/web/http/api-client.ts'
import { carryViewFlags, fetchPageModel } from '#src/shell/web/page/page-api.ts'
import { createPageCache } from '#src/shell/web/page/page-cache.ts'
import { watchFreshness } from '#src/shell/web/page/page-freshness.ts'
import { createPageLoader, type LoadedPage, loadPage } from '#src/shell/web/page/page-loader.ts'
import { followRestoredLocale, setGlobals } from '#src/shell/web/page/window-globals.ts'
import { hasDeveloperFlag } from '#src/shell/web/storage/browser-storage.ts'
import { createTextsStore } from '#src/shell/web/text/texts-store.ts'
import { measureWhenIdle } from '#src/telemetry/web/measure-when-idle.ts'
import { isFetchingTelemetry } from '#src/telemetry/web/load-quietly.ts'
import type { ErrorReporter } from '#src/telemetry/web/error-reports.ts'
import { lazyErrorReports, watchErrors } from '#src/telemetry/web/watch-errors.ts'
import { pageRegistry } from './page-types.ts'
import { createQueryClient } from './query-client.ts'
import { makeRoutes } from './routes.tsx'
import { App } from './App.tsx'
import { orLoadDocument, reloadOnceOnChunkError } from './chunk-error.ts'
import { reportUnreachable } from './report-unreachable.ts'
import { loadReviewSlots } from './review-slots.ts'
import { RoutedSite } from './RoutedSite.tsx'

/** Starts the storefront on a server-rendered document: globals first, then texts and page code, then hydration. */
async function start(): Promise<void> {
  const holder = document.querySelector('script#initial-state')
  const root = document.querySelector('#root')
  if (!holder || !root) return
  const state = JSON.parse(holder.textContent) as InitialState // written by our own renderer
  let shownPage = (): PageModel => state.page
  const { preview, isEdited } = state.page
  const reportClientError: ErrorReporter = preview ? () => undefined : lazyErrorReports(() => shownPage())
  watchErrors(reportClientError)
  setGlobals(state)
  followRestoredLocale()
  setAffiliation(state.affiliation)
  // Nothing that staff do to drafts is a visitor's doing.
  if (preview) {
    holdEvents(false)
    carryViewFlags(window.location.search)
  } else startAnalytics([createDataLayer()], mayAskForCookies(templateName(state.page.contentType)))
  if (isEdited) refuseWrites()
  let isNavigating = () => false
  reloadOnceOnChunkError(() => isNavigating() || isFetchingTelemetry())

  const pages = createPageCache()
  const startUrl = window.location.pathname + window.location.search
  if (state.page.status === 'published' && !preview) pages.put(startUrl, state.page)
  const texts = createTextsStore()
  const own = state.page.metadata.currentLanguage
  const [loaded, reviewSlots] = await Promise.all([
    loadPage(state.page, pageRegistry, () => texts.load(own, state.textsUrl)),
    loadReviewSlots(state.reviewsScript),
    // Without them the page works as the document has it.
    isWide() && loadWideParts().catch(() => undefined),
  ])
  const queryClient = createQueryClient(state.queries)

  const hereUrl = (): string => router.state.location.pathname + router.state.location.search
  const showUnreachable = (url: string): void => {
    const shown = router.state.loaderData['page'] as LoadedPage | undefined // the one route's data
    reportUnreachable(url, shown?.messages ?? {}, (to) => void router.navigate(to))
  }
  const stay = (url: string): Response => {
    showUnreachable(url)
    return replace(hereUrl())
  }
  const loader = createPageLoader({
    registry: pageRegistry,
    texts: (language) => texts.load(language),
    fetchPage: (url) => pages.fetchPage(url, 'update'),
    fallbacks: () => ({ errorPageUrl: window.errorPageUrl ?? '', notFoundPageUrl: window.notFoundPageUrl ?? '' }),
    onUnreachable: showUnreachable,
    currentUrl: hereUrl,
    targetHash: () => router.state.navigation.location?.hash ?? '',
  })
  const router = createBrowserRouter(makeRoutes(orLoadDocument(loader, stay), loaded), {
    hydrationData: { loaderData: { page: loaded } },
  })
  watchFreshness({
    current: () => {
      const shown = router.state.loaderData['page'] as LoadedPage | undefined // the one route's data
      return shown ? { model: shown.model, url: hereUrl() } : null
    },
    onChanged: () => {
      pages.clear()
      void queryClient.invalidateQueries({ queryKey: blocksKey, refetchType: 'none' })
    },
  })
  shownPage = () => (router.state.loaderData['page'] as LoadedPage | undefined)?.model ?? state.page
  isNavigating = () => router.state.navigation.state !== 'idle'
  const prefetch = (url: string): void => {
    if (savesData()) return
    const bring = async (): Promise<void> => {
      const fetched = await pages.fetchPage(url, 'prefetch')
      // Loads the code of the page's template too, so that a press has nothing left to wait for.
      if (fetched?.kind === 'page') await loadPage(fetched.model, pageRegistry, (language) => texts.load(language))
    }
    bring().catch(() => undefined)
  }

  // Runs in a transition, so that the work is sliced and presses are answered in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <NavigationActionsContext value={{ prefetch }}>
          <App queryClient={queryClient} reviewsScript={state.reviewsScript} reviewSlots={reviewSlots}>
            <RoutedSite router={router} onError={(error) => reportClientError('router', error)} />
          </App>
        </NavigationActionsContext>
      </StrictMode>,
      {
        onRecoverableError: (error) => reportError(error),
        // The boundary around a part of the page left it out.
        onCaughtError: (error, { componentStack }) => {
          console.error(error, componentStack) // oxlint-disable-line no-console -- as React does
          reportClientError('boundary', error)
        },
      },
    )
  })
  // The browser takes some milliseconds for the first access to its storage: it runs here as a separate task, after the
  // storefront was evaluated and before any part of the page is hydrated.
  startFollowingConsent()
  followSignOut()
  showAnalyticsWhenAsked()
  texts.loadAllWhenIdle()
  if (!preview) measureWhenIdle(state.page)
  if (isEdited && window.parent !== window) void startBridge(state.page)
}

/** Loaded in the editor's frame alone, with the code of all blocks: any of them may be added to the page. */
async function startBridge(page: PageModel): Promise<void> {
  const [bridge] = await Promise.all([
    import('#src/editor/web/bridge/bridge.ts'),
    ...pageRegistry.blocks.map(({ load }) => load()),
  ])
  bridge.startBridge(page, async () => {
    const fetched = await fetchPageModel(window.location.pathname, 'update')
    return fetched.kind === 'page' ? fetched.model : null
  })
}

/** `?debug-analytics` in development, and everywhere with the flag of that name. */
function showAnalyticsWhenAsked(): void {
  const isAsked = import.meta.env.DEV && new URLSearchParams(window.location.search).has('debug-analytics')
  if (!isAsked && !hasDeveloperFlag('debug-analytics')) return
  void import('#src/shell/web/analytics/debug-overlay.ts').then(({ showDebugOverlay }) => showDebugOverlay())
}

void start()
