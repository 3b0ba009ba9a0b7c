import { describe, expect, it } from 'vitest'
import { taxRatesOf, type VatRate } from './vat-rates.ts'

describe('rates of value added tax', () => {
  const rates: VatRate[] = [
    { countryCode: 'SWE', class: 'food', rate: 6, validFrom: '2026-04-01', validTo: '2027-12-31' },
    { countryCode: 'SWE', class: 'food', rate: 12, validFrom: '2028-01-01', validTo: null },
    { countryCode: 'SWE', class: 'general', rate: 25, validFrom: '2000-01-01', validTo: null },
  ]
  it.each([
    ['2027-12-31', 6],
    ['2028-01-01', 12],
    ['2025-12-31', null],
  ])('on %s tax Swedish food at %s %%', (day, rate) => {
    expect(taxRatesOf(rates, 'SWE', day)).toEqual({ food: rate, general: 25 })
  })
})
