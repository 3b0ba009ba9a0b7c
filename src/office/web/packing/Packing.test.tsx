import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleAddress } from '#src/common/address.sample.ts'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { orders, parcels } from '../testing/descriptions.ts'
import { renderInOffice } from '../testing/render-office.tsx'
import { Packing } from './Packing.tsx'

const state = (value: string, label: string) => ({ value, label })
const parcel = (id: string, isPacked = false) => ({
  id,
  version: null,
  actions: isPacked ? [] : ['pack'],
  orderNumber: `KV26-${id}`,
  number: 1,
  place: 1,
  count: 1,
  kind: 'goods',
  status: isPacked ? state('Packed', 'Pakattu') : state('Released', 'Pakattavana'),
  orderStatus: state('InProgress', 'Käsittelyssä'),
  method: state('locker', 'Pakettiautomaatti'),
  orderedAt: '2026-11-24T08:00:00.000Z',
  deliverBy: null,
  address: sampleAddress(),
  pickupPoint: null,
  greeting: '',
  weightGrams: 790,
  trackingNumber: '',
  lines: [
    {
      position: 0,
      code: 'KV5015',
      name: 'Piparkakut',
      imageUrl: '',
      quantity: 2,
      engraved: [],
      takeOutQuantity: 0,
    },
  ],
  recalls: [] as { name: string; recall: string }[],
  notes: [],
})

let server: FakeServer
let waiting: string[]
const opened = vi.fn()
beforeEach(() => {
  waiting = ['A', 'B', 'C']
  server = startFakeServer()
  vi.stubGlobal('open', opened.mockReset().mockReturnValue(null))
  server.on('GET /api/admin/news', { body: { counts: [] } })
  server.on('GET /api/admin/packing/queue', { body: { groups: [], packedToday: 3 } })
  server.on('GET /api/admin/parcels', () => ({
    body: {
      items: waiting.map((id) => ({ id, orderNumber: `KV26-${id}`, method: 'locker', status: 'Released' })),
      totalCount: waiting.length,
      isMore: false,
    },
  }))
  for (const id of ['A', 'B', 'C']) {
    server.on(`GET /api/admin/parcels/${id}`, { body: parcel(id) })
    server.on(`POST /api/admin/parcels/${id}/pack`, () => {
      waiting = waiting.filter((one) => one !== id)
      return { body: parcel(id, true) }
    })
  }
})
afterEach(() => vi.unstubAllGlobals())

const open = () => renderInOffice(<Packing />, { resources: [parcels] })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Lue tai kirjoita numero' })
const inHand = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(`^KV26-${name} `) })

it('packs one parcel after the other by keys alone', async () => {
  open()
  await inHand('A')
  await waitFor(() => expect(document.activeElement).toBe(field()))
  await userEvent.keyboard('p')
  expect(await screen.findByText('KV26-A on pakattu.')).toBeTruthy()
  expect(opened).toHaveBeenCalledWith('/api/admin/packing/papers?ids=A', 'office-papers', expect.any(String))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  await userEvent.keyboard('{Enter}')
  await inHand('B')
  await userEvent.keyboard('{ArrowDown}')
  await inHand('C')
  await userEvent.keyboard('p')
  expect(await screen.findByText('KV26-C on pakattu.')).toBeTruthy()
  expect(server.calls('POST /api/admin/parcels/B/pack')).toHaveLength(0)
})

it('opens what a number means, and takes letters of a number for nothing else', async () => {
  server.on('GET /api/admin/packing/find', { body: { ids: ['B'] } })
  open()
  await inHand('A')
  await userEvent.type(field(), 'JJFIp1{Enter}')
  await inHand('B')
  expect(server.calls('GET /api/admin/packing/find')[0]?.query.get('number')).toBe('JJFIp1')
  expect(field().value).toBe('')
  expect(server.calls('POST /api/admin/parcels/A/pack')).toHaveLength(0)
})

it('says why a number is not to be packed', async () => {
  server.on('GET /api/admin/packing/find', { body: { ids: ['C'] } })
  server.on('GET /api/admin/parcels/C', { body: parcel('C', true) })
  open()
  await inHand('A')
  await userEvent.type(field(), 'KV26-C{Enter}')
  expect(await screen.findByText('KV26-C: pakattu.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Avaa tilaus' })).toHaveProperty('pathname', '/orders/KV26-C')
  server.on('GET /api/admin/packing/find', { body: { ids: [] } })
  await userEvent.type(field(), 'KV26-X{Enter}')
  expect(await screen.findByText('Numeroa KV26-X ei löydy.')).toBeTruthy()
})

it('keeps the parcel in hand when it could not be packed, and says why', async () => {
  server.on('POST /api/admin/parcels/A/pack', {
    status: 409,
    body: [{ key: 'office/refused/wrong-state', value: 'KV26-A ei ole tilassa, jossa tämän voi tehdä.' }],
  })
  open()
  await inHand('A')
  await userEvent.keyboard('p')
  expect(await screen.findByText('KV26-A ei ole tilassa, jossa tämän voi tehdä.')).toBeTruthy()
  expect(opened).not.toHaveBeenCalled()
})

it('has first what must be there first, and leads on to what is to be sent when all is packed', async () => {
  const days: Record<string, string | null> = { A: null, B: '2026-12-04', C: '2026-12-03' }
  server.on('GET /api/admin/parcels', () => ({
    body: {
      items: waiting.map((id) => ({ id, orderNumber: `KV26-${id}`, method: 'locker', deliverBy: days[id] })),
      totalCount: waiting.length,
      isMore: false,
    },
  }))
  const toShip = { name: 'toShip', label: 'Lähetettävänä', filter: { parcels: ['Packed'] }, sort: '', waits: true }
  renderInOffice(<Packing />, { resources: [parcels, { ...orders, views: [toShip] }] })
  for (const name of ['C', 'B', 'A']) {
    await inHand(name)
    await userEvent.keyboard('p')
    await screen.findByText(`KV26-${name} on pakattu.`)
    await userEvent.keyboard('{Enter}')
  }
  expect(await screen.findByRole('link', { name: 'Lähetettävät tilaukset' })).toBeTruthy()
})

it('says of a parcel in hand that a product in it is recalled', async () => {
  const whole = parcel('A')
  const recall = 'Älä syö erää L2611.'
  server.on('GET /api/admin/parcels/A', { body: { ...whole, recalls: [{ name: 'Piparkakut', recall }] } })
  open()
  await inHand('A')
  expect(screen.getByText('Piparkakut on vedetty takaisin.')).toBeTruthy()
  expect(screen.getByText(/Älä syö erää L2611/)).toBeTruthy()
})
