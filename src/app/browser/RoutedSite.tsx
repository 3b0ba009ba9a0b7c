import { type DataRouter, RouterProvider, useRouteLoaderData } from 'react-router'
import { BrokenPage } from '#src/shell/web/page/BrokenPage.tsx'
import type { LoadedPage } from '#src/shell/web/page/page-loader.ts'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'

interface RoutedSiteProps {
  router: DataRouter
  onError?: (error: unknown) => void
}

/** The site in the browser. What the router cannot do is logged (specification 1, section 8), and told to who asks. */
export function RoutedSite({ router, onError }: RoutedSiteProps) {
  const report = (error: unknown): void => {
    console.error('Router error', error) // oxlint-disable-line no-console -- specified
    onError?.(error)
  }
  // A page that has come is rendered in one go. In slices of five milliseconds, with a frame of the old page after each, it
  // comes a fifth later; the press itself was answered by a frame before.
  return <RouterProvider router={router} onError={report} useTransitions={false} />
}

/**
 * Stands in the place of everything when no page could be loaded, or header and footer failed. `first` is the page the
 * document began with: its words are there when those of the page that failed are not.
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
