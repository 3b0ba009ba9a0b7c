import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import type { BookAddress } from '../contract/address-book.ts'
import { MyAddressesPage } from './MyAddressesPage.tsx'
import { MyEmailPreferencesPage } from './MyEmailPreferencesPage.tsx'
import { MySignInPage } from './MySignInPage.tsx'
import { renderAccountPage, signIn } from './testing/account-page.tsx'

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  signIn(server)
})
afterEach(() => vi.unstubAllGlobals())

describe('e-mail preferences', () => {
  const read = 'GET /api/me/consents'
  const write = 'PUT /api/me/consents'
  const marketing = () => screen.findByRole<HTMLInputElement>('switch')

  it('are off where nothing was ever said', async () => {
    server.on(read, { body: {} })
    renderAccountPage(MyEmailPreferencesPage)
    expect((await marketing()).checked).toBe(false)
    expect(screen.getByText('Et ole vielä valinnut mitään, siksi historia on tyhjä.')).toBeTruthy()
  })

  it('move at once, and stay when they are taken', async () => {
    server.on(read, { body: { marketingUpdates: false, history: [] } })
    let give: (answer: { body: unknown }) => void = () => {}
    server.on(write, () => new Promise((resolve) => (give = resolve)))
    renderAccountPage(MyEmailPreferencesPage)
    await userEvent.click(await marketing())
    expect((await marketing()).checked).toBe(true)
    expect(server.calls(write)[0]?.body).toEqual({ marketingUpdates: true })
    const history = [{ at: '2026-11-23T08:42:00Z', value: true, source: 'account', version: '3' }]
    give({ body: { marketingUpdates: true, updatedAt: '2026-11-23T08:42:00Z', history } })
    expect(await screen.findByText('Valinta on tallennettu')).toBeTruthy()
    expect(within(screen.getByRole('table')).getByText('Oma tili')).toBeTruthy()
  })

  it('go back, with word of it, when they are not', async () => {
    server.on(read, { body: { marketingUpdates: true, history: [] } })
    server.on(write, { status: 500 })
    renderAccountPage(MyEmailPreferencesPage)
    await userEvent.click(await marketing())
    expect(await screen.findByText('Valinta ei tallentunut.')).toBeTruthy()
    expect((await marketing()).checked).toBe(true)
  })
})

describe('the address book', () => {
  const read = 'GET /api/cda/me'
  const write = 'POST /api/cda/me/addresses'
  const address = (overrides: Partial<BookAddress> = {}): BookAddress => ({
    id: '0b8f6c1e-5d3a-4f0e-9a55-3c1f2d7e8a90',
    name: 'Koti',
    firstName: 'Aino',
    lastName: 'Leppävirta',
    line1: 'Vaasankatu 14',
    line2: '',
    postalCode: '00500',
    city: 'Helsinki',
    countryCode: 'FIN',
    countryName: 'Suomi',
    phoneNumber: '',
    isDefaultShipping: true,
    isDefaultBilling: true,
    ...overrides,
  })
  const cottage = address({
    id: '7c9d1c5e-0b7a-4f0e-9a55-0d2a0f7f2b11',
    name: 'Mökki',
    city: 'Turku',
    isDefaultShipping: false,
    isDefaultBilling: false,
  })
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

  it('adds its first address as the default of both', async () => {
    server.on(read, { body: { addresses: [] } })
    server.on(write, { body: [address()] })
    renderAccountPage(MyAddressesPage)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Lisää osoite' }))
    await user.click(screen.getByRole('button', { name: 'Tallenna osoite' }))
    expect(screen.getByText('Anna katuosoite')).toBeTruthy()
    expect(document.activeElement).toBe(field('Katuosoite'))
    await user.type(field('Katuosoite'), 'Vaasankatu 14')
    await user.type(field('Postinumero'), '00 500')
    await user.type(field('Postitoimipaikka'), 'Helsinki')
    await user.click(screen.getByRole('button', { name: 'Tallenna osoite' }))
    expect(await screen.findByText('Osoite on tallennettu')).toBeTruthy()
    expect(server.calls(write)[0]?.body).toMatchObject({
      firstName: 'Aino',
      postalCode: '00500',
      countryCode: 'FIN',
      phoneNumber: '+358405123380',
      isDefaultShipping: true,
      isDefaultBilling: true,
    })
    expect(screen.getByRole('heading', { name: 'Koti' })).toBeTruthy()
  })

  it('asks which is the default from now on before it removes one, and offers to undo it', async () => {
    server.on(read, { body: { addresses: [address(), cottage] } })
    server.on(write, { body: [address(), cottage] })
    server.on(`DELETE /api/cda/me/addresses/${address().id}`, { body: [cottage] })
    renderAccountPage(MyAddressesPage)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Poista osoite Koti' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Poista' }))
    expect(await screen.findByText('”Koti” poistettiin.')).toBeTruthy()
    expect(server.calls(write)[0]?.body).toMatchObject({
      id: cottage.id,
      isDefaultShipping: true,
      isDefaultBilling: true,
    })
    expect(server.calls(`DELETE /api/cda/me/addresses/${address().id}`).length).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Kumoa' }))
    await waitFor(() => expect(server.calls(write).length).toBe(2))
    expect(server.calls(write)[1]?.body).toMatchObject({ name: 'Koti', isDefaultShipping: true })
    expect(server.calls(write)[1]?.body).not.toHaveProperty('id')
  })

  it('keeps the form when the server does not take it', async () => {
    server.on(read, { body: { addresses: [address()] } })
    server.on(write, { status: 500 })
    renderAccountPage(MyAddressesPage)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Muokkaa osoitetta Koti' }))
    await user.type(field('Katuosoite'), ' B 3')
    await user.click(screen.getByRole('button', { name: 'Tallenna osoite' }))
    expect(await screen.findByText('Osoite ei tallentunut. Tiedot ovat yhä lomakkeella.')).toBeTruthy()
    expect(field('Katuosoite').value).toBe('Vaasankatu 14 B 3')
    expect(server.calls(write)[0]?.body).toMatchObject({
      id: address().id,
      line1: 'Vaasankatu 14 B 3',
      isDefaultShipping: true,
      isDefaultBilling: true,
    })
  })
})

describe('signing in', () => {
  const here = {
    id: '1',
    name: 'Firefox, Linux',
    signedInAt: '2026-11-03T10:00:00Z',
    seenAt: '2026-11-23T10:00:00Z',
    isCurrent: true,
  }
  const phone = { ...here, id: '2', name: 'Safari, iPhone', isCurrent: false }

  it('lists the devices and signs another one out', async () => {
    server.on('GET /api/cda/me/sessions', { body: { devices: [here, phone] } })
    server.on('DELETE /api/cda/me/sessions/2', { body: { devices: [here] } })
    renderAccountPage(MySignInPage)
    expect(await screen.findByText('Tämä laite')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Kirjaa ulos Firefox, Linux' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Kirjaa ulos Safari, iPhone' }))
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Kirjaa muut ulos' })).toBeNull()
  })

  it('asks for another address with the password, and says what happens next', async () => {
    server.on('GET /api/cda/me/sessions', { body: { devices: [here] } })
    server.on('PUT /api/cda/me', { status: 400, body: { errors: { currentPassword: ['Salasana ei täsmää'] } } })
    renderAccountPage(MySignInPage)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Vaihda sähköposti' }))
    await user.type(screen.getByRole('textbox', { name: 'Uusi sähköposti' }), 'uusi@posti')
    await user.click(screen.getByRole('button', { name: 'Lähetä vahvistus' }))
    expect(screen.getByText('Tarkista sähköpostiosoite')).toBeTruthy()
    expect(screen.getByText('Anna salasana')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Uusi sähköposti' }), '.example')
    await user.type(screen.getByLabelText('Nykyinen salasana'), 'väärä')
    await user.click(screen.getByRole('button', { name: 'Lähetä vahvistus' }))
    expect(await screen.findByText('Salasana ei täsmää')).toBeTruthy()
    server.on('PUT /api/cda/me', { status: 202, body: null })
    await user.click(screen.getByRole('button', { name: 'Lähetä vahvistus' }))
    expect(await screen.findByText(/Avaa linkki, jonka lähetimme osoitteeseen uusi@posti.example/)).toBeTruthy()
  })
})
