import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { orders } from '../testing/descriptions.ts'
import { renderInOffice } from '../testing/render-office.tsx'
import { sampleOrder } from '../testing/sample-order.ts'
import { OrderPage } from './OrderPage.tsx'

const payableUntil = '2026-11-30T10:00:00.000Z'
const reading = `GET /api/admin/orders/${sampleOrder.id}`
const asking = `GET /api/cda/orders/${sampleOrder.id}/payment-state`

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
  server.on(reading, { body: { ...sampleOrder, payableUntil } })
})
afterEach(() => vi.unstubAllGlobals())

const open = (query = '') =>
  renderInOffice(<OrderPage resource={orders} id={sampleOrder.id} />, {
    resources: [orders],
    path: `/orders/${sampleOrder.id}${query}`,
  })

it('says of a pending payment that it is pending, and reads the order once the provider has answered', async () => {
  server.on(asking, { body: { statusCode: 'AwaitingPayment', payableUntil, isPaymentUnderWay: true } })
  open('?payment=pending')
  const note = await screen.findByText(/Maksu on vielä kesken/)
  expect(note.closest('.office-note--info')).not.toBeNull()
  expect(screen.getAllByText(/Maksu on vielä kesken/)).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'Ota maksu' })).toBeNull()
  expect(server.calls(reading)).toHaveLength(1)
  server.on(reading, { body: sampleOrder })
  server.on(asking, { body: { statusCode: 'InProgress', payableUntil, isPaymentUnderWay: false } })
  await waitFor(() => expect(screen.queryByText(/Maksu on vielä kesken/)).toBeNull(), { timeout: 8_000 })
  await waitFor(() => expect(screen.queryByText(/odottaa maksua/)).toBeNull())
  expect(server.calls(reading).length).toBeGreaterThan(1)
}, 15_000)

it('offers to take the payment while none is under way', async () => {
  server.on(asking, { body: { statusCode: 'AwaitingPayment', payableUntil, isPaymentUnderWay: false } })
  open()
  expect(await screen.findByRole('link', { name: 'Ota maksu' })).toBeTruthy()
  expect([server.calls(asking).length, server.calls(reading).length]).toEqual([1, 1])
})
