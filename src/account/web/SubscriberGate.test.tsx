import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { isAuthenticatedKey } from '#src/identity/contract/query-keys.ts'
import { allRefused, consentCookie } from '#src/shell/contract/consent.ts'
import { writeConsent } from '#src/shell/web/consent-state.ts'
import { SubscriberGate } from './SubscriberGate.tsx'

const read = 'GET /api/me/subscriberid'
let server: FakeServer
const subscriberId = () => window.pageMetadata?.subscriberId
const agree = (marketing: boolean) => act(() => writeConsent({ ...allRefused, analytics: true, marketing }, 1))

beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/me/isauthenticated', { body: true })
  server.on(read, { body: { subscriberId: 'key.id' } })
  window.pageMetadata = { accountId: 'konvehti', subscriberId: '', pageType: 'ArticlePage', categories: [] }
})
afterEach(() => {
  document.cookie = `${consentCookie}=; Path=/; Max-Age=0`
  delete window.pageMetadata
  vi.unstubAllGlobals()
})

it('names who is signed in and agrees to marketing, until they take it back', async () => {
  agree(true)
  renderInShop(<SubscriberGate />, { texts: {} })
  await waitFor(() => expect(subscriberId()).toBe('key.id'))
  expect(window.pageMetadata).toMatchObject({ accountId: 'konvehti', pageType: 'ArticlePage' })
  agree(false)
  expect(subscriberId()).toBe('')
  agree(true)
  await waitFor(() => expect(subscriberId()).toBe('key.id'))
})

it('names nobody who agrees to statistics alone, and does not ask who they are', async () => {
  agree(false)
  renderInShop(<SubscriberGate />, { texts: {} })
  await waitFor(() => expect(server.calls('GET /api/me/isauthenticated')).toHaveLength(1))
  await vi.dynamicImportSettled()
  expect(subscriberId()).toBe('')
  expect(server.calls(read)).toEqual([])
})

it('names nobody who is not signed in, and nobody after the sign-out', async () => {
  agree(true)
  const { queryClient } = renderInShop(<SubscriberGate />, { texts: {} })
  await waitFor(() => expect(subscriberId()).toBe('key.id'))
  act(() => void queryClient.setQueryData(isAuthenticatedKey, false))
  await waitFor(() => expect(subscriberId()).toBe(''))
})
