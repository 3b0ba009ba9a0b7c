import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import type { EntryForm, FormColumn } from '#src/transfer/contract/entry-form.ts'
import { EntryFormPage } from '../entry-form/EntryFormPage.tsx'
import { products } from '../testing/descriptions.ts'
import { renderInOffice } from '../testing/render-office.tsx'
import { locationForm } from './location-form.tsx'

const locations = { ...products, name: 'locations', label: 'Kahvilat ja myymälät' }
const column = (name: string, label: string, more: Partial<FormColumn>): FormColumn => {
  const [, base = name, language = null] = /^(.+)_(fi|sv|en)$/.exec(name) ?? []
  return { name, base, language, label, widget: 'line', section: 'address', options: [], isNeeded: false, ...more }
}
const inLanguages = (base: string, label: string, more: Partial<FormColumn>): FormColumn[] =>
  ['fi', 'sv', 'en'].map((language) => column(`${base}_${language}`, label, more))
const form: EntryForm = {
  code: 'kamppi',
  version: 7,
  columns: [
    column('city_fi', 'Kaupunki', {}),
    column('weekdays', 'Arkisin', { widget: 'hours', section: 'hours' }),
    column('hours', 'Auki', { widget: 'hours', section: 'day' }),
    ...inLanguages('label', 'Syy', { section: 'day' }),
    column('repeat_weeks', 'Toistuu', { widget: 'figure', section: 'lunch' }),
    ...inLanguages('body', 'Lounas', { widget: 'menu', section: 'lunch' }),
  ],
  values: { city_fi: 'Helsinki', weekdays: '08:00-24:00' },
  parts: [
    { code: 'day-2026-12-24', values: { hours: '08:00-12:00', label_fi: 'Jouluaatto', label_sv: '', label_en: '' } },
    { code: 'lunch-2026-11-23', values: { repeat_weeks: '1', body_fi: '<p>Keitto</p>', body_sv: '', body_en: '' } },
  ],
}
const at = '/api/admin/locations/kamppi/form'

let server: FakeServer
beforeEach(() => {
  localStorage.clear()
  vi.spyOn(browserClock, 'now').mockReturnValue(Date.parse('2026-12-01T10:00:00Z'))
  server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
  server.on('GET /api/admin/locations/kamppi', {
    body: { id: 'kamppi', version: null, actions: [], name: 'Kampin kulma' },
  })
  server.on(`GET ${at}`, { body: form })
  server.on(`PUT ${at}`, { body: { notes: {} } })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open() {
  const shown = renderInOffice(<EntryFormPage resource={locations} kind={locationForm} id="kamppi" />, {
    resources: [locations],
  })
  await screen.findByLabelText('Kaupunki, suomi')
  return shown
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))
const sent = async () => {
  await waitFor(() => expect(server.calls(`PUT ${at}`).length).toBeGreaterThan(0))
  return server.calls(`PUT ${at}`).at(-1)?.body
}
const group = (name: string) => within(screen.getByRole('group', { name }))
const type = (label: string, value: string, within = screen as Pick<typeof screen, 'getByLabelText'>) =>
  fireEvent.change(within.getByLabelText(label), { target: { value } })

it('is named as its page is, and its code stands by', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Kampin kulma' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kampin kulma' })).toHaveProperty('pathname', '/locations/kamppi')
  expect(screen.getByText('kamppi')).toBeTruthy()
})

it('changes the hours of the week, and closes a day', async () => {
  await open()
  // Midnight is the end of the day, and stays it.
  expect(screen.getByLabelText<HTMLInputElement>('Arkisin: sulkeutuu').value).toBe('00:00')
  type('Arkisin: aukeaa', '07:30')
  await save()
  expect(await sent()).toEqual({ version: 7, values: { weekdays: '07:30-24:00' }, parts: [] })
})

it('sets special days from one to another, which is included, and takes one away', async () => {
  await open()
  const added = group('Lisää poikkeuspäiviä')
  type('Päivästä', '2026-12-25', added)
  type('Päivään', '2026-12-26', added)
  type('Syy, suomi', 'Joulu', added)
  await userEvent.click(screen.getByRole('button', { name: 'Lisää päivät' }))
  await userEvent.click(screen.getByRole('button', { name: 'Poista: 24.12.2026' }))
  expect(screen.getByText(/poistetaan, kun tallennat/)).toBeTruthy()
  expect(screen.getByText('5 muutettua kenttää')).toBeTruthy()
  await save()
  const values = { hours: '', label_fi: 'Joulu' }
  expect(await sent()).toEqual({
    version: 7,
    values: {},
    parts: [
      { code: 'day-2026-12-25', values },
      { code: 'day-2026-12-26', values },
      { code: 'day-2026-12-24', values: null },
    ],
  })
})

it('has lunch written as lines for a day, over what comes round to it', async () => {
  await open()
  expect(screen.getByText('Keitto (toistuu päivästä 23.11.2026)')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Lisää lounas: ti 1.12.' }))
  await userEvent.type(group('ti 1.12.').getByLabelText('Lounas, suomi'), 'Keitto & leipä{Enter}- L, G')
  await save()
  expect(await sent()).toEqual({
    version: 7,
    values: {},
    parts: [{ code: 'lunch-2026-12-01', values: { body_fi: '<p>Keitto &amp; leipä</p><ul><li>L, G</li></ul>' } }],
  })
})

it('says a fault at the field of its day, and what another person changed of a day that was taken away', async () => {
  await open()
  const day = group('24.12.2026')
  type('Auki: sulkeutuu', '', day)
  server.on(`PUT ${at}`, { status: 400, body: { errors: { 'day-2026-12-24/hours': ['Ei aukioloaika'] } } })
  await save()
  expect(await day.findByText('Ei aukioloaika')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Poista: 24.12.2026' }))
  server.on(`PUT ${at}`, { status: 409, body: [{ key: 'office/version-conflict', value: 'Toinen ehti ensin.' }] })
  const [saved, ...others] = form.parts
  const theirs = { code: 'day-2026-12-24', values: { ...saved?.values, hours: '09:00-11:00' } }
  server.on(`GET ${at}`, { body: { ...form, version: 8, parts: [theirs, ...others] } })
  await save()
  expect(await screen.findByText(/poistit tämän, ja toinen muutti sitä/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ota toisen teksti' }))
  expect(group('24.12.2026').getByLabelText<HTMLInputElement>('Auki: aukeaa').value).toBe('09:00')
})

it('adds a day that another person took away again whole, or not at all', async () => {
  await open()
  type('Syy, suomi', 'Aatto', group('24.12.2026'))
  server.on(`PUT ${at}`, { status: 409, body: [{ key: 'office/version-conflict', value: 'Toinen ehti ensin.' }] })
  server.on(`GET ${at}`, { body: { ...form, version: 8, parts: form.parts.slice(1) } })
  await save()
  expect(await screen.findByText(/toinen poisti tämän, ja sinä muutit sitä/)).toBeTruthy()
  const values = { hours: '08:00-12:00', label_fi: 'Aatto', label_sv: '', label_en: '' }
  server.on(`PUT ${at}`, { body: { notes: {} } })
  await save()
  await waitFor(() => expect(server.calls(`PUT ${at}`)).toHaveLength(2))
  expect(await sent()).toEqual({ version: 8, values: {}, parts: [{ code: 'day-2026-12-24', values }] })
})

it('lets a day go that another person took away', async () => {
  await open()
  type('Syy, suomi', 'Aatto', group('24.12.2026'))
  server.on(`PUT ${at}`, { status: 409, body: [{ key: 'office/version-conflict', value: 'Toinen ehti ensin.' }] })
  server.on(`GET ${at}`, { body: { ...form, version: 8, parts: form.parts.slice(1) } })
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Ota toisen teksti' }))
  expect(screen.getByText('Tulossa ei ole poikkeuspäiviä.')).toBeTruthy()
  expect(screen.getByText('Ei muutoksia')).toBeTruthy()
})

it('says of a new day that it is closed, after it had hours too', async () => {
  await open()
  type('Päivästä', '2026-12-25', group('Lisää poikkeuspäiviä'))
  await userEvent.click(screen.getByRole('button', { name: 'Lisää päivät' }))
  const isOpen = group('25.12.2026').getByLabelText<HTMLInputElement>('Avoinna')
  await userEvent.click(isOpen)
  type('Auki: aukeaa', '10:00', group('25.12.2026'))
  await userEvent.click(isOpen)
  await userEvent.click(isOpen)
  expect(group('25.12.2026').getByLabelText<HTMLInputElement>('Auki: aukeaa').value).toBe('10:00')
  await userEvent.click(isOpen)
  await save()
  expect(await sent()).toMatchObject({ parts: [{ code: 'day-2026-12-25', values: { hours: '' } }] })
})

it('saves no days that are begun and not added; Enter adds them and sends nothing', async () => {
  await open()
  type('Arkisin: aukeaa', '07:30')
  const added = group('Lisää poikkeuspäiviä')
  type('Päivästä', '2026-12-25', added)
  await save()
  expect(server.calls(`PUT ${at}`)).toHaveLength(0)
  expect(added.getByText(/Päiviä ei ole vielä lisätty/)).toBeTruthy()
  const until = added.getByLabelText('Päivään')
  // Enter would send the form: the field takes it.
  expect(fireEvent.keyDown(until, { key: 'Enter' })).toBe(false)
  expect(group('25.12.2026')).toBeTruthy()
  expect(server.calls(`PUT ${at}`)).toHaveLength(0)
  type('Päivästä', '2026-12-26', added)
  await userEvent.click(added.getByRole('button', { name: 'Tyhjennä' }))
  await save()
  expect(await sent()).toMatchObject({ values: { weekdays: '07:30-24:00' }, parts: [{ code: 'day-2026-12-25' }] })
})

it('asks before begun days are left, and lets them go with all other changes', async () => {
  const { router } = await open()
  type('Arkisin: aukeaa', '07:30')
  await act(() => router.navigate('/stock'))
  expect(router.state.location.pathname).toBe('/stock')
  type('Päivästä', '2026-12-25', group('Lisää poikkeuspäiviä'))
  await act(() => router.navigate('/orders'))
  await userEvent.click(await screen.findByRole('button', { name: 'Jää sivulle' }))
  expect(router.state.location.pathname).toBe('/stock')
  await userEvent.click(screen.getByRole('button', { name: 'Kumoa muutokset' }))
  expect(group('Lisää poikkeuspäiviä').getByLabelText<HTMLInputElement>('Päivästä').value).toBe('')
  expect(screen.queryByRole('button', { name: 'Kumoa muutokset' })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Arkisin: aukeaa').value).toBe('08:00')
})

it('shows the faults of a week that is not open and of days that have passed, and names them at their fields', async () => {
  const past = { code: 'day-2026-11-20', values: { hours: '08:00-12:00', label_fi: '', label_sv: '', label_en: '' } }
  server.on(`GET ${at}`, { body: { ...form, parts: [past, ...form.parts] } })
  await open()
  type('Arkisin: aukeaa', '07:30')
  const wrong = { 'lunch-2026-11-23/body_fi': ['Lounas puuttuu'], 'day-2026-11-20/hours': ['Ei aukioloaika'] }
  server.on(`PUT ${at}`, { status: 400, body: { errors: wrong } })
  const line = screen.getByText(/mennyt päivä/).closest('details')
  expect(line?.open).toBe(false)
  await save()
  expect(await screen.findByText('Lounas puuttuu')).toBeTruthy()
  expect(line?.open).toBe(true)
  const opens = group('20.11.2026').getByLabelText('Auki: aukeaa')
  expect(document.getElementById(opens.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Ei aukioloaika')
})

it('leaves a day open while its last change is put back', async () => {
  await open()
  const reason = group('24.12.2026').getByLabelText('Syy, suomi')
  const fold = reason.closest('details')
  await userEvent.click(screen.getByText('24.12.2026', { selector: 'summary' }))
  await waitFor(() => expect(fold?.open).toBe(true))
  fireEvent.change(reason, { target: { value: 'Aatto' } })
  fireEvent.change(reason, { target: { value: 'Jouluaatto' } })
  expect(fold?.open).toBe(true)
})
