import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyCart, sampleCart } from '#src/cart/web/cart.sample.ts'
import { useCart } from '#src/cart/web/use-cart.ts'
import { isAuthenticatedKey } from '#src/identity/contract/query-keys.ts'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import texts from '../texts/fi.json' with { type: 'json' }
import { useSessionEnd } from './use-session-end.ts'

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
})
afterEach(() => vi.unstubAllGlobals())

function Watched() {
  const { cart } = useCart()
  useSessionEnd(cart)
  return <p>{cart ? `${cart.allLineItems.length} riviä` : 'ei koria'}</p>
}

it('goes on as a guest with the goods, the greeting and the address', async () => {
  const customers = sampleCart({ greeting: 'Onnea' })
  const empty = emptyCart()
  const guests = { ...customers, id: 'of-the-guest', version: 1 }
  server.on('GET /api/me/isauthenticated', { body: true })
  server.on('GET /api/me/carts', { body: customers })
  server.on('PUT /api/me/carts', { body: guests })
  server.on('PUT /api/me/checkout/of-the-guest/greeting', { body: { ...guests, version: 2 } })
  server.on('PUT /api/me/checkout/of-the-guest/coupon', { body: { ...guests, version: 3 } })
  server.on('PUT /api/me/checkout/of-the-guest/details', { body: { ...guests, version: 4 } })
  const { queryClient } = renderInShop(<Watched />, { texts })
  await screen.findByText(`${customers.allLineItems.length} riviä`)
  await waitFor(() => expect(queryClient.getQueryData(isAuthenticatedKey)).toBe(true))

  server.on('GET /api/me/isauthenticated', { body: false })
  server.on('GET /api/me/carts', { body: empty })
  await act(() => queryClient.invalidateQueries())
  expect(await screen.findByText(texts['/checkout/session-ended'])).toBeTruthy()
  const put = server.calls('PUT /api/me/carts')
  expect(put).toHaveLength(1)
  expect(put[0]?.body).toMatchObject({
    lines: customers.allLineItems.map(({ code, quantity }) => ({ code, quantity })),
  })
  expect(server.calls('PUT /api/me/checkout/of-the-guest/greeting')[0]?.body).toEqual({ greeting: 'Onnea' })
})

it('does nothing for a guest whose cart becomes empty', async () => {
  server.on('GET /api/me/isauthenticated', { body: false })
  server.on('GET /api/me/carts', { body: sampleCart({}) })
  const { queryClient } = renderInShop(<Watched />, { texts })
  await screen.findByText(/riviä/)
  server.on('GET /api/me/carts', { body: emptyCart() })
  await act(() => queryClient.invalidateQueries())
  await screen.findByText('0 riviä')
  expect(server.calls('PUT /api/me/carts')).toEqual([])
})
