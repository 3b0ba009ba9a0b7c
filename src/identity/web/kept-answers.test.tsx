import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anonymousTokenQuery, withAnonymousToken } from './anonymous-token.ts'
import { useIsAuthenticated } from './is-authenticated.ts'
import { type FakeServer, startFakeServer, tokenCall } from './testing/fake-server.ts'
import { renderInShop } from './testing/render-in-shop.tsx'

const minuteMs = 60_000
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

describe('the anonymous token', () => {
  let issued = 0
  beforeEach(() => {
    issued = 0
    server.on(tokenCall, () => ({ body: { access_token: `token-${++issued}` } }))
  })
  const use = () => withAnonymousToken(client, 'missing', (token) => Promise.resolve(token))
  const cached = () => client.getQueryData(anonymousTokenQuery.queryKey)

  it('is used for 30 minutes, then a new one is fetched', async () => {
    expect(await use()).toBe('token-1')
    await pass(30 * minuteMs - 1)
    expect(await use()).toBe('token-1')
    expect(server.calls(tokenCall)).toHaveLength(1)
    await pass(1)
    expect(await use()).toBe('token-2')
    expect(server.calls(tokenCall)).toHaveLength(2)
  })

  it('is kept for 35 minutes', async () => {
    await use()
    await pass(35 * minuteMs - 1)
    expect(cached()).toBe('token-1')
    await pass(1)
    expect(cached()).toBeUndefined()
  })

  it('is asked for again at once when there was none', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.on(tokenCall, { status: 503, body: { error: 'internal' } })
    await expect(use()).rejects.toThrow('missing')
    expect(log).toHaveBeenCalledExactlyOnceWith('Failed to authorize cart')
    server.on(tokenCall, { body: { access_token: 'late' } })
    expect(await use()).toBe('late')
    log.mockRestore()
  })
})

it('whether the visitor is signed in is known for 60 seconds', async () => {
  const call = 'GET /api/me/isauthenticated'
  server.on(call, { body: true })
  const Asks = () => <p>{String(useIsAuthenticated())}</p>
  const look = async () => {
    const shown = renderInShop(<Asks />, { texts: {}, client })
    const atFirst = shown.container.querySelector('p')?.textContent
    await pass(1)
    shown.unmount()
    return atFirst
  }
  expect(await look()).toBe('undefined')
  await pass(59_000)
  expect(await look()).toBe('true')
  expect(server.calls(call)).toHaveLength(1)
  await pass(1_000)
  expect(await look()).toBe('true')
  expect(server.calls(call)).toHaveLength(2)
})
