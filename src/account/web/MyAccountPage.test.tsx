import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { MyAccountPage } from './MyAccountPage.tsx'
import { renderAccountPage, sampleUser, signIn } from './testing/account-page.tsx'

const updateCall = 'POST /api/me/userdetailsupdate'
let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => {
  renderAccountPage(MyAccountPage)
  await screen.findByRole('button', { name: 'Muokkaa tietoja' })
  return userEvent.setup()
}
const edit = async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Muokkaa tietoja' }))
  return user
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('my data', () => {
  it('has what is kept of the customer below their details', async () => {
    signIn(server)
    await open()
    expect(await screen.findByRole('heading', { name: 'Mitä sinusta on tallennettu' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Lähetä linkki' })).toBeTruthy()
  })
})

describe('the account’s frame', () => {
  it('is blank while it is not known who asks', () => {
    server.on('GET /api/me/isauthenticated', () => new Promise(() => {}))
    renderAccountPage(MyAccountPage)
    expect(screen.getByRole('status', { name: 'Tarkistetaan kirjautumista' })).toBeTruthy()
    expect(screen.queryByText('Et ole kirjautunut')).toBeNull()
    expect(screen.queryByRole('link', { name: /Kirjaudu ulos/ })).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Oma tili' })).toBeNull()
    expect(screen.queryByText('Haetaan tietojasi')).toBeNull()
  })

  it('asks to sign in, and to come back to this page, where nobody is', async () => {
    server.on('GET /api/me/isauthenticated', { body: false })
    renderAccountPage(MyAccountPage, {}, '/oma-tili?order=KV26-1')
    const link = await screen.findByRole('link', { name: 'Kirjaudu sisään' })
    expect(link.getAttribute('href')).toBe('/kirjaudu?returnUrl=%2Foma-tili%3Forder%3DKV26-1')
    expect(screen.getByRole('heading', { name: 'Et ole kirjautunut' })).toBeTruthy()
    expect(server.calls('GET /api/me/userdetails')).toEqual([])
  })

  it('takes a question that fails for nobody', async () => {
    server.on('GET /api/me/isauthenticated', { status: 503 })
    renderAccountPage(MyAccountPage)
    expect(await screen.findByText('Et ole kirjautunut')).toBeTruthy()
  })

  it('names the customer, shows the way out, the tabs and the card that leads elsewhere', async () => {
    signIn(server)
    renderAccountPage(MyAccountPage, { externalProfileUrl: 'https://profile.example/' })
    expect((await screen.findAllByText('Aino Leppävirta-Östman')).length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Kirjaudu ulos' }).getAttribute('href')).toBe('/kirjaudu-ulos')
    const tabs = screen.getByRole('navigation', { name: 'Oma tili' })
    expect(within(tabs).getByRole('link', { name: 'Omat tiedot' }).getAttribute('aria-current')).toBe('page')
    expect(within(tabs).getByRole('link', { name: 'Tilaukset' }).getAttribute('href')).toBe('/oma-tili/tilaukset')
    expect(screen.getByRole('link', { name: 'Avaa profiili' }).getAttribute('href')).toBe('https://profile.example/')
  })

  it('goes to another tab by the list, and has a title of its own where the page has none', async () => {
    signIn(server)
    const { router } = renderAccountPage(MyAccountPage, { heading: '', externalProfileUrl: '' })
    expect(screen.getByRole('heading', { level: 1, name: 'Oma tili' })).toBeTruthy()
    const list = await screen.findByRole('combobox', { name: 'Oma tili' })
    await userEvent.selectOptions(list, 'Tilaukset')
    expect(router.state.location.pathname).toBe('/oma-tili/tilaukset')
    expect(screen.queryByText('Jäsenprofiili')).toBeNull()
  })

  it('is left for the login card when the session has ended elsewhere', async () => {
    server.on('GET /api/me/isauthenticated', { body: true })
    server.on('GET /api/me/userdetails', { body: null })
    renderAccountPage(MyAccountPage)
    expect(await screen.findByText('Et ole kirjautunut')).toBeTruthy()
  })
})

describe('the profile', () => {
  it('says that it loads', () => {
    server.on('GET /api/me/isauthenticated', { body: true })
    server.on('GET /api/me/userdetails', () => new Promise(() => {}))
    renderAccountPage(MyAccountPage)
    return screen.findByText('Haetaan tietojasi')
  })

  it('shows what is known, a masked password and the way to change it', async () => {
    signIn(server)
    await open()
    for (const value of ['aino@posti.example', '+358 40 512 3380']) expect(screen.getByText(value)).toBeTruthy()
    expect(screen.getAllByText('Aino Leppävirta-Östman').length).toBe(2)
    for (const [heading, values] of [
      ['Laskutusosoite', ['Vaasankatu 14', '00500', 'Helsinki', 'Suomi']],
      ['Toimitusosoite', ['Kirkkokatu 4', '90100', 'Oulu', 'Suomi']],
    ] as const) {
      const said = screen.getByRole('heading', { name: heading }).closest('section')?.textContent
      for (const value of values) expect(said, heading).toContain(value)
    }
    expect(screen.getByText('Salasana on piilotettu')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Vaihda salasana' }).getAttribute('href')).toBe(
      '/kirjaudu?action=change-password',
    )
  })

  it('is not saved without a name: the field says so until it changes', async () => {
    signIn(server)
    const user = await edit()
    await user.clear(field('Sukunimi'))
    await user.click(screen.getByRole('button', { name: 'Tallenna' }))
    expect(screen.getByText('Etu- ja sukunimi ovat pakollisia')).toBeTruthy()
    expect(field('Sukunimi').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('Sukunimi'))
    expect(server.calls(updateCall)).toEqual([])
    await user.type(field('Sukunimi'), 'Ö')
    expect(screen.queryByText('Etu- ja sukunimi ovat pakollisia')).toBeNull()
  })

  it('sends what the specification names, without what is empty, and tells that it is saved', async () => {
    signIn(server)
    server.on(updateCall, { body: sampleUser({ firstName: 'Aune', phone: '' }) })
    const user = await edit()
    await user.clear(field('Etunimi'))
    await user.type(field('Etunimi'), ' Aune ')
    await user.clear(field('Puhelinnumero'))
    await user.clear(field('Katuosoite'))
    await user.clear(field('Postinumero'))
    await user.clear(field('Postitoimipaikka'))
    await user.click(screen.getByRole('button', { name: 'Tallenna' }))
    expect(await screen.findByText('Tiedot on tallennettu')).toBeTruthy()
    expect(server.calls(updateCall)[0]?.body).toEqual({
      firstName: 'Aune',
      lastName: 'Leppävirta-Östman',
      billingAddress: { countryCode: 'FIN' },
    })
    expect(screen.getAllByText('Aune Leppävirta-Östman').length).toBe(2)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Muokkaa tietoja' }))
  })

  it('leaves the address out altogether where there never was one', async () => {
    const nowhere = { street: '', city: '', postalCode: '', countryCode: '', country: '' }
    signIn(server, sampleUser({ address: nowhere, phone: '+4930901820' }))
    server.on(updateCall, { body: sampleUser() })
    const user = await edit()
    expect(field('Maa').value).toBe('Suomi')
    await user.click(screen.getByRole('button', { name: 'Tallenna' }))
    await waitFor(() => expect(server.calls(updateCall).length).toBe(1))
    // A number that the two fields cannot show stays what it is.
    expect(server.calls(updateCall)[0]?.body).toEqual({
      firstName: 'Aino',
      lastName: 'Leppävirta-Östman',
      phone: '+4930901820',
    })
  })

  it('puts prefix and number together as one', async () => {
    signIn(server)
    server.on(updateCall, { body: sampleUser() })
    const user = await edit()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Maatunnus' }), '+46')
    await user.clear(field('Puhelinnumero'))
    await user.type(field('Puhelinnumero'), '070-123 45 67')
    await user.click(screen.getByRole('button', { name: 'Tallenna' }))
    await waitFor(() => expect(server.calls(updateCall)[0]?.body).toMatchObject({ phone: '+46701234567' }))
  })

  it('does not let e-mail and country be typed, and forgets what was typed when it is given up', async () => {
    signIn(server)
    const user = await edit()
    for (const name of ['Sähköposti', 'Maa']) expect(field(name).readOnly).toBe(true)
    await user.type(field('Etunimi'), 'X')
    await user.click(screen.getByRole('button', { name: 'Peruuta' }))
    expect(screen.getAllByText('Aino Leppävirta-Östman').length).toBe(2)
    expect(server.calls(updateCall)).toEqual([])
  })

  it.each([
    [400, { message: 'Nimi puuttuu' }, 'Nimi puuttuu'],
    [500, { error: 'internal' }, 'Tietoja ei voitu tallentaa. Yritä hetken kuluttua uudelleen.'],
    [400, { errors: { 'billingAddress.postalCode': ['Vain numeroita'] } }, 'Vain numeroita'],
    [401, [{ key: 'auth/token' }], 'Kirjautuminen katkesi.'],
  ])('keeps what was typed when the server answers %s %j', async (status, body, told) => {
    signIn(server)
    server.on(updateCall, { status, body })
    const user = await edit()
    await user.type(field('Etunimi'), 'kki')
    await user.click(screen.getByRole('button', { name: 'Tallenna' }))
    expect((await screen.findAllByText(told)).length).toBeGreaterThan(0)
    expect(field('Etunimi').value).toBe('Ainokki')
  })
})
