import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import { PageContext } from '#src/shell/web/page/page-context.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { MemberBlock } from './MemberBlock.tsx'

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const show = (isAuthenticated: boolean, loginPageUrl: string) => {
  server.on('GET /api/me/isauthenticated', { body: isAuthenticated })
  const page = samplePage({ url: '/kassa' }, { loginPageUrl, checkoutPageUrl: '/kassa' })
  renderInShop(
    <PageContext value={page}>
      <MemberBlock />
    </PageContext>,
    { texts, path: '/kassa' },
  )
}

it('leads who is not signed in to the sign-in page and back to the checkout', async () => {
  show(false, '/kirjaudu')
  const link = await screen.findByRole('link', { name: texts['/checkout/member/login'] })
  expect(link.getAttribute('href')).toBe('/kirjaudu?returnUrl=%2Fkassa')
  expect(screen.getByText(texts['/checkout/member/hint'])).toBeTruthy()
})

it.each([
  ['who is signed in', true, '/kirjaudu'],
  ['where the site has no page for it', false, ''],
])('offers no way to %s', async (_who, isAuthenticated, loginPageUrl) => {
  show(isAuthenticated, loginPageUrl)
  await waitFor(() => expect(server.calls('GET /api/me/isauthenticated')).toHaveLength(1))
  expect(screen.queryByRole('link')).toBeNull()
})
