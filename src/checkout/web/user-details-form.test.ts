import { describe, expect, it } from 'vitest'
import { sampleAddress } from '#src/common/address.sample.ts'
import { errorText, serverFieldErrors, startValues } from './user-details-form.ts'

describe('the form’s start', () => {
  it('is empty but for country and prefix', () => {
    expect(startValues(null, undefined)).toMatchObject({
      firstName: '',
      countryCode: 'FIN',
      phoneCountry: '+358',
      phone: '',
    })
  })
  it('is the saved address, and over it what was typed', () => {
    expect(startValues(sampleAddress(), { city: 'Espoo' })).toMatchObject({
      firstName: 'Aino',
      city: 'Espoo',
      phoneCountry: '+358',
      phone: '405123380',
    })
  })
  it.each([
    ['+49 30 1234567', '+46', ''],
    ['+358', '+358', ''],
    ['0046701234567', '+46', '701234567'],
  ])('of the saved number %s', (phoneNumber, phoneCountry, phone) => {
    expect(startValues(sampleAddress({ phoneNumber }), undefined)).toMatchObject({ phoneCountry, phone })
  })
  it('of an address without a number is the prefix of its country', () => {
    const saved = sampleAddress({ phoneNumber: '', countryCode: 'NOR' })
    expect(startValues(saved, undefined)).toMatchObject({ phoneCountry: '+47', phone: '' })
  })
})

it('server faults find their fields, the phone number its local part', () => {
  const errors = {
    'shippingAddress.phoneNumber': ['Vain numeroita'],
    'shippingAddress.city': ['A', 'B'],
    'billingAddress.city': ['C'],
    other: ['D'],
  }
  expect(serverFieldErrors(errors, 'shippingAddress')).toEqual([
    ['phone', 'Vain numeroita'],
    ['city', 'A B'],
  ])
  expect(serverFieldErrors(null, 'shippingAddress')).toEqual([])
})

it('rules speak by text key, the server in words', () => {
  const text = (key: string) => `text of ${key}`
  expect(errorText({ type: 'rule', message: 'forms/city-required' }, text)).toBe('text of /forms/city-required')
  expect(errorText({ type: 'server', message: 'Emme toimita' }, text)).toBe('Emme toimita')
  expect(errorText(undefined, text)).toBeUndefined()
})
