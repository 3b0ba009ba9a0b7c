import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleCart } from '#src/cart/web/cart.sample.ts'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { useConsents } from './use-checkout-data.ts'

const minuteMs = 60_000
const call = 'GET /api/checkout/consents'
let server: FakeServer

beforeEach(() => {
  vi.useFakeTimers()
  server = startFakeServer()
  server.on(call, { body: [] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Asks() {
  const { data } = useConsents(sampleCart())
  return <p>{data ? 'known' : 'asking'}</p>
}

it('the consents of the checkout are known for 5 minutes', async () => {
  const client = new QueryClient()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  /** What is seen at first. */
  const look = async () => {
    const shown = renderInShop(<Asks />, { texts: {}, client })
    const atFirst = shown.container.querySelector('p')?.textContent
    await pass(1)
    shown.unmount()
    return atFirst
  }
  expect(await look()).toBe('asking')
  await pass(5 * minuteMs - 10)
  expect(await look()).toBe('known')
  expect(server.calls(call)).toHaveLength(1)
  await pass(10)
  await look()
  expect(server.calls(call)).toHaveLength(2)
  client.clear()
})
