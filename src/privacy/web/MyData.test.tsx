import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import identityTexts from '#src/identity/texts/fi.json' with { type: 'json' }
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import type { PrivacyState } from '../contract/privacy.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { MyData } from './MyData.tsx'

const nothing: PrivacyState = { export: null, deletion: null }
const times = { askedAt: '2026-11-25T10:00:00Z', endsAt: '2026-12-02T10:00:00Z' }
const deletion = {
  askedAt: '2026-11-25T10:00:00Z',
  dueAt: '2026-12-09T10:00:00Z',
  dueString: '9.12.2026',
  waitsFor: [],
}
let server: FakeServer

beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/cda/me/privacy', { body: nothing })
})
afterEach(() => vi.unstubAllGlobals())

function open() {
  renderInShop(<MyData email="aino@posti.example" privacyPageUrl="/tietosuoja" />, {
    texts: { ...identityTexts, ...texts },
  })
  return userEvent.setup()
}
const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Poista tili' }).getAttribute('aria-disabled')).toBeNull(),
  )
  await user.click(screen.getByRole('button', { name: 'Poista tili' }))
  return within(await screen.findByRole('dialog'))
}

describe('my data', () => {
  it('asks for the link, and says where it went', async () => {
    const user = open()
    server.on('POST /api/cda/me/export', {
      status: 202,
      body: { ...nothing, export: { ...times, canAskAgain: false } },
    })
    await user.click(await screen.findByRole('button', { name: 'Lähetä linkki' }))
    expect(await screen.findByText(/aino@posti\.example.*tunnin kuluttua/)).toBeTruthy()
  })

  it('asks for no other link within the hour, and says so', async () => {
    server.on('GET /api/cda/me/privacy', { body: { ...nothing, export: { ...times, canAskAgain: false } } })
    const user = open()
    const again = await screen.findByRole('button', { name: 'Lähetä uusi linkki' })
    expect(again.getAttribute('aria-disabled')).toBe('true')
    await user.click(again)
    expect(server.calls('POST /api/cda/me/export')).toEqual([])
  })

  it('asks for another link once the hour is over', async () => {
    server.on('GET /api/cda/me/privacy', { body: { ...nothing, export: { ...times, canAskAgain: true } } })
    const user = open()
    const again = await screen.findByRole('button', { name: 'Lähetä uusi linkki' })
    expect(screen.queryByText(/tunnin kuluttua/)).toBeNull()
    server.on('POST /api/cda/me/export', { status: 202, body: nothing })
    await user.click(again)
    expect(server.calls('POST /api/cda/me/export')).toHaveLength(1)
  })

  it('says what deleting does, asks for the password, and then shows the day', async () => {
    const user = open()
    const dialog = await openDialog(user)
    expect(dialog.getByText('Kuitit säilyvät kirjanpidossa kuusi vuotta ilman nimeäsi.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Poista tili' }))
    expect(dialog.getByText('Anna salasana')).toBeTruthy()
    expect(server.calls('DELETE /api/cda/me')).toEqual([])
    server.on('DELETE /api/cda/me', { status: 202, body: { ...nothing, deletion } })
    await user.type(dialog.getByLabelText('Salasana'), 'kuusenkerkkä ja kahvi{Enter}')
    expect(await screen.findByText('Tilisi poistetaan 9.12.2026')).toBeTruthy()
    expect(server.calls('DELETE /api/cda/me')[0]?.body).toEqual({ password: 'kuusenkerkkä ja kahvi' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows a wrong password at its field, and keeps the dialog', async () => {
    const user = open()
    const dialog = await openDialog(user)
    server.on('DELETE /api/cda/me', { status: 400, body: { errors: { password: ['Salasana ei täsmää'] } } })
    await user.type(dialog.getByLabelText('Salasana'), 'jotain muuta{Enter}')
    expect(await dialog.findByText('Salasana ei täsmää')).toBeTruthy()
    expect(dialog.getByLabelText('Salasana').getAttribute('aria-invalid')).toBe('true')
  })

  it('names what is to be finished first, and keeps the account when told to', async () => {
    server.on('GET /api/cda/me/privacy', {
      body: { ...nothing, deletion: { ...deletion, waitsFor: ['KV26-7F3K-9QTX'] } },
    })
    const user = open()
    expect(await screen.findByText(/KV26-7F3K-9QTX/)).toBeTruthy()
    server.on('POST /api/cda/me/keep', { body: nothing })
    await user.click(screen.getByRole('button', { name: 'Pidä tili' }))
    expect(await screen.findByText('Tilisi säilyy')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Poista tili' })).toBeTruthy()
  })

  it('says when it cannot be loaded, and tries again', async () => {
    server.on('GET /api/cda/me/privacy', { status: 500, body: {} })
    const user = open()
    expect(await screen.findByText('Tietoja ei voitu hakea.')).toBeTruthy()
    server.on('GET /api/cda/me/privacy', { body: nothing })
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await screen.findByRole('button', { name: 'Poista tili' })).toBeTruthy()
  })
})
