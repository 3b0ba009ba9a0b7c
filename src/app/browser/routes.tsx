import { type RouteObject, useLoaderData, useLocation, useNavigation } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { PageShell } from '#src/shell/web/page/PageShell.tsx'
import type { LoadedPage } from '#src/shell/web/page/page-loader.ts'
import { useAfterNavigation } from '#src/shell/web/page/use-after-navigation.ts'
import { useScrollMemory } from '#src/shell/web/page/use-scroll-memory.ts'

export type Loader = (args: LoaderFunctionArgs) => Promise<LoadedPage | Response>

/** One catch-all route; nothing is fetched again while only query or hash change (specification 1, 2.2). */
export function makeRoutes(loader: Loader): RouteObject[] {
  return [
    {
      id: 'page',
      path: '*',
      loader,
      Component: CurrentPage,
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    },
  ]
}

function CurrentPage() {
  const loaded = useLoaderData<LoadedPage>()
  const location = useLocation()
  const navigation = useNavigation()
  const loading = navigation.state === 'loading' && navigation.location.pathname !== location.pathname
  useAfterNavigation(loaded.model)
  useScrollMemory()
  return <PageShell loaded={loaded} loading={loading} />
}
