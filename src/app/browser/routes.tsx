import { type RouteObject, useLoaderData, useLocation, useNavigation } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { useEdited } from '#src/shell/web/page/edited-page.ts'
import { PageShell } from '#src/shell/web/page/PageShell.tsx'
import type { LoadedPage } from '#src/shell/web/page/page-loader.ts'
import { useAfterNavigation } from '#src/shell/web/page/use-after-navigation.ts'
import { useScrollMemory } from '#src/shell/web/page/use-scroll-memory.ts'
import { RouterFault } from './RoutedSite.tsx'

export type Loader = (args: LoaderFunctionArgs) => Promise<LoadedPage | Response>

/**
 * One catch-all route; nothing is fetched again while only query or hash change (specification 1, 2.2). `first` is the page
 * that is there before the router.
 */
export function makeRoutes(loader: Loader, first: LoadedPage): RouteObject[] {
  return [
    {
      id: 'page',
      path: '*',
      loader,
      Component: CurrentPage,
      errorElement: <RouterFault first={first} />,
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    },
  ]
}

function CurrentPage() {
  const arrived = useLoaderData<LoadedPage>()
  const loaded = useEdited(arrived)
  const location = useLocation()
  const navigation = useNavigation()
  const loading = navigation.state === 'loading' && navigation.location.pathname !== location.pathname
  useAfterNavigation(arrived.model)
  useScrollMemory()
  return <PageShell loaded={loaded} loading={loading} />
}
