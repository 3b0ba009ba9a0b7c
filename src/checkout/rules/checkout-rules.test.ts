import { describe, expect, it } from 'vitest'
import { consentKeys } from '../contract/checkout.ts'
import { consentFault, consentsFor } from './consents.ts'
import { countries, findCountry } from '#src/common/countries.ts'
import { addWorkingDays, shopDay } from '#src/common/working-days.ts'

describe('working days', () => {
  it.each([
    ['2026-11-20T10:00:00Z', 1, '2026-11-23'],
    ['2026-11-21T10:00:00Z', 4, '2026-11-26'],
    ['2026-11-23T10:00:00Z', 0, '2026-11-23'],
    // In Helsinki it is the next day already.
    ['2026-11-22T22:30:00Z', 1, '2026-11-24'],
    ['2026-12-31T10:00:00Z', 2, '2027-01-05'],
  ])('from %s, %i later is %s', (moment, days, expected) => {
    expect(addWorkingDays(new Date(moment), days)).toBe(expected)
  })

  it('are days of the shop', () => {
    expect(shopDay(new Date('2026-06-30T21:30:00Z'))).toBe('2026-07-01')
  })
})

describe('consents', () => {
  const all = consentKeys.map((key) => ({ id: key, key, version: '2026-11', required: key !== 'marketing' }))
  const given = (...ids: string[]) => ids.map((id) => ({ id, accepted: true, version: '2026-11' }))
  it.each([
    ['all', given('terms', 'personalised-goods', 'marketing'), true, null],
    ['only the terms, nothing engraved', given('terms'), false, null],
    ['only the terms, something engraved', given('terms'), true, 'checkout/consent-required'],
    ['none', [], false, 'checkout/consent-required'],
    ['the terms refused', [{ id: 'terms', accepted: false, version: '2026-11' }], false, 'checkout/consent-required'],
    ['old terms', [{ id: 'terms', accepted: true, version: '2025-01' }], false, 'checkout/consent-outdated'],
  ])('%s', (_what, consents, hasEngraved, expected) => {
    expect(consentFault(consents, consentsFor(all, { hasEngraved, hasMarketing: false }))).toBe(expected)
  })

  it('about engraving are asked only with something engraved, about marketing until it is given', () => {
    const keys = (hasEngraved: boolean, hasMarketing: boolean) =>
      consentsFor(all, { hasEngraved, hasMarketing }).map(({ key }) => key)
    expect(keys(false, false)).toEqual(['terms', 'marketing'])
    expect(keys(true, false)).toEqual(['terms', 'personalised-goods', 'marketing'])
    expect(keys(true, true)).toEqual(['terms', 'personalised-goods'])
  })
})

describe('countries', () => {
  it('are found by either code', () => {
    for (const country of countries)
      expect([findCountry(country.countryCode), findCountry(country.alpha2)]).toEqual([country, country])
    expect(findCountry('USA')).toBeNull()
  })
})
