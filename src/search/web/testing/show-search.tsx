import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { CartSlotsContext } from '#src/products/web/cart-slots.ts'
import { createTestCart } from '#src/products/web/testing/show-page.tsx'
import type { SeededQuery } from '#src/shell/contract/initial-state.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { PageContext } from '#src/shell/web/page/page-context.ts'
import { catalogueTexts } from '#src/products/web/testing/catalogue-texts.ts'
import shellTexts from '#src/shell/texts/fi.json' with { type: 'json' }
import recipeTexts from '#src/recipes/texts/fi.json' with { type: 'json' }
import texts from '../../texts/fi.json' with { type: 'json' }
import { productsSample } from '#src/listing/web/samples/list-pages.ts'

const products = productsSample()

/** The search page, in Finnish. */
export const searchPageSample: PageModel = {
  ...products,
  url: '/search',
  contentType: ['Page', 'SearchPage'],
  mainContentArea: [],
  bottomContentArea: [],
  navigation: {
    ...products.navigation,
    searchPageUrl: '/search',
    productsPageUrl: '/tuotteet',
    searchSuggestions: ['merisuola', 'joulukalenteri'],
  },
}

/** A part of the search on the search page, with its address and the answers that are known. */
export function showSearch(element: ReactElement, url = '/search', seeded: readonly SeededQuery[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  for (const { key, data } of seeded) client.setQueryData(key, data)
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [url] })
  const shown = render(
    <QueryClientProvider client={client}>
      <TextContext value={textsOf('fi', { ...catalogueTexts, ...shellTexts, ...recipeTexts, ...texts })}>
        <PageContext value={searchPageSample}>
          <CartSlotsContext value={createTestCart().slots}>
            <RouterProvider router={router} />
          </CartSlotsContext>
        </PageContext>
      </TextContext>
    </QueryClientProvider>,
  )
  const address = () => decodeURIComponent(router.state.location.pathname + router.state.location.search)
  return { ...shown, router, address }
}

export interface HeldCall {
  path: string
  query: URLSearchParams
  aborted: () => boolean
  answer: (body: unknown, status?: number) => void
}

/** Takes the place of `fetch` and keeps every call until the test answers it. */
export function holdCalls(stub: (name: 'fetch', value: typeof fetch) => void): HeldCall[] {
  const calls: HeldCall[] = []
  stub('fetch', (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://shop.test')
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      calls.push({
        path: url.pathname,
        query: url.searchParams,
        aborted: () => init?.signal?.aborted ?? false,
        answer: (body, status = 200) => resolve(Response.json(body, { status })),
      })
    })
  })
  return calls
}
