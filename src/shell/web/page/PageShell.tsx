import { Component, memo, type ReactNode, Suspense, useMemo } from 'react'
import { Header } from '../chrome/Header.tsx'
import { Footer } from '../chrome/Footer.tsx'
import { Notifications } from '../chrome/Notifications.tsx'
import { SkipLink } from '../chrome/SkipLink.tsx'
import { TextContext, textsOf } from '../text/use-text.ts'
import { BrokenPage } from './BrokenPage.tsx'
import { LanguageNotice } from './LanguageNotice.tsx'
import { PageContext } from './page-context.ts'
import { PageProgress } from './PageProgress.tsx'
import type { LoadedPage } from './page-loader.ts'
import { usePersonalPage } from './use-personal-page.ts'
import { useShellSlots } from '../slots/shell-slots.tsx'

/** The page in its language. */
export function PageShell({ loaded, loading }: { loaded: LoadedPage; loading: boolean }) {
  return (
    <TextContext value={textsOf(loaded.model.metadata.currentLanguage, loaded.messages)}>
      <PageFrame loaded={loaded} loading={loading} />
    </TextContext>
  )
}

/** Header, page, footer. The page has its own error boundary, so that header, cart and footer survive a broken page. */
function PageFrame({ loaded, loading }: { loaded: LoadedPage; loading: boolean }) {
  const { chrome } = loaded
  const model = usePersonalPage(loaded.model)
  const shown = useMemo(() => (model === loaded.model ? loaded : { ...loaded, model }), [loaded, model])
  return (
    <PageContext value={model}>
      <BeforePage />
      <PageProgress loading={loading} />
      <Header variant={chrome} />
      <main id="main" key={model.url} tabIndex={-1} aria-busy={loading}>
        <LanguageNotice />
        <PageItself loaded={shown} />
      </main>
      <AfterPage chrome={chrome} />
    </PageContext>
  )
}

/*
 * Each part renders again only when what it shows has changed: otherwise the start of a navigation would render all of this page
 * again while the visitor waits for the next one.
 */

const BeforePage = memo(function BeforePage() {
  const { Overlays } = useShellSlots()
  return (
    <>
      <SkipLink />
      <PageBoundary fallback={null}>
        <Overlays />
      </PageBoundary>
    </>
  )
})

const PageItself = memo(function PageItself({ loaded: { Page, model } }: { loaded: LoadedPage }) {
  return (
    <PageBoundary fallback={<BrokenPage />}>
      <Suspense fallback={null}>
        <Page page={model} />
      </Suspense>
    </PageBoundary>
  )
})

const AfterPage = memo(function AfterPage({ chrome }: Pick<LoadedPage, 'chrome'>) {
  const { MiniCart, SearchPanel } = useShellSlots()
  return (
    <>
      {chrome === 'full' && <Footer />}
      {chrome === 'full' && (
        <PageBoundary fallback={null}>
          <MiniCart />
        </PageBoundary>
      )}
      {chrome === 'full' && (
        <PageBoundary fallback={null}>
          <SearchPanel />
        </PageBoundary>
      )}
      <Notifications />
    </>
  )
})

interface BoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

class PageBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
