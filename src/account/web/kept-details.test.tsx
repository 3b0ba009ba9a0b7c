import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { useUser } from './account-queries.ts'
import { signIn } from './testing/account-page.tsx'

const call = 'GET /api/me/userdetails'
let server: FakeServer
let client: QueryClient
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  server = startFakeServer()
  client = new QueryClient()
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('who is signed in is known for 60 seconds, and asked for once more where the server fails', async () => {
  signIn(server)
  const Name = () => <p>{useUser().data?.firstName}</p>
  const look = async () => {
    const shown = renderInShop(<Name />, { texts: {}, client })
    await pass(10)
    const name = shown.container.querySelector('p')?.textContent
    shown.unmount()
    return name
  }
  await look()
  expect(await look()).toBe('Aino')
  await pass(59_000)
  await look()
  expect(server.calls(call)).toHaveLength(1)
  await pass(1_000)
  await look()
  expect(server.calls(call)).toHaveLength(2)
  client.clear()
  server.on(call, { status: 503 })
  const shown = renderInShop(<Name />, { texts: {}, client })
  await pass(10_000)
  shown.unmount()
  expect(server.calls(call)).toHaveLength(4)
})
