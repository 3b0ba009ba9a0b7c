import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { action, bodyOf, cards, orders } from '../testing/descriptions.ts'
import { renderInOffice } from '../testing/render-office.tsx'
import { ActionButton } from './ActionButton.tsx'
import { RecordPage } from './RecordPage.tsx'

const hold = action('hold', 'Pidätä', bodyOf({ reason: { type: 'string', maxLength: 300 } }, ['reason']))
const held = { id: 'KV26', version: 2, actions: [] }
const stepUp = { status: 403, body: [{ key: 'auth/step-up', value: 'Vahvista' }] }
const path = 'POST /api/admin/orders/KV26/hold'

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
})
afterEach(() => vi.unstubAllGlobals())

const openDialog = async (): Promise<void> => {
  renderInOffice(<ActionButton resource={orders} id="KV26" action={hold} />, { resources: [orders] })
  await userEvent.click(screen.getByRole('button', { name: 'Pidätä' }))
}
const press = () => userEvent.click(screen.getAllByRole('button', { name: 'Pidätä' }).at(-1)!)
const reason = () => screen.getByLabelText<HTMLTextAreaElement>(/^Syy/)

describe('an action that is asked in a dialog', () => {
  it('sends what its schema asks, and says that it is done', async () => {
    server.on(path, { body: held })
    await openDialog()
    await userEvent.type(reason(), 'Soitetaan')
    await press()
    expect(await screen.findByText('Tehty: Pidätä')).toBeTruthy()
    expect(server.calls(path).map(({ body }) => body)).toEqual([{ reason: 'Soitetaan' }])
  })

  it('shows a fault at its field and keeps what was typed', async () => {
    server.on(path, { status: 400, body: { errors: { reason: ['Syy on liian lyhyt.'] } } })
    await openDialog()
    await userEvent.type(reason(), 'x')
    await press()
    expect(await screen.findByText('Syy on liian lyhyt.')).toBeTruthy()
    expect(reason().value).toBe('x')
    expect(reason().getAttribute('aria-invalid')).toBe('true')
  })

  it('asks for a proof inside itself, keeps what was typed, and goes on after it', async () => {
    server.on(path, stepUp)
    server.on('POST /api/staff/step-up/code', { status: 204 })
    await openDialog()
    await userEvent.type(reason(), 'Soitetaan')
    await press()
    const code = await screen.findByLabelText('Koodi sovelluksesta')
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(code))
    expect(reason().value).toBe('Soitetaan')
    server.on(path, { body: held })
    await userEvent.type(code, '123456')
    await press()
    expect(await screen.findByText('Tehty: Pidätä')).toBeTruthy()
    expect(server.calls('POST /api/staff/step-up/code').map(({ body }) => body)).toEqual([{ code: '123456' }])
    expect(server.calls(path).map(({ body }) => body)).toEqual([{ reason: 'Soitetaan' }, { reason: 'Soitetaan' }])
  })

  it('says that a code was wrong, and loses nothing by it', async () => {
    server.on(path, stepUp)
    server.on('POST /api/staff/step-up/code', { status: 400, body: [{ key: 'auth/code', value: 'Koodi ei kelpaa.' }] })
    await openDialog()
    await userEvent.type(reason(), 'Soitetaan')
    await press()
    await userEvent.type(await screen.findByLabelText('Koodi sovelluksesta'), '000000')
    await press()
    expect(await screen.findByText('Koodi ei kelpaa.')).toBeTruthy()
    expect(reason().value).toBe('Soitetaan')
    expect(server.calls(path)).toHaveLength(1)
  })

  it('lets somebody whose session ended sign in inside it, and goes on', async () => {
    server.on(path, { status: 401, body: [{ key: 'auth/signed-out' }] })
    await openDialog()
    await userEvent.type(reason(), 'Soitetaan')
    await press()
    expect(await screen.findByText('Istuntosi on päättynyt')).toBeTruthy()
    server.on('POST /api/staff/login', { body: { totp: true, passkey: false } })
    server.on('POST /api/staff/login/code', { status: 204 })
    server.on(path, { body: held })
    await userEvent.type(screen.getByLabelText('Sähköposti'), 'minna@konvehti.example')
    await userEvent.type(screen.getByLabelText('Salasana'), 'lakritsi')
    await userEvent.click(screen.getByRole('button', { name: 'Jatka' }))
    await userEvent.type(await screen.findByLabelText('Koodi'), '123456{Enter}')
    expect(await screen.findByText('Tehty: Pidätä')).toBeTruthy()
    expect(server.calls(path).at(-1)?.body).toEqual({ reason: 'Soitetaan' })
  })

  it('is one call for two presses in one breath', async () => {
    let answer = (): void => {}
    server.on(path, () => new Promise((resolve) => (answer = () => resolve({ body: held }))))
    await openDialog()
    await userEvent.type(reason(), 'Soitetaan')
    await press()
    await press()
    answer()
    expect(await screen.findByText('Tehty: Pidätä')).toBeTruthy()
    expect(server.calls(path)).toHaveLength(1)
  })
})

describe('a count', () => {
  it('that agrees with the shelf is saved as well', async () => {
    const shelves = {
      ...cards,
      name: 'stock',
      change: bodyOf({ version: { type: 'integer' }, onHand: { type: 'integer', minimum: 0 } }, ['version', 'onHand']),
    }
    const shelf = { id: 'BAR', version: 12, actions: [], code: 'BAR', name: 'Merisuola', onHand: 12 }
    server.on('GET /api/admin/stock/BAR', { body: shelf })
    server.on('PATCH /api/admin/stock/BAR', { body: shelf })
    renderInOffice(<RecordPage resource={shelves} id="BAR" />, { resources: [shelves] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Merisuola' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Kirjaa laskenta' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))
    expect(await screen.findByText('Tallennettu')).toBeTruthy()
    expect(server.calls('PATCH /api/admin/stock/BAR')[0]?.body).toEqual({ version: 12, onHand: 12 })
  })
})

describe('a change that somebody else was quicker with', () => {
  const card = { id: 'g1', version: 2, actions: [], lastFour: '3PLX', note: 'vanha', expiresOn: '2028-12-24' }

  it('shows theirs and mine, keeps what was typed, and saves the choice over the new version', async () => {
    const theirs = { ...card, version: 3, note: 'toisen', expiresOn: '2029-01-01' }
    server.on('GET /api/admin/gift-cards/g1', { body: card })
    server.on('PATCH /api/admin/gift-cards/g1', {
      status: 409,
      body: [{ key: 'office/version-conflict', value: 'Joku muu ehti.', current: theirs }],
    })
    renderInOffice(<RecordPage resource={cards} id="g1" />, { resources: [cards] })
    await userEvent.click(await screen.findByRole('button', { name: 'Muuta tietoja' }))
    const note = screen.getByLabelText(/^Muistiinpano/)
    await userEvent.clear(note)
    await userEvent.type(note, 'minun')
    await userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))

    const mine = await screen.findByRole('row', { name: /Muistiinpano toisen minun/ })
    expect(mine).toBeTruthy()
    expect(screen.getByRole('row', { name: /Voimassa asti 1\.1\.2029/ })).toBeTruthy()
    expect(server.calls('PATCH /api/admin/gift-cards/g1')[0]?.body).toEqual({ version: 2, note: 'minun' })

    server.on('PATCH /api/admin/gift-cards/g1', { body: { ...theirs, version: 4, note: 'minun' } })
    await userEvent.click(screen.getByRole('button', { name: 'Jatka valituilla' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Muistiinpano/).value).toBe('minun')
    await userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))
    expect(await screen.findByText('Tallennettu')).toBeTruthy()
    expect(server.calls('PATCH /api/admin/gift-cards/g1').at(-1)?.body).toEqual({ version: 3, note: 'minun' })
  })
})
