import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import type { MerchandisedList } from '#src/listing/contract/merchandising.ts'
import { products } from '../testing/descriptions.ts'
import { mayLeave, renderInOffice, sampleMe } from '../testing/render-office.tsx'
import { MerchandisingPage } from './MerchandisingPage.tsx'

const card = (code: string, displayName: string) => ({
  contentId: 1,
  code,
  displayName,
  url: '',
  imageUrl: '',
  imageAltText: '',
  brands: [],
  tags: {},
  suitableFor: [],
  placedPrice: 4.9,
  placedPriceString: '4,90 €',
  discountedPrice: 4.9,
  discountedPriceString: '4,90 €',
  hasDiscountedPrice: false,
  pricePerKilo: null,
  pricePerKiloString: '',
  discountedPricePerKilo: null,
  discountedPricePerKiloString: '',
  previousPrice: null,
  discountPercent: null,
  pieces: 1,
  weightString: '100 g',
  isBuyable: true,
  inStock: code !== 'C',
  inStockQuantity: 5,
  disableAddToCart: false,
  firstVariationCode: code,
  productType: 'Product' as const,
  field: 'sand' as const,
  category: '',
})
const list: MerchandisedList = {
  list: 'category:levyt',
  name: 'Levyt',
  url: '/tuotteet/levyt',
  version: 'one',
  products: [card('A', 'Anis'), card('B', 'Banaani'), card('C', 'Cayenne'), card('D', 'Dippi')],
  own: ['A', 'B', 'C', 'D'],
  totalCount: 4,
  rules: [{ kind: 'hide', code: 'D', place: null, from: null, to: null }],
  panels: [],
  facets: {
    version: null,
    own: null,
    inherited: ['brand', 'inStock'],
    groups: [
      { value: 'brand', label: 'Merkki' },
      { value: 'inStock', label: 'Saatavuus' },
    ],
  },
}
const at = 'GET /api/admin/merchandising/lists/category%3Alevyt'
const saving = 'PUT /api/admin/merchandising/lists/category%3Alevyt/rules'

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
  server.on('GET /api/admin/merchandising/lists', {
    body: {
      lists: [{ list: 'category:levyt', name: 'Levyt', depth: 0, rules: 1, panels: 0, hasFacets: false }],
      phrases: [],
    },
  })
  server.on(at, { body: list })
})
afterEach(() => vi.unstubAllGlobals())

const page = (
  <Routes>
    <Route path="merchandising/:list?" element={<MerchandisingPage />} />
  </Routes>
)
async function open(me = sampleMe) {
  renderInOffice(page, { resources: [products], path: '/merchandising/category%3Alevyt', me })
  return screen.findByRole('list', { name: 'Lista asiakkaan silmin' })
}
const names = (shown: HTMLElement): string[] =>
  within(shown)
    .getAllByRole('listitem')
    .map((item) => /Anis|Banaani|Cayenne|Dippi/.exec(item.textContent)?.[0] ?? '')

it('is arranged with the arrow keys, and is in the shop only when it is published', async () => {
  server.on(saving, { status: 204 })
  const shown = await open()
  expect(names(shown)).toEqual(['Anis', 'Banaani', 'Cayenne'])
  const grip = () => screen.getByRole('button', { name: /^Siirrä: Cayenne/ })
  grip().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(names(shown)).toEqual(['Cayenne', 'Anis', 'Banaani'])
  expect(document.activeElement).toBe(grip())
  expect(screen.getByText('Cayenne, nyt paikalla 1')).toBeTruthy()
  expect(server.calls(saving)).toEqual([])
  expect(mayLeave()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Julkaise järjestys' }))
  await waitFor(() => expect(server.calls(saving)).toHaveLength(1))
  expect(server.calls(saving)[0]?.body).toEqual({
    version: 'one',
    rules: [list.rules[0], { kind: 'pin', code: 'C', place: 1, from: null, to: null }],
  })
})

it('keeps the draft where another person was quicker', async () => {
  server.on(saving, { status: 409, body: [{ key: 'office/version-conflict', value: 'Toinen ehti ensin.' }] })
  const shown = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Poista: Dippi' }))
  expect(names(shown)).toEqual(['Anis', 'Banaani', 'Cayenne', 'Dippi'])
  server.on(at, { body: { ...list, version: 'two' } })
  await userEvent.click(screen.getByRole('button', { name: 'Julkaise järjestys' }))
  expect(await screen.findByText('Toinen ehti ensin.')).toBeTruthy()
  expect(names(shown)).toEqual(['Anis', 'Banaani', 'Cayenne', 'Dippi'])
  server.on(saving, { status: 204 })
  await userEvent.click(screen.getByRole('button', { name: 'Julkaise järjestys' }))
  await waitFor(() => expect(server.calls(saving)).toHaveLength(2))
  expect(server.calls(saving)[1]?.body).toEqual({ version: 'two', rules: [] })
})

it('gives a product a rule for a time, and says at its field what is wrong', async () => {
  server.on(saving, { status: 400, body: { errors: { 'rules/1/to': ['Loppu on ennen alkua'] } } })
  const shown = await open()
  await userEvent.click(within(shown).getByRole('button', { name: /Anis/, pressed: false }))
  await userEvent.selectOptions(screen.getByLabelText('Sääntö'), 'bury')
  expect(names(shown)).toEqual(['Banaani', 'Cayenne', 'Anis'])
  await userEvent.click(screen.getByRole('button', { name: 'Julkaise järjestys' }))
  expect(await screen.findByText('Loppu on ennen alkua')).toBeTruthy()
})

it('offers filters of its own, in their order', async () => {
  const facets = 'PUT /api/admin/merchandising/lists/category%3Alevyt/facets'
  server.on(facets, { status: 204 })
  await open()
  await userEvent.click(screen.getByLabelText(/^Kuten yllä olevassa/))
  await userEvent.click(screen.getByRole('button', { name: 'Siirrä ylös: Saatavuus' }))
  expect(mayLeave()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Tallenna suodattimet' }))
  await waitFor(() =>
    expect(server.calls(facets).map(({ body }) => body)).toEqual([{ version: null, groups: ['inStock', 'brand'] }]),
  )
})

it('is looked at, and not changed, by who may only read it', async () => {
  await open({ ...sampleMe, roles: ['Publisher'] })
  expect(screen.queryByRole('button', { name: /^Siirrä:/ })).toBeNull()
  expect(screen.queryByLabelText('Sääntö')).toBeNull()
})

it('sets a panel with a picture of the library, and says at each field what is wrong', async () => {
  const panel = 'POST /api/admin/merchandising/lists/category%3Alevyt/panels'
  const picture = {
    id: 7,
    path: '/media/category/lahjat.webp',
    name: 'lahjat',
    altText: { fi: 'Lahjoja', sv: '', en: '' },
  }
  server.on('GET /api/cms/media', { body: { items: [picture], totalCount: 1, folders: [], counts: {} } })
  server.on(panel, { status: 400, body: { errors: { link: ['Sellaista sivua ei ole'] } } })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Uusi paneeli' }))
  const finnish = within(screen.getByRole('group', { name: 'Suomeksi' }))
  await userEvent.type(finnish.getByLabelText('Otsikko'), 'Lahjat *nyt*')
  await userEvent.type(finnish.getByLabelText('Lause'), 'Paketissa.')
  await userEvent.type(finnish.getByLabelText('Linkin teksti'), 'Katso')
  await userEvent.click(screen.getByRole('button', { name: /Valitse kuva/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Lahjoja' }))
  await userEvent.type(screen.getByLabelText('Mihin paneeli vie'), '/tuotteet/ei')
  await userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect(await screen.findByText('Sellaista sivua ei ole')).toBeTruthy()
  expect(server.calls(panel)[0]?.body).toEqual({
    field: 'sand',
    picture: '/media/category/lahjat.webp',
    link: '/tuotteet/ei',
    words: { fi: { title: 'Lahjat *nyt*', body: 'Paketissa.', linkLabel: 'Katso' } },
    from: null,
    to: null,
  })
})

const christmas = {
  id: 5,
  version: 70,
  field: 'sand' as const,
  picture: '/media/category/lahjat.webp',
  link: '/tuotteet/lahjat',
  words: { fi: { title: 'Joulu', body: 'Tulee.', linkLabel: 'Katso' } },
  from: '2026-12-01',
  to: '2026-12-24',
}
const changing = 'PUT /api/admin/merchandising/panels/5'
const conflict = { status: 409, body: [{ key: 'office/version-conflict', value: 'Toinen ehti ensin.' }] }
const openPanel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Joulu/ }))
  return within(screen.getByRole('group', { name: 'Suomeksi' }))
}
const valueOf = (finnish: Pick<typeof screen, 'getByLabelText'>, label: string): string =>
  finnish.getByLabelText<HTMLInputElement>(label).value

it('changes a panel by its number, its times too', async () => {
  server.on(at, { body: { ...list, panels: [christmas] } })
  server.on(changing, { status: 204 })
  await open()
  await openPanel()
  const ends = screen.getAllByLabelText(/^Päättyy/).find((one) => one.getAttribute('type') === 'date')
  fireEvent.change(ends ?? document.body, { target: { value: '2026-12-26' } })
  await userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))
  await waitFor(() => expect(server.calls(changing)).toHaveLength(1))
  const { id: _id, ...body } = christmas
  expect(server.calls(changing)[0]?.body).toEqual({ ...body, to: '2026-12-26' })
})

it('keeps what was typed of a panel where another person was quicker, and says what both changed', async () => {
  server.on(at, { body: { ...list, panels: [christmas] } })
  server.on(changing, conflict)
  await open()
  const finnish = await openPanel()
  await userEvent.type(finnish.getByLabelText('Otsikko'), ' nyt')
  const words = { fi: { title: 'Toisen', body: 'Toisen lause.', linkLabel: 'Katso' } }
  server.on(at, { body: { ...list, panels: [{ ...christmas, version: 80, words }] } })
  await userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect(await screen.findByText(/muutitte molemmat/)).toBeTruthy()
  expect([valueOf(finnish, 'Otsikko'), valueOf(finnish, 'Lause')]).toEqual(['Joulu nyt', 'Toisen lause.'])
  await userEvent.click(screen.getByRole('button', { name: 'Ota toisen teksti' }))
  expect(valueOf(finnish, 'Otsikko')).toBe('Toisen')
  server.on(changing, { status: 204 })
  await userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))
  await waitFor(() => expect(server.calls(changing)).toHaveLength(2))
  expect(server.calls(changing)[1]?.body).toMatchObject({ version: 80, words })
})

it('adds a panel again that another person removed, with what was typed', async () => {
  const adding = 'POST /api/admin/merchandising/lists/category%3Alevyt/panels'
  server.on(at, { body: { ...list, panels: [christmas] } })
  server.on(changing, { status: 409, body: [{ key: 'office/merchandising/panel-gone', value: 'Se on poistettu.' }] })
  server.on(adding, { status: 204 })
  await open()
  const finnish = await openPanel()
  await userEvent.type(finnish.getByLabelText('Otsikko'), ' nyt')
  server.on(at, { body: list })
  await userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect(await screen.findByText('Se on poistettu.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))
  await waitFor(() => expect(server.calls(adding)).toHaveLength(1))
  expect(server.calls(adding)[0]?.body).toMatchObject({ words: { fi: { title: 'Joulu nyt' } } })
})

it('keeps the filters that were chosen where another person was quicker, and says what theirs are', async () => {
  const facets = 'PUT /api/admin/merchandising/lists/category%3Alevyt/facets'
  server.on(facets, conflict)
  await open()
  await userEvent.click(screen.getByLabelText(/^Kuten yllä olevassa/))
  await userEvent.click(screen.getByRole('button', { name: 'Siirrä ylös: Saatavuus' }))
  server.on(at, { body: { ...list, facets: { ...list.facets, version: 9, own: ['brand'] } } })
  await userEvent.click(screen.getByRole('button', { name: 'Tallenna suodattimet' }))
  expect(await screen.findByText('Tallennettuna ovat nyt: Merkki')).toBeTruthy()
  server.on(facets, { status: 204 })
  await userEvent.click(screen.getByRole('button', { name: 'Tallenna suodattimet' }))
  await waitFor(() => expect(server.calls(facets)).toHaveLength(2))
  expect(server.calls(facets)[1]?.body).toEqual({ version: 9, groups: ['inStock', 'brand'] })
})

it('asks before filters or a panel that are begun are left for another page', async () => {
  server.on(at, { body: { ...list, panels: [christmas] } })
  const { router } = renderInOffice(page, { resources: [products], path: '/merchandising/category%3Alevyt' })
  const leave = async (): Promise<void> => {
    await act(() => router.navigate('/merchandising/all'))
    expect(await screen.findByText(/jotain, mitä ei ole tallennettu/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Jää sivulle' }))
    expect(router.state.location.pathname).toBe('/merchandising/category%3Alevyt')
  }
  await userEvent.click(await screen.findByLabelText(/^Kuten yllä olevassa/))
  await leave()
  await userEvent.click(screen.getByLabelText(/^Kuten yllä olevassa/))
  const finnish = await openPanel()
  await userEvent.type(finnish.getByLabelText('Otsikko'), '!')
  await leave()
  expect(valueOf(finnish, 'Otsikko')).toBe('Joulu!')
})

it.each([
  ['a panel is removed', 'DELETE /api/admin/merchandising/panels/5', 'Poista: Joulu'],
  ['filters are saved', 'PUT /api/admin/merchandising/lists/category%3Alevyt/facets', 'Tallenna suodattimet'],
  ['the order is published', saving, 'Julkaise järjestys'],
])('asks for a new sign-in next to its form when the session ended: %s', async (_, what, name) => {
  server.on(at, { body: { ...list, panels: [christmas] } })
  server.on(what, { status: 401, body: [{ key: 'auth/session' }] })
  const shown = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Poista: Dippi' }))
  await userEvent.click(screen.getByLabelText(/^Kuten yllä olevassa/))
  await userEvent.click(screen.getByRole('button', { name }))
  const band = await screen.findByRole('region', { name: 'Istuntosi on päättynyt' })
  const forms = [...band.querySelectorAll('form')]
  expect(forms.length).toBeGreaterThan(0)
  for (const form of forms) expect(form.parentElement?.closest('form')).toBeNull()
  // What was arranged is still there.
  expect(names(shown)).toContain('Dippi')
})

it('keeps an open draft when the list cannot be read again', async () => {
  server.on(saving, conflict)
  const shown = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Poista: Dippi' }))
  server.on(at, { status: 500, body: [{ key: 'errors/internal' }] })
  await userEvent.click(screen.getByRole('button', { name: 'Julkaise järjestys' }))
  expect(await screen.findByText('Toinen ehti ensin.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Hae uudelleen' })).toBeTruthy()
  expect(names(shown)).toEqual(['Anis', 'Banaani', 'Cayenne', 'Dippi'])
  expect(mayLeave()).toBe(false)
})

it('a rule for a coming time stays in the form while it is written, and is found again', async () => {
  renderInOffice(
    <Routes>
      <Route path="merchandising/:list?" element={<MerchandisingPage />} />
    </Routes>,
    { resources: [products], path: '/merchandising/category%3Alevyt' },
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Dippi/ }))
  const begins = () => screen.getAllByLabelText(/^Alkaa/).find((one) => one.getAttribute('type') === 'date')
  for (const typed of ['0002-12-24', '2099-12-24']) {
    fireEvent.change(begins() ?? document.body, { target: { value: typed } })
    expect((begins() as HTMLInputElement).value).toBe(typed)
  }
  expect(screen.getByText(/2099-12-24/)).toBeTruthy()
  await userEvent.click(screen.getByText('Anis'))
  await userEvent.click(screen.getByRole('button', { name: /^Dippi/ }))
  expect((begins() as HTMLInputElement).value).toBe('2099-12-24')
})
