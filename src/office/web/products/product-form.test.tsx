import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import type { EntryForm, FormColumn } from '#src/transfer/contract/entry-form.ts'
import { EntryFormPage } from '../entry-form/EntryFormPage.tsx'
import { products } from '../testing/descriptions.ts'
import { renderInOffice } from '../testing/render-office.tsx'
import { productForm } from './product-form.ts'

const column = (name: string, label: string, more: Partial<FormColumn> = {}): FormColumn => {
  const [, base = name, language = null] = /^(.+)_(fi|sv|en)$/.exec(name) ?? []
  const section = language === null ? 'facts' : 'texts'
  return { name, base, language, label, widget: 'line', section, options: [], isNeeded: false, ...more }
}
const form: EntryForm = {
  code: 'KV1',
  version: 7,
  columns: [
    column('name_fi', 'Nimi'),
    column('name_sv', 'Nimi'),
    column('allergens', 'Allergeenit', { widget: 'shares', options: [{ value: 'milk', label: 'Maito' }] }),
    column('categories', 'Tuoteryhmät', { widget: 'list', section: 'selling' }),
    column('weight_grams', 'Paino, g', { widget: 'figure', section: 'variation' }),
  ],
  values: { name_fi: 'Levy', name_sv: '', allergens: { milk: 0 }, categories: ['levyt'] },
  parts: [{ code: 'KV1-100G', values: { weight_grams: '100' } }],
}
const saving = 'PUT /api/admin/products/KV1/form'

let server: FakeServer
beforeEach(() => {
  localStorage.clear()
  server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
  server.on('GET /api/admin/products/KV1/form', { body: form })
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => {
  const shown = renderInOffice(<EntryFormPage resource={products} kind={productForm} id="KV1" />, {
    resources: [products],
  })
  await screen.findByLabelText(/^Nimi, ruotsi/)
  return shown
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))

it('saves what was changed alone, of every kind of field', async () => {
  server.on(saving, { body: { notes: {} } })
  const { router } = await open()
  expect(screen.getByText('puuttuu')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/^Nimi, ruotsi/), 'Kaka')
  await userEvent.click(screen.getByRole('radio', { name: 'Saattaa' }))
  await userEvent.type(screen.getByLabelText('Tuoteryhmät'), ', joulu')
  await userEvent.clear(screen.getByLabelText('Paino, g'))
  await userEvent.type(screen.getByLabelText('Paino, g'), '90')
  // A value that is put back is no change.
  await userEvent.type(screen.getByLabelText('Nimi, suomi'), 'x{Backspace}')
  expect(screen.getByText('4 muutettua kenttää')).toBeTruthy()
  await save()
  await waitFor(() => expect(router.state.location.pathname).toBe('/products/KV1'))
  expect(server.calls(saving).map(({ body }) => body)).toEqual([
    {
      version: 7,
      values: { name_sv: 'Kaka', allergens: { milk: 2 }, categories: ['levyt', 'joulu'] },
      parts: [{ code: 'KV1-100G', values: { weight_grams: '90' } }],
    },
  ])
})

it('keeps what was typed where another person was quicker, and says what both changed', async () => {
  server.on(saving, { status: 409, body: [{ key: 'office/version-conflict', value: 'Toinen ehti ensin.' }] })
  await open()
  await userEvent.clear(screen.getByLabelText('Nimi, suomi'))
  await userEvent.type(screen.getByLabelText('Nimi, suomi'), 'Minun')
  await userEvent.click(screen.getByRole('radio', { name: 'Saattaa' }))
  await userEvent.type(screen.getByLabelText('Tuoteryhmät'), ', joulu')
  server.on('GET /api/admin/products/KV1/form', {
    body: {
      ...form,
      version: 8,
      values: { name_fi: 'Toisen', name_sv: 'Andra', allergens: { milk: 1 }, categories: ['levyt', 'lahjat'] },
    },
  })
  await save()
  expect(await screen.findByText(/muutitte molemmat/)).toBeTruthy()
  expect(screen.getByText('Nimi, FI:').closest('li')?.textContent).toContain('Toisen')
  expect(screen.getByText('Allergeenit:').closest('li')?.textContent).toContain('Maito: Sisältää')
  expect(screen.getByText('Tuoteryhmät:').closest('li')?.textContent).toContain('levyt, lahjat')
  expect(screen.getByLabelText<HTMLInputElement>('Nimi, suomi').value).toBe('Minun')
  expect(screen.getByLabelText<HTMLInputElement>('Nimi, ruotsi').value).toBe('Andra')
  server.on(saving, { body: { notes: {} } })
  await save()
  await waitFor(() => expect(server.calls(saving)).toHaveLength(2))
  expect(server.calls(saving)[1]?.body).toMatchObject({ version: 8, values: { name_fi: 'Minun' } })
})

it('shows a fault at its field, and has the words again after the page was left', async () => {
  server.on(saving, { status: 400, body: { errors: { 'KV1-100G/weight_grams': ['Ei luku'], code: ['Muu vika'] } } })
  const { unmount } = await open()
  await userEvent.clear(screen.getByLabelText('Paino, g'))
  await userEvent.type(screen.getByLabelText('Paino, g'), 'sata')
  await save()
  expect(await screen.findByText('Ei luku')).toBeTruthy()
  expect(screen.getByText('Muu vika')).toBeTruthy()
  unmount()
  await open()
  expect(screen.getByLabelText<HTMLInputElement>('Paino, g').value).toBe('sata')
  expect(screen.getByText(/ne ovat tallessa tässä selaimessa/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Kumoa muutokset' }))
  expect(screen.getByLabelText<HTMLInputElement>('Paino, g').value).toBe('100')
  expect(localStorage).toHaveLength(0)
})

it('says that the product was saved since the words were typed that it has again', async () => {
  const { unmount } = await open()
  await userEvent.type(screen.getByLabelText(/^Nimi, ruotsi/), 'Kaka')
  unmount()
  server.on('GET /api/admin/products/KV1/form', { body: { ...form, version: 8 } })
  const again = await open()
  expect(screen.getByText(/tiedot on tallennettu sen jälkeen/)).toBeTruthy()
  // What is typed on top does not make the first words newer.
  await userEvent.type(screen.getByLabelText(/^Nimi, ruotsi/), 'n')
  again.unmount()
  await open()
  expect(screen.getByText(/tiedot on tallennettu sen jälkeen/)).toBeTruthy()
})

it('has a draft again that was kept under its older name, and lets a begun code go with it', async () => {
  const older = { version: 7, values: { name_sv: 'Kaka' }, variations: { 'KV1-100G': { weight_grams: '90' } } }
  localStorage.setItem('office.product.KV1', JSON.stringify(older))
  const { unmount } = await open()
  expect(screen.getByLabelText<HTMLInputElement>(/^Nimi, ruotsi/).value).toBe('Kaka')
  expect(screen.getByLabelText<HTMLInputElement>('Paino, g').value).toBe('90')
  expect(Object.keys(localStorage)).toEqual(['office.products.KV1'])
  unmount()
  await open()
  expect(screen.getByText('2 muutettua kenttää')).toBeTruthy()
  const code = screen.getByLabelText<HTMLInputElement>('Uuden muunnelman koodi')
  fireEvent.change(code, { target: { value: 'KV1-200G' } })
  await userEvent.click(screen.getByRole('button', { name: 'Kumoa muutokset' }))
  expect(screen.getByLabelText<HTMLInputElement>('Uuden muunnelman koodi').value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>(/^Nimi, ruotsi/).value).toBe('')
  expect(localStorage).toHaveLength(0)
})

it('adds a variation by Enter, sends nothing with it, and saves nothing while one is begun', async () => {
  server.on(saving, { body: { notes: {} } })
  await open()
  await userEvent.type(screen.getByLabelText(/^Nimi, ruotsi/), 'Kaka')
  const code = screen.getByLabelText('Uuden muunnelman koodi')
  fireEvent.change(code, { target: { value: 'KV1-200G' } })
  await save()
  expect(screen.getByText(/Muunnelmaa ei ole vielä lisätty/)).toBeTruthy()
  expect(fireEvent.keyDown(code, { key: 'Enter' })).toBe(false)
  expect(screen.getByText('KV1-200G', { selector: 'summary' })).toBeTruthy()
  expect(server.calls(saving)).toHaveLength(0)
  await save()
  await waitFor(() => expect(server.calls(saving)).toHaveLength(1))
})

it.each(['proof', 'session'] as const)(
  'sends a picture after a new %s, and not the form around with it',
  async (asked) => {
    const pictures = { ...form, columns: [...form.columns, column('images', 'Kuvat', { section: 'pictures' })] }
    server.on('GET /api/admin/products/KV1/form', { body: pictures })
    const media = 'POST /api/cms/media'
    if (asked === 'proof') server.on(media, { status: 403, body: [{ key: 'auth/step-up', value: 'Vahvista' }] })
    else server.on(media, { status: 401, body: [{ key: 'auth/signed-out', value: 'Kirjaudu' }] })
    await open()
    await userEvent.type(screen.getByLabelText(/^Nimi, ruotsi/), 'Kaka')
    await userEvent.upload(screen.getByLabelText('Lähetä kuva'), new File(['x'], 'e.png', { type: 'image/png' }))
    const dialog = await screen.findByRole('dialog', { name: 'Lähetä kuva' })
    expect(dialog.closest('form')).toBeNull()
    server.on('POST /api/staff/step-up/code', { status: 204 })
    const entry = { id: 8, path: '/media/uploaded/e.webp', name: 'e', altText: { fi: 'e', sv: '', en: '' } }
    server.on(media, { status: 201, body: entry })
    const code = dialog.querySelector<HTMLInputElement>('[name=proof-code]')
    if (code) await userEvent.type(code, '123456')
    for (const one of dialog.querySelectorAll('form')) fireEvent.submit(one)
    if (asked === 'proof') expect(await screen.findByLabelText('Mitä kuva 1 esittää, suomi')).toBeTruthy()
    expect(server.calls(saving)).toHaveLength(0)
  },
)
