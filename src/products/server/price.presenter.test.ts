import { expect, it } from 'vitest'
import { presentPrice, presentPricing } from './price.presenter.ts'

const bar = { weightGrams: 100, drainedGrams: null, volumeMl: null, pieces: 1 }

it('says both prices, both unit prices and the lowest of 30 days of a reduction', () =>
  expect(presentPrice({ normalCents: 450, payableCents: 360, lowest30DaysCents: 400 }, bar, 'fi')).toEqual({
    placedPrice: 4.5,
    placedPriceString: '4,50\u00a0€',
    discountedPrice: 3.6,
    discountedPriceString: '3,60\u00a0€',
    hasDiscountedPrice: true,
    pricePerKilo: 45,
    pricePerKiloString: '45,00\u00a0€/kg',
    discountedPricePerKilo: 36,
    discountedPricePerKiloString: '36,00\u00a0€/kg',
    previousPrice: { priceIncludingTax: 4, priceString: '4,00\u00a0€' },
    discountPercent: 10,
  }))

it('says one price and no other where no reduction may be announced, though a campaign runs', () =>
  expect(presentPrice({ normalCents: 450, payableCents: 360, lowest30DaysCents: null }, bar, 'en')).toMatchObject({
    placedPrice: 3.6,
    placedPriceString: '€3.60',
    discountedPrice: 3.6,
    hasDiscountedPrice: false,
    pricePerKilo: 36,
    discountedPricePerKilo: 36,
    previousPrice: null,
    discountPercent: null,
  }))

it('tells what is sold by volume by the litre', () =>
  expect(
    presentPricing(
      'A',
      { normalCents: 120, payableCents: 120, lowest30DaysCents: null },
      { ...bar, volumeMl: 330 },
      'sv',
    ),
  ).toMatchObject({ pricePerKilo: 3.64, pricePerKiloString: '3,64\u00a0€/l', weightString: '330\u00a0ml' }))
