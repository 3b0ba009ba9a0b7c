import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import type { OrderListEntry } from '#src/orders/contract/order.ts'
import { sampleOrder, sampleOrderLine, samplePoint } from '#src/orders/web/order.sample.ts'
import { MyOrderHistoryPage } from './MyOrderHistoryPage.tsx'
import { renderAccountPage, signIn } from './testing/account-page.tsx'

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  signIn(server)
})
afterEach(() => vi.unstubAllGlobals())

const number = sampleOrder().orderNumber
const entry = (overrides: Partial<OrderListEntry> = {}): OrderListEntry => ({
  orderNumber: number,
  created: '2026-11-23T22:30:00Z',
  status: 'Käsittelyssä',
  statusCode: 'InProgress',
  amount: 50.23,
  currency: 'EUR',
  ...overrides,
})
const list = (orders: OrderListEntry[], totalCount = orders.length) =>
  server.on('GET /api/me/orders', { body: { orders, totalCount } })
const show = (query = '') => renderAccountPage(MyOrderHistoryPage, {}, `/oma-tili/tilaukset${query}`)
const openPanel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: `Näytä tilaus ${number}` }))
  return screen.findByRole('dialog', { name: `Tilaus ${number}` })
}

it('lists the first twenty-five orders with number, day, amount and the server’s word for the status', async () => {
  list([entry(), entry({ orderNumber: 'KV26-AAAA-0001', status: 'Outo tila', amount: 24.9 })], 40)
  show()
  const row = await screen.findByRole('row', { name: new RegExp(number) })
  // In the shop's time it is the next day already.
  expect(within(row).getByText('24.11.2026')).toBeTruthy()
  expect(within(row).getByText('50,23 €')).toBeTruthy()
  expect(screen.getByText('Outo tila')).toBeTruthy()
  expect(screen.getByText('Uusimmat 2 tilausta, kaikkiaan 40')).toBeTruthy()
  const [call] = server.calls('GET /api/me/orders')
  expect([call?.query.get('page'), call?.query.get('pageSize')]).toEqual(['1', '25'])
  expect(call?.headers['authorization']).toBe('Bearer token-1')
})

it('says that there are none, and where to find something', async () => {
  list([])
  show()
  expect(await screen.findByRole('heading', { name: 'Ei vielä tilauksia' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Katso tuotteita' })).toBeTruthy()
})

it('offers to try again when the list could not be had', async () => {
  server.on('GET /api/me/orders', { status: 500 })
  show()
  const again = await screen.findByRole('button', { name: 'Yritä uudelleen' })
  list([entry()])
  await userEvent.click(again)
  expect(await screen.findByText(number)).toBeTruthy()
})

it('opens an order beside the list: loading, then contact, addresses, lines and sums', async () => {
  list([entry()])
  let give: (answer: { body: unknown }) => void = () => {}
  server.on(`GET /api/me/orders/${number}`, () => new Promise((resolve) => (give = resolve)))
  const { router } = show()
  const panel = await openPanel()
  expect(within(panel).getByText('Haetaan tilausta')).toBeTruthy()
  expect(router.state.location.search).toBe(`?order=${number}`)
  const order = sampleOrder()
  const [shipment] = order.shipments
  if (!shipment) throw new Error('The sample has no parcel')
  give({ body: { ...order, shipments: [{ ...shipment, lineItems: [sampleOrderLine({ previousPriceString: '' })] }] } })
  const { shippingAddress } = shipment
  expect(await within(panel).findByText('Yhteystiedot')).toBeTruthy()
  expect(within(panel).getByText(shippingAddress.email)).toBeTruthy()
  expect(within(panel).getByRole('heading', { name: 'Laskutus' })).toBeTruthy()
  // Crossed out though no lowest price goes with it: a promotion took it off.
  expect(within(panel).getByText('9,00 €').closest('s')).toBeTruthy()
  expect(within(panel).queryByRole('heading', { name: 'Lähetys 1' })).toBeNull()
  expect(within(panel).getByText(order.totals.totalDisplay)).toBeTruthy()
  await userEvent.click(within(panel).getByRole('button', { name: 'Sulje' }))
  expect(router.state.location.search).toBe('')
})

it('numbers the parcels when there is more than one', async () => {
  list([entry()])
  const [shipment] = sampleOrder().shipments
  if (!shipment) throw new Error('The sample has no parcel')
  const shipments = [shipment, { ...shipment, id: 2 }]
  server.on(`GET /api/me/orders/${number}`, { body: sampleOrder({ shipments }) })
  show(`?order=${number}`)
  expect(await screen.findByRole('heading', { name: 'Lähetys 2' })).toBeTruthy()
})

it('says how and by when a parcel comes, where it is fetched, and who gets a gift card', async () => {
  list([entry()])
  const [shipment] = sampleOrder().shipments
  if (!shipment) throw new Error('The sample has no parcel')
  const words = {
    isForSelf: false,
    recipientName: 'Kalle',
    senderName: '',
    message: 'Onnea',
    sendOn: '',
    sendsString: '',
  }
  const card = sampleOrderLine({ giftCard: { ...words, recipientEmail: 'kalle@posti.example' } })
  const shipments = [
    { ...shipment, shippingMethodName: 'Pakettiautomaatti', pickupPoint: samplePoint },
    { ...shipment, id: 2, kind: 'gift-card' as const, lineItems: [card] },
  ]
  server.on(`GET /api/me/orders/${number}`, { body: sampleOrder({ shipments }) })
  show()
  const panel = await openPanel()
  expect(await within(panel).findByText(/^Pakettiautomaatti, noudettavissa viimeistään ke/)).toBeTruthy()
  expect(within(panel).getByRole('heading', { name: 'Noutopaikka' }).parentElement?.textContent).toContain(
    samplePoint.name,
  )
  expect(within(panel).getByRole('heading', { name: 'Lahjakortti' })).toBeTruthy()
  expect(within(panel).getAllByRole('heading', { name: 'Toimitus' })).toHaveLength(1)
})

it('says so when the order cannot be had', async () => {
  list([entry()])
  server.on(`GET /api/me/orders/${number}`, { status: 404, body: [{ key: 'not-found' }] })
  show()
  const panel = await openPanel()
  expect(await within(panel).findByText('Tilausta ei saatu haettua. Sulje ja yritä uudelleen.')).toBeTruthy()
})

it('takes a cancelled order into the list', async () => {
  list([entry()])
  server.on(`GET /api/me/orders/${number}`, { body: sampleOrder({ canCancel: true }) })
  show()
  const panel = await openPanel()
  await userEvent.click(await within(panel).findByRole('button', { name: 'Peru tilaus' }))
  server.on(`POST /api/me/orders/${number}/cancel`, {
    body: sampleOrder({ statusCode: 'Cancelled', status: 'Peruttu', canCancel: false }),
  })
  list([entry({ statusCode: 'Cancelled', status: 'Peruttu' })])
  const [last] = screen.getAllByRole('button', { name: 'Peru tilaus' }).slice(-1)
  if (last) await userEvent.click(last)
  const row = await screen.findByRole('row', { name: /Peruttu/, hidden: true })
  expect(row).toBeTruthy()
})
