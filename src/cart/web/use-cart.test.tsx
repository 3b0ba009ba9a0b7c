import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer, tokenCall } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { sampleCart, sampleLine } from './cart.sample.ts'
import { useCart } from './use-cart.ts'

const minuteMs = 60_000
const cartCall = 'GET /api/me/carts'
let server: FakeServer
let quantity: number

function Count() {
  const { cart } = useCart()
  return <p>{cart ? `${cart.totalQuantity} pcs` : 'loading'}</p>
}
const show = () => renderInShop(<Count />, { texts: {} })
const shown = () => document.querySelector('p')?.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const look = async (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await pass(1)
}

beforeEach(() => {
  vi.useFakeTimers()
  server = startFakeServer()
  quantity = 2
  server.on(cartCall, () => ({ body: sampleCart({ version: quantity }, [sampleLine({ quantity })]) }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a cart is fetched whenever the window gets the focus, however young it is, and not while it is hidden', async () => {
  const { queryClient } = show()
  await pass(1)
  expect(shown()).toBe('2 pcs')
  quantity = 6
  await look('hidden')
  await pass(6 * minuteMs)
  expect(server.calls(cartCall)).toHaveLength(1)
  expect(shown()).toBe('2 pcs')
  await look('visible')
  expect(server.calls(cartCall)).toHaveLength(2)
  expect(shown()).toBe('6 pcs')
  quantity = 7
  await look('hidden')
  await look('visible')
  expect(shown()).toBe('7 pcs')
  queryClient.clear()
})

it('a cart is not asked for before there is a token', async () => {
  let letIn = () => {}
  const token = new Promise<void>((resolve) => (letIn = resolve))
  server.on(tokenCall, async () => {
    await token
    return { body: { access_token: 'token-1' } }
  })
  const { queryClient } = show()
  await pass(minuteMs / 10)
  expect(server.calls(cartCall)).toEqual([])
  letIn()
  await pass(1)
  expect(server.calls(cartCall)).toHaveLength(1)
  queryClient.clear()
})
