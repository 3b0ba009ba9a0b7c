import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contentDropdownQuery, contentPageQuery, plainProductsQuery, suggestQuery } from './search-queries.ts'
import { type HeldCall, holdCalls } from './testing/show-search.tsx'

let calls: HeldCall[]
beforeEach(() => {
  vi.useFakeTimers()
  calls = holdCalls((name, value) => void vi.stubGlobal(name, value))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const minuteMs = 60_000
const products = { productViewModels: [], totalCount: 0, facetGroups: [] }
const content = { hits: [], facetCategories: [], hasMore: false, totalCount: 0 }

it.each<[what: string, use: () => unknown, path: string, answer: unknown]>([
  ['a product search', () => useQuery(plainProductsQuery('fi', 'lakritsi')), '/api/search/products', products],
  ['what the panel suggests', () => useQuery(suggestQuery('fi', 'lakritsi')), '/api/search/suggest', products],
  ['the hits of the menu', () => useQuery(contentDropdownQuery('fi', 'lakritsi')), '/api/search/content', content],
  ['a page of content', () => useQuery(contentPageQuery('fi', 'lakritsi', [], 2)), '/api/search/content', content],
])('%s is asked once an hour', async (_what, use, path, answer) => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const look = async () => {
    const { unmount } = renderHook(use, { wrapper })
    await pass(1)
    calls.at(-1)?.answer(answer)
    await pass(1)
    unmount()
  }
  await look()
  expect(calls.map((call) => call.path)).toEqual([path])
  // The answer came after a millisecond; each look takes two
  await pass(60 * minuteMs - 3)
  await look()
  expect(calls).toHaveLength(1)
  await look()
  expect(calls).toHaveLength(2)
  client.clear()
})
