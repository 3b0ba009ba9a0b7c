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

const aino = {
  firstName: 'Aino',
  lastName: 'Leppävirta',
  email: 'aino@posti.example',
  phone: '+358405123380',
  address: { street: '', city: '', postalCode: '', countryCode: '', country: '' },
  deliveryAddress: { street: '', postalCode: '', city: '', country: '' },
}

const show = (isAuthenticated: boolean, loginPageUrl: string) => {
  server.on('GET /api/me/isauthenticated', { body: isAuthenticated })
  server.on('GET /api/me/userdetails', { body: isAuthenticated ? aino : null })
  server.on('GET /api/cda/me', { body: { addresses: [] } })
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

it('says as whom somebody is signed in, and leads out', async () => {
  show(true, '/kirjaudu')
  expect(await screen.findByText('Aino Leppävirta')).toBeTruthy()
  expect(screen.getByText('aino@posti.example')).toBeTruthy()
  const link = screen.getByRole('link', { name: texts['/checkout/member/logout'] })
  expect(link.getAttribute('href')).toBe('/kirjaudu-ulos')
})

it('offers no way where the site has no page for it', async () => {
  show(false, '')
  await waitFor(() => expect(server.calls('GET /api/me/isauthenticated')).toHaveLength(1))
  expect(screen.queryByRole('link')).toBeNull()
})
