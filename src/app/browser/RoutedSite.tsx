import { type DataRouter, RouterProvider, useRouteLoaderData } from 'react-router'
import { BrokenPage } from '#src/shell/web/page/BrokenPage.tsx'
import type { LoadedPage } from '#src/shell/web/page/page-loader.ts'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'

interface RoutedSiteProps {
  router: DataRouter
  onError?: (error: unknown) => void
}

/** The site in the browser. Faults of the router are logged (specification 1, section 8) and passed to `onError`. */
export function RoutedSite({ router, onError }: RoutedSiteProps) {
  const report = (error: unknown): void => {
    console.error('Router error', error) // oxlint-disable-line no-console -- specified
    onError?.(error)
  }
  // A loaded page is rendered in one go. In slices of five milliseconds, with a frame of the old page after each, it would
  // appear a fifth later; the press itself was answered by a frame before.
  return <RouterProvider router={router} onError={report} useTransitions={false} />
}

/**
 * Shown in place of the whole site when no page could be loaded, or header and footer failed. `first` is the page the
 * document began with: its texts are there even when the texts of the failed page are not.
 */
export function RouterFault({ first }: { first: LoadedPage }) {
  const { model, messages } = useRouteLoaderData<LoadedPage>('page') ?? first
  return (
    <TextContext value={textsOf(model.metadata.currentLanguage, messages)}>
      <main id="main">
        <BrokenPage />
      </main>
    </TextContext>
  )
}
