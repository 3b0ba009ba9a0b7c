import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { PageContext } from '#src/shell/web/page/page-context.ts'
import type { PageComponent } from '#src/shell/web/page/page-type.ts'
import { catalogueTexts } from './catalogue-texts.ts'
import { type Addition, type CartSlots, CartSlotsContext } from '../cart-slots.ts'

/** What was put into the cart that stands in for the real one. */
export function createTestCart() {
  const added: Addition[] = []
  const slots: CartSlots = {
    AddToCartButton: ({ addition, reason }) => (
      <button type="button" disabled={reason !== undefined} title={reason} onClick={() => added.push(addition)}>
        Lisää ostoskoriin
      </button>
    ),
    AddToCartCorner: ({ addition }) => (
      <button type="button" onClick={() => added.push(addition)}>
        Lisää ostoskoriin: {addition.name}
      </button>
    ),
  }
  return { added, slots }
}

interface ShowOptions {
  /** Path and query; the page's own when left out. */
  url?: string
  slots?: CartSlots
}

function Around({ page, slots, children }: { page: PageModel; slots: CartSlots; children: ReactNode }) {
  return (
    <TextContext value={textsOf('fi', catalogueTexts)}>
      <PageContext value={page}>
        <CartSlotsContext value={slots}>{children}</CartSlotsContext>
      </PageContext>
    </TextContext>
  )
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** A page or a part of one in the browser; answers of the server are the test's to stub. */
export function show(page: PageModel, element: ReactElement, { url = page.url, slots }: ShowOptions = {}) {
  const cart = slots ?? createTestCart().slots
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [url] })
  const shown = render(
    <QueryClientProvider client={newClient()}>
      <Around page={page} slots={cart}>
        <RouterProvider router={router} />
      </Around>
    </QueryClientProvider>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  return { ...shown, router, address }
}

/** The HTML of a page as the server makes it. */
export const serverHtml = <Fields,>(page: PageModel<Fields>, Page: PageComponent<Fields>, url = page.url): string =>
  renderToString(
    <QueryClientProvider client={newClient()}>
      <MemoryRouter initialEntries={[url]}>
        <Around page={page} slots={createTestCart().slots}>
          <Page page={page} />
        </Around>
      </MemoryRouter>
    </QueryClientProvider>,
  )

export interface StubbedCall {
  method: string
  path: string
  query: URLSearchParams
  /** As sent. */
  body: unknown
}

/** Answers every call by its path, in place of `fetch`; a path without an answer is a 404. Returns the calls so far. */
export function stubAnswers(
  stub: (name: 'fetch', value: typeof fetch) => void,
  answers: Record<string, (call: StubbedCall) => { status?: number; body: unknown }>,
): StubbedCall[] {
  const calls: StubbedCall[] = []
  stub('fetch', (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://shop.test')
    const call = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: init?.body ?? null,
    }
    calls.push(call)
    const answer = answers[url.pathname]?.(call) ?? { status: 404, body: [] }
    return Promise.resolve(Response.json(answer.body, { status: answer.status ?? 200 }))
  })
  return calls
}

/** Calls wait for their answers until the function it returns is called. */
export function holdAnswers(stub: (name: 'fetch', value: typeof fetch) => void): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answered = fetch
  stub('fetch', async (...call) => {
    await promise
    return answered(...call)
  })
  return resolve
}
