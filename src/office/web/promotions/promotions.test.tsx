import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { emptyForm } from '#src/promotions/contract/promotion-form.ts'
import { customers, promotions } from '../testing/descriptions.ts'
import { mayLeave, renderInOffice } from '../testing/render-office.tsx'
import type { PromotionRecord } from './promotion-api.ts'
import { PromotionPage } from './PromotionPage.tsx'
import { SimulatePage } from './SimulatePage.tsx'

const record = {
  ...emptyForm,
  id: 'kerkka',
  version: 4,
  actions: ['end'],
  name: 'Kerkän oma',
  nameFi: 'Kerkän oma',
  nameSv: 'Kerkkäs egen',
  nameEn: 'Kerkkä’s own',
  percent: 10,
  minTotalCents: 2_000,
  couponCodes: ['KERKKA10'],
  state: 'running',
  uses: 2,
  givenCents: 1_250,
  changedAt: '2026-11-12T10:00:00.000Z',
  changedBy: 'Kaisa Laine',
  words: {
    gives: '10 % pois tilauksesta',
    when: ['Ostoksia vähintään 20,00 €'],
    opens: 'Koodilla KERKKA10',
    limits: [],
  },
  names: [],
  batches: [],
  latest: [],
  timeline: [],
} as unknown as PromotionRecord // what the form does not ask is left out
const choices = {
  categories: [
    { value: 'levyt', label: 'Suklaa / Levyt' },
    { value: 'konvehdit', label: 'Konvehdit' },
  ],
  brands: [],
  countries: [{ value: 'FIN', label: 'Suomi' }],
  customerGroups: [],
}
const row = { id: 'KV1005', code: 'KV1005', name: 'Maitosuklaa', payableCents: 450 }
const simulation = {
  lines: [],
  couponCode: 'KERKKA10',
  countryCode: 'FIN',
  steps: [
    {
      level: 'order',
      key: 'kerkka',
      name: 'Kerkän oma',
      isApplied: true,
      isTried: true,
      reason: 'Soveltui koodilla KERKKA10',
      amountCents: 450,
    },
    {
      level: 'shipment',
      key: 'kotiin',
      name: 'Postikulut meiltä',
      isApplied: false,
      isTried: false,
      reason: 'Odottaa koodia KOTIIN',
      amountCents: 0,
    },
  ],
  goodsCents: 4_500,
  promotionCents: 450,
  shippingCents: 490,
  totalCents: 4_540,
  methodName: 'Pakettiautomaatti',
  methods: [],
  problems: [],
  openCartId: null,
}
const path = 'PATCH /api/admin/promotions/kerkka'
const simulating = 'POST /api/admin/promotions/simulate'

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
  server.on('GET /api/admin/promotions/choices', { body: choices })
  server.on('GET /api/admin/promotions/kerkka', { body: record })
  server.on('GET /api/admin/prices', { body: { items: [row], totalCount: 1, isMore: false } })
  server.on(simulating, { body: simulation })
})
afterEach(() => vi.unstubAllGlobals())

const open = (id: string | null = 'kerkka', resource = promotions, at = '/') =>
  renderInOffice(<PromotionPage resource={resource} id={id} />, { resources: [resource], path: at })
const field = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))

describe('the form of a promotion', () => {
  it('sends what was changed alone, with the version that was read, and names it', async () => {
    server.on(path, { body: { ...record, version: 5, percent: 12.5 } })
    open()
    const percent = await field('Alennus, %')
    expect(mayLeave()).toBe(true)
    await userEvent.clear(percent)
    await userEvent.type(percent, '12,5')
    expect(mayLeave()).toBe(false)
    await userEvent.selectOptions(screen.getByLabelText('Tuoteryhmät'), 'levyt')
    await userEvent.type(screen.getByLabelText('Päättyy'), '2026-12-24')
    expect(screen.getByText('Muuttui: Alennus, %, Tuoteryhmät, Päättyy')).toBeTruthy()
    await save()
    expect(await screen.findByText('Tallennettu')).toBeTruthy()
    expect(server.calls(path).map(({ body }) => body)).toEqual([
      { version: 4, percent: 12.5, categories: ['levyt'], ends: '2026-12-24' },
    ])
  })

  it('shows a fault at its field, keeps what was typed, and takes it back', async () => {
    server.on(path, { status: 400, body: { errors: { couponCodes: ['Koodi on jo toisella tarjouksella.'] } } })
    open()
    const codes = await field('Yhteiset koodit')
    await userEvent.type(codes, ', TOINEN')
    await save()
    expect(await screen.findByText('Koodi on jo toisella tarjouksella.')).toBeTruthy()
    expect(server.calls(path)[0]?.body).toEqual({ version: 4, couponCodes: ['KERKKA10', 'TOINEN'] })
    expect(codes.value).toBe('KERKKA10, TOINEN')
    await userEvent.click(screen.getByRole('button', { name: 'Peruuta' }))
    expect((await field('Yhteiset koodit')).value).toBe('KERKKA10')
    expect(screen.queryByRole('button', { name: 'Tallenna' })).toBeNull()
  })

  it('asks whose value stays when somebody else was quicker, and saves over their version', async () => {
    const theirs = { ...record, version: 5, percent: 20, isExclusive: true }
    server.on(path, { status: 409, body: [{ key: 'office/version-conflict', current: theirs }] })
    open()
    const percent = await field('Alennus, %')
    await userEvent.clear(percent)
    await userEvent.type(percent, '15')
    await save()
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('20')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Jatka valituilla' }))
    server.on(path, { body: { ...theirs, version: 6, percent: 15 } })
    await save()
    expect(await screen.findByText('Tallennettu')).toBeTruthy()
    expect(server.calls(path).at(-1)?.body).toEqual({ version: 5, percent: 15 })
  })

  it('asks what the kind needs, with tiers in per cent or euros', async () => {
    server.on('POST /api/admin/promotions', { status: 201, body: { ...record, id: 'uusi' } })
    const { router } = open(null)
    const kind = await screen.findByRole('radio', { name: /^Portaat/ })
    expect(mayLeave()).toBe(true)
    await userEvent.click(kind)
    expect(mayLeave()).toBe(false)
    expect(screen.queryByLabelText('Alennus, %')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Lisää porras' }))
    await userEvent.type(screen.getByLabelText('Ostokset alkaen, €'), '60')
    await userEvent.selectOptions(screen.getByLabelText('Yksikkö'), 'money')
    await userEvent.type(screen.getByLabelText('Alennus, €'), '5,50')
    for (const label of ['Suomeksi', 'Ruotsiksi', 'Englanniksi'])
      await userEvent.type(screen.getByLabelText(label), 'x')
    await save()
    await waitFor(() => expect(server.calls('POST /api/admin/promotions')).toHaveLength(1))
    expect(server.calls('POST /api/admin/promotions')[0]?.body).toEqual({
      ...emptyForm,
      nameFi: 'x',
      nameSv: 'x',
      nameEn: 'x',
      type: 'tiered',
      tiers: [{ fromCents: 6_000, amountCents: 550 }],
    })
    // What is saved is left without a question.
    await waitFor(() => expect(router.state.location.pathname).toBe('/promotions/uusi'))
  })

  it('begins a copy with everything but the codes', async () => {
    open(null, promotions, '/promotions/new?copy=kerkka')
    expect((await field('Suomeksi')).value).toBe('Kerkän oma')
    expect((await field('Yhteiset koodit')).value).toBe('')
  })

  it('is words for those who may change nothing', async () => {
    open('kerkka', { ...promotions, change: null, create: null, actions: [] })
    expect(await screen.findByText('10 % pois tilauksesta')).toBeTruthy()
    expect(screen.getByText('Koodilla KERKKA10')).toBeTruthy()
    expect(screen.queryByLabelText('Alennus, %')).toBeNull()
  })

  it('gives a batch of codes as a file', async () => {
    const files: string[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download)
    })
    server.on('GET /api/admin/promotions/kerkka', { body: { ...record, singleUseCodes: true } })
    server.on('POST /api/admin/promotions/kerkka/codes', { status: 201, body: { codes: ['ABC', 'DEF'] } })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Tee kertakoodeja' }))
    await userEvent.type(screen.getByLabelText(/^Erä/), 'Uutiskirje 12')
    await userEvent.type(screen.getByLabelText(/^Määrä/), '2')
    await userEvent.click(screen.getAllByRole('button', { name: 'Tee kertakoodeja' }).at(-1)!)
    expect(await screen.findByText(/^2 koodia tehtiin/)).toBeTruthy()
    expect(server.calls('POST /api/admin/promotions/kerkka/codes')[0]?.body).toEqual({
      batch: 'Uutiskirje 12',
      count: 2,
    })
    expect(files).toEqual(['Uutiskirje-12.csv'])
  })
})

describe('the simulator', () => {
  const addBar = async () => {
    await userEvent.type(await field('Lisää tuote'), 'mai')
    await userEvent.click(await screen.findByRole('button', { name: /^Maitosuklaa/ }))
  }
  const asked = () => server.calls(simulating).at(-1)?.body

  it('tries a cart with what is typed and not saved, and says why', async () => {
    open()
    const percent = await field('Alennus, %')
    await addBar()
    expect(await screen.findByText('Soveltui koodilla KERKKA10')).toBeTruthy()
    expect(screen.getByText('Odottaa koodia KOTIIN')).toBeTruthy()
    expect(screen.getByText('45,40 €')).toBeTruthy()
    await waitFor(() => expect(asked()).toMatchObject({ lines: [{}] }))
    expect(asked()).toEqual({
      lines: [{ code: 'KV1005', quantity: 1 }],
      countryCode: 'FIN',
      couponCode: 'KERKKA10',
      shopper: 'unknown',
      isMember: false,
    })
    await userEvent.clear(percent)
    await userEvent.type(percent, '20')
    await waitFor(() => expect(asked()).toMatchObject({ tried: 'kerkka', draft: { percent: 20 } }))
  })

  it('asks about a real customer and cart only where customers may be read', async () => {
    const person = { id: '6a1d8b2e-0000-4000-8000-00000000000c', name: 'Aino Virta', email: 'aino@posti.example' }
    const cart = '6a1d8b2e-0000-4000-8000-00000000000d'
    server.on('GET /api/admin/customers', { body: { items: [person], totalCount: 1, isMore: false } })
    server.on(simulating, { body: { ...simulation, openCartId: cart } })
    const { unmount } = renderInOffice(<SimulatePage />, { resources: [promotions] })
    await field('Lisää tuote')
    expect(screen.queryByText('Oikea asiakas tai kori')).toBeNull()
    unmount()
    renderInOffice(<SimulatePage />, { resources: [promotions, customers] })
    await addBar()
    await userEvent.click(screen.getByText('Oikea asiakas tai kori'))
    await userEvent.type(screen.getByLabelText('Hae asiakas'), 'aino')
    await userEvent.click(await screen.findByRole('button', { name: /^Aino Virta/ }))
    await waitFor(() => expect(asked()).toMatchObject({ customerId: person.id, lines: [{ code: 'KV1005' }] }))
    await userEvent.click(await screen.findByRole('button', { name: 'Kokeile asiakkaan omalla korilla' }))
    await waitFor(() => expect(asked()).toEqual({ cartId: cart, customerId: person.id }))
  })

  it('says in words why it cannot be tried', async () => {
    server.on(simulating, { status: 400, body: { errors: { lines: ['Tällaista tuotetta ei ole.'] } } })
    renderInOffice(<SimulatePage />, { resources: [promotions] })
    await addBar()
    expect(await screen.findByText('Tällaista tuotetta ei ole.')).toBeTruthy()
  })
})
