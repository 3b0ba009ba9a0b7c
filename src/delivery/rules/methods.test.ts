import { describe, expect, it } from 'vitest'
import { cheapestOf, type DeliveryOption, optionsFor, type Tariff } from './methods.ts'

const way = (methodId: string, priceCents: number, values: Partial<DeliveryOption> = {}): DeliveryOption => ({
  methodId,
  nameKey: `delivery/${methodId}`,
  kind: 'goods',
  countryCodes: ['FIN'],
  priceCents,
  freeFromCents: 4900,
  minDays: 1,
  maxDays: 2,
  maxWeightGrams: 10_000,
  ...values,
})
const tariff = (methodId: string, maxWeightGrams: number, priceCents: number, countryCode = 'FIN'): Tariff => ({
  methodId,
  countryCode,
  maxWeightGrams,
  priceCents,
})
const methods = [
  way('home', 890),
  way('parcel-locker', 490),
  way('store', 0, { maxWeightGrams: null }),
  way('abroad', 1290, { countryCodes: ['SWE', 'NOR'] }),
  way('letter', 690, { kind: 'tablet' }),
]
const tariffs = [tariff('parcel-locker', 5_000, 550), tariff('parcel-locker', 15_000, 790), tariff('home', 5_000, 990)]
const told = (grams: number, countryCode = 'FIN') =>
  optionsFor({ methods, tariffs }, 'goods', countryCode, grams).map((offer) => [offer.methodId, offer.priceCents])

describe('what is offered', () => {
  it.each([
    [5_000, [['home', 990], ['parcel-locker', 550], ['store', 0]]], // prettier-ignore
    [5_001, [['parcel-locker', 790], ['store', 0]]], // prettier-ignore
    [15_001, [['store', 0]]],
  ])('for %i grams is what the provider takes, at what it asks', (grams, offers) => {
    expect(told(grams)).toEqual(offers)
  })

  it('costs what the shop has decided where the provider has told nothing, up to the weight it has decided', () => {
    expect(told(10_000, 'SWE')).toEqual([['abroad', 1290]])
    expect(told(10_001, 'SWE')).toEqual([])
    expect(told(1, 'ISL')).toEqual([])
    const untold = optionsFor({ methods, tariffs: [] }, 'goods', 'FIN', 9_000)
    expect(untold.map(({ priceCents }) => priceCents)).toEqual([890, 490, 0])
  })

  it('of one kind is not offered for another', () => {
    expect(optionsFor({ methods, tariffs }, 'tablet', 'FIN', 0).map(({ methodId }) => methodId)).toEqual(['letter'])
  })

  it('is estimated by the cheapest that is brought; by fetching it only where nothing else goes', () => {
    const offers = optionsFor({ methods, tariffs }, 'goods', 'FIN', 100)
    expect(cheapestOf(offers)?.methodId).toBe('parcel-locker')
    expect(cheapestOf(offers.filter(({ methodId }) => methodId === 'store'))?.methodId).toBe('store')
    expect(cheapestOf([])).toBeNull()
  })
})
