import { screen, waitFor } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isAuthenticatedKey } from '../contract/query-keys.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { SignInNotice } from './SignInNotice.tsx'
import { type FakeServer, startFakeServer } from './testing/fake-server.ts'
import { renderInShop } from './testing/render-in-shop.tsx'

const call = 'GET /api/me/isauthenticated'
let server: FakeServer
beforeEach(() => (server = startFakeServer()))
afterEach(() => vi.unstubAllGlobals())

const known = async () => {
  const client = new QueryClient()
  const { unmount } = renderInShop(<SignInNotice />, { texts, client })
  await waitFor(() => expect(client.getQueryData(isAuthenticatedKey)).toBe(true))
  return unmount
}

it('tells that the deletion of the account was called off, and nothing where the server does not say so', async () => {
  server.on(call, { body: true })
  const leave = await known()
  expect(screen.queryByText(texts['/identity/deletion-called-off'])).toBeNull()
  leave()
  server.on(call, { body: true, headers: { 'x-sign-in-notice': 'deletion-called-off' } })
  await known()
  expect(await screen.findByText(texts['/identity/deletion-called-off'])).toBeTruthy()
})
