import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '#src/cart/contract/cart.ts'
import { refetchCart } from '#src/cart/web/cart-cache.ts'
import { emptyCart, sampleCart, sampleLine } from '#src/cart/web/cart.sample.ts'
import cartTexts from '#src/cart/texts/fi.json' with { type: 'json' }
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { clearCartTracker } from '#src/shell/web/analytics/cart-tracker.ts'
import { type AnalyticsEvent, connectDestination } from '#src/shell/web/analytics/track.ts'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import paymentsTexts from '#src/payments/texts/fi.json' with { type: 'json' }
import checkoutTexts from '../texts/fi.json' with { type: 'json' }
import { CheckoutPage } from './CheckoutPage.tsx'

let server: FakeServer
let current: Cart
let events: AnalyticsEvent[]
let disconnect: () => void

beforeEach(() => {
  clearCartTracker()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/kassa')
  server = startFakeServer()
  current = sampleCart({}, [sampleLine(), sampleLine({ id: 'second', code: 'KV1006-100', quantity: 1 })])
  server.on('GET /api/me/carts', () => ({ body: current }))
  server.on('GET /api/me/isauthenticated', { body: false })
  server.on('GET /api/markets', { body: [] })
  server.on('GET /api/checkout/consents', { body: [] })
  events = []
  disconnect = connectDestination((event) => events.push(event))
})
afterEach(() => {
  disconnect()
  vi.unstubAllGlobals()
})

/** The checkout, as a document of its own shows it. */
async function open() {
  const page = <CheckoutPage page={samplePage({ url: '/kassa' })} />
  const view = renderInShop(page, { texts: { ...cartTexts, ...paymentsTexts, ...checkoutTexts }, path: '/kassa' })
  await screen.findAllByText(current.allLineItems.length > 0 ? /^Tumma suklaa/ : /^Kassalle pääsee/)
  return view
}
const change = async (view: Awaited<ReturnType<typeof open>>, overrides: Partial<Cart>) => {
  current = { ...current, version: current.version + 1, ...overrides }
  await act(() => refetchCart(view.queryClient))
}
const named = (name: AnalyticsEvent['event']) => events.filter(({ event }) => event === name)

describe('begin_checkout', () => {
  it('is about all lines of the cart', async () => {
    await open()
    await waitFor(() => expect(named('begin_checkout')).toHaveLength(1))
    expect(named('begin_checkout')[0]).toMatchObject({
      ecommerce: {
        currency: 'EUR',
        value: 14.4,
        items: [
          { item_id: 'KV1005-100', quantity: 2 },
          { item_id: 'KV1006-100', quantity: 1 },
        ],
      },
    })
  })

  it('is sent once for a cart, whatever changes or is loaded again, and anew for the next one', async () => {
    const view = await open()
    await change(view, { greeting: 'Kahvin kanssa.' })
    view.unmount()
    const again = await open()
    expect(named('begin_checkout')).toHaveLength(1)
    await change(again, { id: '0b6a1f9e-0000-4000-8000-000000000002' })
    await waitFor(() => expect(named('begin_checkout')).toHaveLength(2))
  })

  it('is not sent for a cart without anything in it', async () => {
    current = emptyCart()
    await open()
    expect(events).toEqual([])
  })
})

describe('add_shipping_info', () => {
  it('tells the method each time it is another one, and not what it was at first', async () => {
    const view = await open()
    expect(named('add_shipping_info')).toEqual([])
    await change(view, { shippingMethodName: 'Noutopiste' })
    await waitFor(() => expect(named('add_shipping_info')).toHaveLength(1))
    await change(view, { greeting: 'Kahvin kanssa.' })
    await change(view, { shippingMethodName: 'Kotiinkuljetus' })
    await waitFor(() => expect(named('add_shipping_info')).toHaveLength(2))
    expect(named('add_shipping_info')).toMatchObject([
      { ecommerce: { currency: 'EUR', shipping_tier: 'Noutopiste', items: [{ quantity: 2 }, { quantity: 1 }] } },
      { ecommerce: { shipping_tier: 'Kotiinkuljetus' } },
    ])
  })
})
