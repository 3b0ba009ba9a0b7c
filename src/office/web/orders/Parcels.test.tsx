import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleAddress } from '#src/common/address.sample.ts'
import { orders } from '../testing/descriptions.ts'
import { renderInOffice } from '../testing/render-office.tsx'
import { sampleOrder } from '../testing/sample-order.ts'
import type { Order } from './order-api.ts'
import { Parcels } from './Parcels.tsx'

const parcel = (number: number, more: Partial<Order['parcels'][number]> = {}): Order['parcels'][number] => ({
  number,
  kind: 'goods',
  status: { value: 'Released', label: 'Pakattavana' },
  method: { value: 'home', label: 'Kotiinkuljetus' },
  packingId: null,
  feeCents: 490,
  address: sampleAddress(),
  pickupPoint: null,
  deliverBy: '2026-12-01',
  carrier: '',
  trackingNumber: '',
  trackingUrl: '',
  packedAt: null,
  shippedAt: null,
  deliveredAt: null,
  actions: [],
  ...more,
})

it('says of each parcel what is in it, and not what is in another', () => {
  const [first, second] = sampleOrder.lines
  const lines = [
    { ...first!, parcel: 0 },
    { ...second!, parcel: 1, sentQuantity: 0, leftToSend: 3 },
  ]
  const order = { ...sampleOrder, lines, parcels: [parcel(0), parcel(1)] }
  renderInOffice(<Parcels resource={orders} order={order} />, { resources: [orders] })
  const contents = screen.getAllByText('Sisältö').map((term) => term.nextElementSibling?.textContent)
  expect(contents).toEqual([expect.stringMatching(/: 4 × Merisuola$/), expect.stringMatching(/: 3 × Kuusenkerkkä$/)])
  expect(within(screen.getByText('Lähetys 1', { exact: false }).closest('div')!).queryByText(/Kuusenkerkkä/)).toBeNull()
})
