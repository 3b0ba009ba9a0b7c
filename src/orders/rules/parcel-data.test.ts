import { describe, expect, it } from 'vitest'
import { sampleAddress } from '#src/common/address.sample.ts'
import { labelData, packingSlip } from './parcel-data.ts'

const parcel = (number: number, more: object = {}) => ({
  number,
  kind: 'goods' as const,
  status: 'Packed' as const,
  methodId: 'home',
  methodNameKey: 'delivery/home',
  address: sampleAddress(),
  pickupPoint: null,
  carrier: 'Posti',
  trackingNumber: `KV0000000${number}9FI`,
  ...more,
})
const line = (shipmentNumber: number, code: string, more: object = {}) => ({
  shipmentNumber,
  code,
  displayName: `Tuote ${code}`,
  quantity: 2,
  weightGrams: 150,
  paidCents: 780,
  customTablet: null,
  ...more,
})
const order = {
  language: 'fi' as const,
  orderNumber: 'KV26-7F3K-9QTX',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  greeting: 'Hyvää joulua!\nMummi',
  shipments: [
    parcel(0),
    parcel(1, { kind: 'tablet' }),
    parcel(2, { kind: 'gift-card', trackingNumber: '' }),
    parcel(3, { status: 'Cancelled' }),
  ],
  lines: [
    line(0, 'A'),
    line(0, 'B', { quantity: 1, weightGrams: 400 }),
    line(1, 'T', { customTablet: { frontText: 'Aino', backText: 'Kiitos\nkaikesta', signature: '' } }),
    line(2, 'CARD'),
  ],
}

describe('a packing slip', () => {
  it('says what is in the parcel, for whom and which of how many it is, and no price', () => {
    const slip = packingSlip(order, 0)
    expect(slip).toMatchObject({
      orderNumber: 'KV26-7F3K-9QTX',
      number: 0,
      place: 1,
      count: 2,
      to: sampleAddress(),
      lines: [
        { code: 'A', name: 'Tuote A', quantity: 2, engraved: [] },
        { code: 'B', name: 'Tuote B', quantity: 1, engraved: [] },
      ],
      greeting: 'Hyvää joulua!\nMummi',
    })
    expect(JSON.stringify(slip)).not.toMatch(/780|cents/i)
  })

  it('has what is engraved with its tablet, and the greeting with the goods alone', () => {
    expect(packingSlip(order, 1)).toMatchObject({
      lines: [{ code: 'T', engraved: ['Aino', 'Kiitos', 'kaikesta'] }],
      greeting: '',
    })
  })

  it.each([
    [2, 'a gift card, which goes by mail'],
    [3, 'what is cancelled'],
    [9, 'what there is not'],
  ])('is none for parcel %i: %s', (number) => {
    expect(packingSlip(order, number)).toBeNull()
  })
})

describe('the data of a label', () => {
  it('names number, carrier, receiver and weight', () => {
    expect(labelData(order, 0)).toEqual({
      parcelNumber: 'KV000000009FI',
      carrier: 'Posti',
      methodId: 'home',
      orderNumber: 'KV26-7F3K-9QTX',
      number: 0,
      place: 1,
      count: 2,
      weightGrams: 700,
      to: sampleAddress(),
      point: null,
      customs: null,
    })
  })

  it.each(['NOR', 'ISL'])('declares the contents with what was paid where customs ask: %s', (countryCode) => {
    const abroad = { ...order, shipments: [parcel(0, { address: sampleAddress({ countryCode }) })] }
    expect(labelData(abroad, 0)?.customs).toEqual({
      lines: [
        { name: 'Tuote A', quantity: 2, weightGrams: 300, cents: 780 },
        { name: 'Tuote B', quantity: 1, weightGrams: 400, cents: 780 },
      ],
      totalCents: 1560,
    })
  })

  it('is none before the parcel has its number', () => {
    expect(labelData({ ...order, shipments: [parcel(0, { trackingNumber: '', status: 'Released' })] }, 0)).toBeNull()
  })
})
