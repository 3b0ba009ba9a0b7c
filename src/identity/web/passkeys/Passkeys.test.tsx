import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import texts from '../../texts/fi.json' with { type: 'json' }
import { type FakeServer, startFakeServer } from '../testing/fake-server.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { Passkeys } from './Passkeys.tsx'
import { PasskeySignIn } from './PasskeySignIn.tsx'

const path = '/api/cda/me/passkeys'
const phone = { id: 'k1', name: 'Ainon puhelin', isSynced: false, createdAt: '2026-09-04T08:00:00Z', usedAt: null }
let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  server.on(`GET ${path}`, { body: { passkeys: [phone] } })
  vi.stubGlobal('PublicKeyCredential', class {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const firefox = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0'
const bytes = new Uint8Array([1, 2, 3]).buffer
/** A device that makes a key at once. */
const credentials = {
  create: () =>
    Promise.resolve({
      id: 'AQID',
      rawId: bytes,
      type: 'public-key',
      response: { attestationObject: bytes, clientDataJSON: bytes, getTransports: () => [] },
      getClientExtensionResults: () => ({}),
      authenticatorAttachment: 'platform',
    }),
}
const creation = {
  challenge: 'AAAA',
  rp: { name: 'Konvehti', id: 'localhost' },
  user: { id: 'AAAA', name: 'aino', displayName: 'Aino' },
  pubKeyCredParams: [],
}

/** Answers as a device whose owner pressed it away. */
function refusingDevice(): void {
  const get = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
}

describe('the list of passkeys', () => {
  it('names and removes them, each by its name', async () => {
    const user = userEvent.setup()
    server.on(`PUT ${path}/k1`, { status: 204 })
    server.on(`DELETE ${path}/k1`, { status: 204 })
    renderInShop(<Passkeys language="fi" />, { texts })
    expect(await screen.findByText('Luotu 4.9.2026')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Vaihda nimi: Ainon puhelin' }))
    const field = screen.getByLabelText('Nimi')
    await user.clear(field)
    await user.type(field, 'Työpuhelin')
    await user.click(screen.getByRole('button', { name: 'Tallenna nimi' }))
    await waitFor(() => expect(server.calls(`PUT ${path}/k1`)[0]?.body).toEqual({ name: 'Työpuhelin' }))
    await user.click(await screen.findByRole('button', { name: 'Poista Ainon puhelin' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Poista' }))
    await waitFor(() => expect(server.calls(`DELETE ${path}/k1`).length).toBe(1))
  })

  it('calls a new one as its device is, and says in the page’s language when it has no name', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(firefox)
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
    server.on(`POST ${path}/options`, { body: { options: creation } })
    server.on(`POST ${path}`, { status: 204 })
    renderInShop(<Passkeys language="fi" />, { texts })
    await user.click(await screen.findByRole('button', { name: 'Lisää pääsyavain' }))
    const field = await screen.findByLabelText<HTMLInputElement>('Nimi', {}, { timeout: 10_000 })
    expect(field.value).toBe('Firefox, Windows')
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Tallenna nimi' }))
    expect(screen.getByText('Anna avaimelle nimi')).toBeDefined()
    expect(server.calls(`POST ${path}`)).toEqual([])
    await user.type(field, 'Kone')
    await user.click(screen.getByRole('button', { name: 'Tallenna nimi' }))
    await waitFor(() => expect(server.calls(`POST ${path}`)[0]?.body).toMatchObject({ name: 'Kone' }))
  })

  it('asks for the password where the last proof is old, and goes on by itself', async () => {
    const user = userEvent.setup()
    let isProved = false
    server.on(`DELETE ${path}/k1`, () =>
      isProved ? { status: 204 } : { status: 403, body: [{ key: 'auth/step-up', value: 'x' }] },
    )
    server.on('POST /api/cda/me/proof', ({ body }) => {
      isProved = JSON.stringify(body).includes('kuusenkerkkä')
      return isProved ? { status: 204 } : { status: 400, body: { errors: { password: ['Salasana ei täsmää'] } } }
    })
    renderInShop(<Passkeys language="fi" />, { texts })
    await user.click(await screen.findByRole('button', { name: 'Poista Ainon puhelin' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Poista' }))
    const field = await screen.findByLabelText('Salasana')
    await user.type(field, 'väärä')
    await user.click(screen.getByRole('button', { name: 'Vahvista' }))
    expect(await screen.findByText('Salasana ei täsmää')).toBeDefined()
    await user.type(field, ' kuusenkerkkä')
    await user.click(screen.getByRole('button', { name: 'Vahvista' }))
    await waitFor(() => expect(server.calls(`DELETE ${path}/k1`).length).toBe(2))
  })

  it('says so when there is none, when it cannot be had, and when the browser knows none', async () => {
    server.on(`GET ${path}`, { status: 500, body: { error: 'internal' } })
    vi.stubGlobal('PublicKeyCredential', undefined)
    const user = userEvent.setup()
    renderInShop(<Passkeys language="fi" />, { texts })
    const again = await screen.findByRole('button', { name: 'Hae uudelleen' })
    server.on(`GET ${path}`, { body: { passkeys: [] } })
    await user.click(again)
    expect(await screen.findByText('Ei vielä avaimia. Ensimmäinen syntyy alle minuutissa.')).toBeDefined()
    expect(screen.getByText('Tämä selain ei tue pääsyavaimia.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Lisää pääsyavain' })).toBeNull()
  })
})

it('signing in by a passkey says what to do when the device does not confirm, and asks the server for nothing more', async () => {
  refusingDevice()
  const user = userEvent.setup()
  server.on('POST /api/identity/login/passkey/options', { body: { options: { challenge: 'AAAA' } } })
  const onSignedIn = vi.fn<(url: string) => void>()
  renderInShop(<PasskeySignIn remember={false} onSignedIn={onSignedIn} />, { texts })
  await user.click(screen.getByRole('button', { name: 'Kirjaudu pääsyavaimella' }))
  expect(await screen.findByText(/^Laite ei vahvistanut avainta/)).toBeDefined()
  expect(server.calls('POST /api/identity/login/passkey')).toEqual([])
  expect(onSignedIn).not.toHaveBeenCalled()
})
