import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { SnackbarRegion } from '#src/kit/SnackbarRegion.tsx'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import { PageContext } from '#src/shell/web/page/page-context.ts'

interface ShopOptions {
  texts: Record<string, string>
  path?: string
  client?: QueryClient
}

/** For tests: something on a Finnish page, with its query client, its messages and the given texts. */
export function renderInShop(element: ReactNode, { texts, path = '/', client }: ShopOptions) {
  const queryClient = client ?? new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const tree = (
    <QueryClientProvider client={queryClient}>
      <PageContext value={samplePage({ url: path })}>
        {element}
        <SnackbarRegion labels={{ region: 'Ilmoitukset', close: 'Sulje' }} />
      </PageContext>
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: tree }], { initialEntries: [path] })
  const view = render(
    <TextContext value={textsOf('fi', texts)}>
      <RouterProvider router={router} />
    </TextContext>,
  )
  return { ...view, queryClient, router }
}
