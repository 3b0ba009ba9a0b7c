import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleAddress } from '#src/common/address.sample.ts'
import { orders } from '../testing/descriptions.ts'
import { renderInOffice } from '../testing/render-office.tsx'
import { sampleOrder } from '../testing/sample-order.ts'
import { AwaitsEngraving } from './AwaitsEngraving.tsx'
import type { Order } from './order-api.ts'

const parcel = (number: number, value: string): Order['parcels'][number] => ({
  number,
  kind: 'tablet',
  feeCents: 0,
  status: { value, label: value },
  method: { value: 'letter', label: 'Kirje saajalle' },
  address: sampleAddress(),
  pickupPoint: null,
  carrier: '',
  trackingNumber: '',
  trackingUrl: '',
  deliverBy: '2026-12-04',
  packedAt: null,
  shippedAt: null,
  deliveredAt: null,
  packingId: null,
  actions: [],
})
const order = { ...sampleOrder, parcels: [parcel(0, 'Released'), parcel(1, 'AwaitingProduction')] }

it('says which parcel waits for the engraver and until when, with a way into the queue', () => {
  renderInOffice(<AwaitsEngraving order={order} />, { resources: [{ ...orders, name: 'engraving' }] })
  expect(screen.getByText(/^Lähetys 2 odottaa kaiverrusta/)).toBeTruthy()
  expect(screen.getByText(/perillä 4\.12\.2026/)).toBeTruthy()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Avaa kaiverrusjonossa' })
  expect(link.search).toContain(sampleOrder.orderNumber)
})

it('says nothing of an order that is not worked on', () => {
  const cancelled = { ...order, status: { value: 'Cancelled', label: 'Peruttu' } }
  renderInOffice(<AwaitsEngraving order={cancelled} />, { resources: [] })
  expect(screen.queryByText(/odottaa kaiverrusta/)).toBeNull()
})
