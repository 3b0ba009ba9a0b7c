import { describe, expect, it } from 'vitest'
import { postalCodeFault } from '#src/common/postal-code.ts'
import { countries } from '#src/common/countries.ts'
import {
  checkUserDetails,
  fromAddressInput,
  toAddressInput,
  type UserDetails,
  type UserDetailsField,
} from './user-details.ts'

const good: UserDetails = {
  firstName: 'Aino',
  lastName: 'Leppävirta-Östman',
  email: 'aino@posti.fi',
  phoneCountry: '+358',
  phone: '405123380',
  line1: 'Vaasankatu 14 B 32',
  line2: '',
  postalCode: '00500',
  city: 'Helsinki',
  countryCode: 'FIN',
  companyName: '',
  businessId: '',
}

const cases: [UserDetailsField, string, string | undefined][] = [
  ['firstName', '', 'forms/name-required'],
  ['firstName', '   ', 'forms/name-required'],
  ['firstName', 'A', 'forms/name-min-length'],
  ['firstName', 'Bo', undefined],
  ['firstName', 'x'.repeat(255), undefined],
  ['firstName', 'x'.repeat(256), 'forms/name-max-length'],
  ['lastName', '', 'forms/last-name-required'],
  ['lastName', 'Å', 'forms/last-name-min'],
  ['lastName', 'x'.repeat(256), 'forms/last-name-max'],
  ['email', '', 'forms/email-required'],
  ['email', 'aino', 'forms/email-invalid'],
  ['email', 'aino@posti', 'forms/email-invalid'],
  ['email', 'aino @posti.fi', 'forms/email-invalid'],
  ['email', 'a@b@c.fi', 'forms/email-invalid'],
  ['email', 'aino@posti..fi', 'forms/email-invalid'],
  ['email', 'aino+kauppa@sub.posti.fi', undefined],
  ['email', `${'a'.repeat(72)}@posti.fi`, 'forms/email-max-length'],
  ['email', `${'a'.repeat(71)}@posti.fi`, undefined],
  ['phoneCountry', '', 'forms/phone-country-required'],
  ['phoneCountry', '+4', 'forms/phone-country-min-length'],
  ['phoneCountry', '358', 'forms/phone-country-required'],
  ['phoneCountry', '+46', undefined],
  ['phone', '', 'forms/phone-number-min-length'],
  ['phone', '12345', 'forms/phone-number-min-length'],
  ['phone', '123456', undefined],
  ['phone', '40 51 x', 'forms/phone-number-invalid'],
  ['phone', '40x5123380', 'forms/phone-number-invalid'],
  ['phone', '1'.repeat(15), 'forms/phone-number-invalid'],
  ['line1', '', 'forms/address-required'],
  ['line1', 'a', 'forms/address-min'],
  ['line1', 'x'.repeat(256), 'forms/address-max'],
  ['line2', '', undefined],
  ['line2', 'x'.repeat(256), 'forms/address-max'],
  ['postalCode', '', 'forms/postal-code-fin'],
  ['postalCode', '123', 'forms/postal-code-fin'],
  ['postalCode', '1234', 'forms/postal-code-fin'],
  ['postalCode', '111 22', undefined],
  ['postalCode', '12345678', 'forms/postal-code-max'],
  ['postalCode', 'FI-00500', 'forms/postal-code-invalid'],
  ['city', '', 'forms/city-required'],
  ['city', 'Å', 'forms/city-min'],
  ['city', 'x'.repeat(256), 'forms/city-max'],
  ['countryCode', '', 'forms/country-required'],
  ['countryCode', 'FI', 'forms/country-min-length'],
  ['countryCode', 'SWE', undefined],
  ['companyName', 'Leppävirta Oy', undefined],
  ['companyName', 'x'.repeat(256), 'forms/name-max-length'],
  ['businessId', '0112038-9', undefined],
  ['businessId', '0112038-8', 'forms/business-id-fin'],
]

describe('user details', () => {
  it('are fine when complete', () => {
    expect(checkUserDetails(good)).toEqual({})
  })

  it.each(cases)('%s %j is answered with %s', (field, value, key) => {
    expect(checkUserDetails({ ...good, [field]: value })).toEqual(key === undefined ? {} : { [field]: key })
  })

  it('name every required field when nothing is given', () => {
    expect(checkUserDetails({})).toEqual({
      firstName: 'forms/name-required',
      lastName: 'forms/last-name-required',
      email: 'forms/email-required',
      phoneCountry: 'forms/phone-country-required',
      phone: 'forms/phone-number-min-length',
      line1: 'forms/address-required',
      postalCode: 'forms/postal-code-min',
      city: 'forms/city-required',
      countryCode: 'forms/country-required',
    })
  })

  it('survive the way over the wire, a company’s too', () => {
    expect(fromAddressInput(toAddressInput(good))).toEqual(good)
    const company = { ...good, companyName: 'Leppävirta Oy', businessId: '01120389' }
    expect(fromAddressInput(toAddressInput(company))).toEqual({ ...company, businessId: '0112038-9' })
  })

  it('are judged without what nobody can see, and keep no piled marks', () => {
    const sent = { ...toAddressInput(good), firstName: '\u202e\u200b\u2066', city: `Tu${'\u0301'.repeat(200)}rku` }
    const read = fromAddressInput(sent)
    expect(checkUserDetails(read)).toEqual({ firstName: 'forms/name-required' })
    expect(read.city?.length).toBeLessThan(12)
    // The form says so already.
    const typed = { ...good, firstName: '\u0336\u0301'.repeat(20), lastName: '\u200b\u2060' }
    expect(checkUserDetails(typed)).toEqual({
      firstName: 'forms/name-required',
      lastName: 'forms/last-name-required',
    })
  })

  it('write the postal code as its country does', () => {
    expect(toAddressInput({ ...good, postalCode: ' 00 500' })).toMatchObject({ postalCode: '00500' })
    expect(toAddressInput({ ...good, postalCode: '11122', countryCode: 'SWE' })).toMatchObject({ postalCode: '111 22' })
  })

  it('reach the wire trimmed, the phone number as one string', () => {
    expect(toAddressInput({ ...good, city: ' Helsinki ' })).toMatchObject({
      city: 'Helsinki',
      phoneNumber: '+358405123380',
    })
  })

  it('knows the postal codes of every country the shop delivers to, by either code', () => {
    for (const { countryCode, alpha2 } of countries) {
      expect(postalCodeFault('12 34 56', countryCode)).not.toBeNull()
      expect(postalCodeFault('123456', countryCode)).toBe(`forms/postal-code-${countryCode.toLowerCase()}`)
      expect(postalCodeFault('123456', alpha2)).toBe(postalCodeFault('123456', countryCode))
    }
  })
})
