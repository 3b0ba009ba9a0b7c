import { nameRules, placeRules } from '#src/common/address-rules.ts'
import { cleanLine } from '#src/common/clean-text.ts'
import { findCountry } from '#src/common/countries.ts'
import { brokenRules, type FieldRule } from '#src/common/field-rules.ts'
import { normalisePhone, phoneFault } from '#src/common/phone.ts'
import { normalisePostalCode, postalCodeFault } from '#src/common/postal-code.ts'
import type { AddressInput } from '../contract/address-book.ts'
import { addressNameMax } from '../contract/limits.ts'

const fields = [
  'name',
  'firstName',
  'lastName',
  'line1',
  'line2',
  'postalCode',
  'city',
  'countryCode',
  'phoneNumber',
] as const
export type AddressField = (typeof fields)[number]
export type AddressForm = Record<AddressField, string>

const rules = {
  name: { max: { length: addressNameMax, key: 'account/addresses/name-max' } },
  ...nameRules,
  ...placeRules,
} as const satisfies Record<string, FieldRule>

/** Returns the address in stored form: no invisible characters, the postal code in its country's format. */
export function readAddress(input: AddressInput): AddressForm {
  const clean = Object.fromEntries(fields.map((name) => [name, cleanLine(input[name] ?? '')])) as AddressForm // of all of them
  const country = findCountry(clean.countryCode)
  const countryCode = country?.countryCode ?? clean.countryCode
  return {
    ...clean,
    countryCode,
    postalCode: normalisePostalCode(clean.postalCode, countryCode),
    phoneNumber: normalisePhone(input.phoneNumber ?? ''),
  }
}

/**
 * Text keys by field, for form and server; empty if all are valid. The phone number is optional: not every parcel needs one.
 */
export function addressFaults(form: AddressForm): Partial<Record<AddressField, string>> {
  const postalCode = postalCodeFault(form.postalCode, form.countryCode)
  const phoneNumber = form.phoneNumber === '' ? null : phoneFault(form.phoneNumber)
  const isServed = form.countryCode === '' || findCountry(form.countryCode) !== null
  return {
    ...brokenRules(rules, form),
    ...(!isServed && { countryCode: 'forms/country-required' }),
    ...(postalCode !== null && { postalCode }),
    ...(phoneNumber !== null && { phoneNumber }),
  }
}
