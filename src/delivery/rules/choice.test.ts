import { describe, expect, it } from 'vitest'
import { decideDelivery, type DeliveryChoice, frozenDelivery, placeOf } from './choice.ts'
import type { DeliveryMethod } from './methods.ts'

const method = (methodId: string, priceCents: number): DeliveryMethod => ({
  methodId,
  nameKey: `delivery/${methodId}`,
  priceCents,
  freeFromCents: 4900,
  minDays: 1,
  maxDays: 2,
})
const offers = [method('home', 890), method('parcel-locker', 490), method('store', 0)]
const point = { id: 'p', name: 'Market', carrier: 'Posti', street: 'Katu 1', postalCode: '00500', city: 'Helsinki' }
const place = placeOf({ countryCode: 'FIN', postalCode: '00 500' })
const choice = (values: Partial<DeliveryChoice> = {}): DeliveryChoice => ({
  methodId: 'parcel-locker',
  priceCents: 490,
  place,
  point: { ...point, latitude: 60, longitude: 25 },
  window: null,
  isGone: false,
  ...values,
})
const now = { place, today: '2026-11-24' }
const fault = (values: Partial<DeliveryChoice>, at = now, offered = offers) =>
  decideDelivery(offered, choice(values), at).fault

describe('a choice', () => {
  it('counts while it is offered, where it was made for', () => {
    expect(decideDelivery(offers, choice(), now)).toMatchObject({
      method: { methodId: 'parcel-locker' },
      isEstimate: false,
      fault: null,
    })
    expect(place).toBe('FIN 00500')
  })

  it('that was not made leaves the cheapest as an estimate, and an order waits for it', () => {
    expect(decideDelivery(offers, null, now)).toMatchObject({
      method: { methodId: 'parcel-locker' },
      isEstimate: true,
      choice: null,
      fault: 'missing',
    })
  })

  it.each<[string, Partial<DeliveryChoice>, string | null]>([
    ['no longer offered', { methodId: 'pickup-point' }, 'stale'],
    ['of a locker without a place', { point: null }, 'stale'],
    ['gone, as the provider said', { isGone: true }, 'stale'],
    ['of a place, made for another postal code', { place: 'FIN 90100' }, 'stale'],
    ['of a method alone, made for another postal code', { methodId: 'home', priceCents: 890, place: 'FIN 90100', point: null }, null], // prettier-ignore
    ['of a shop of ours, made for another postal code', { methodId: 'store', place: 'FIN 90100' }, null],
    ['of a time to come', { methodId: 'home', priceCents: 890, point: null, window: { date: '2026-11-25', from: '17:00', to: '21:00' } }, null], // prettier-ignore
    ['of a time that has come', { methodId: 'home', point: null, window: { date: '2026-11-24', from: '17:00', to: '21:00' } }, 'stale'], // prettier-ignore
    ['seen cheaper', { priceCents: 400 }, 'dearer'],
    ['seen dearer', { priceCents: 590 }, null],
  ])('%s', (_what, values, expected) => {
    expect(fault(values)).toBe(expected)
  })

  it('is not asked for where there is one method and nothing was chosen: the server sets it', () => {
    const only = [method('abroad', 1290)]
    expect(decideDelivery(only, null, now)).toEqual({ method: only[0], isEstimate: false, choice: null, fault: null })
    expect(decideDelivery([], choice(), now)).toMatchObject({ method: null, fault: null })
  })

  it('that no longer goes is asked for anew, also where one method is left', () => {
    const only = [method('abroad', 1290)]
    for (const before of [choice(), choice({ methodId: 'home' })])
      expect(decideDelivery(only, before, now)).toEqual({
        method: only[0],
        isEstimate: true,
        choice: null,
        fault: 'stale',
      })
    const chosen = { methodId: 'abroad', priceCents: 1290, point: null }
    expect(decideDelivery(only, choice(chosen), now)).toMatchObject({ isEstimate: false, fault: null })
  })

  it('whose place no longer goes leaves the method as the estimate', () => {
    expect(decideDelivery(offers, choice({ methodId: 'home', isGone: true }), now).method?.methodId).toBe('home')
  })

  it('stays as it was ordered, whatever becomes of prices and places', () => {
    const kept = frozenDelivery(offers, choice({ priceCents: 400, isGone: true, place: 'FIN 1' }))
    expect(kept).toMatchObject({ method: { methodId: 'parcel-locker', priceCents: 400 }, fault: null })
    expect(frozenDelivery(offers, null)).toMatchObject({ method: { methodId: 'parcel-locker', priceCents: 490 } })
  })
})
