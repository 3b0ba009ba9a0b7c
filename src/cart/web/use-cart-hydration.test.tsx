import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import { PageContext } from '#src/shell/web/page/page-context.ts'
import { cartKey } from './cart-cache.ts'
import { sampleCart } from './cart.sample.ts'
import { useCart } from './use-cart.ts'

function Count() {
  const { cart, failed } = useCart()
  return <p>{cart ? `${cart.totalQuantity} pcs` : failed ? 'failed' : 'loading'}</p>
}
const around = (client: QueryClient, part: ReactElement) => (
  <QueryClientProvider client={client}>
    <PageContext value={samplePage()}>{part}</PageContext>
  </QueryClientProvider>
)

it('a cart that arrives before its place in the page comes to life does not break the take-over', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const place = document.createElement('div')
  place.innerHTML = renderToString(around(new QueryClient(), <Count />))
  document.body.append(place)
  expect(place.textContent).toBe('loading')

  const client = new QueryClient()
  const cart = sampleCart()
  client.setQueryData(cartKey('fi'), cart)
  const mismatches: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(place, around(client, <Count />), { onRecoverableError: (error) => mismatches.push(error) }),
  )
  expect(mismatches).toEqual([])
  expect(place.textContent).toBe(`${cart.totalQuantity} pcs`)
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})
