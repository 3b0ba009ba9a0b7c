import type { FieldRule } from './field-rules.ts'

/* Rules of address fields in all forms (specification 3, section 5). The postal code's rule depends on its country. */

export const nameRules = {
  firstName: {
    required: 'forms/name-required',
    min: { length: 2, key: 'forms/name-min-length' },
    max: { length: 255, key: 'forms/name-max-length' },
  },
  lastName: {
    required: 'forms/last-name-required',
    min: { length: 2, key: 'forms/last-name-min' },
    max: { length: 255, key: 'forms/last-name-max' },
  },
} as const satisfies Record<string, FieldRule>

export const placeRules = {
  line1: {
    required: 'forms/address-required',
    min: { length: 2, key: 'forms/address-min' },
    max: { length: 255, key: 'forms/address-max' },
  },
  line2: { max: { length: 255, key: 'forms/address-max' } },
  city: {
    required: 'forms/city-required',
    min: { length: 2, key: 'forms/city-min' },
    max: { length: 255, key: 'forms/city-max' },
  },
  countryCode: { required: 'forms/country-required', min: { length: 3, key: 'forms/country-min-length' } },
} as const satisfies Record<string, FieldRule>
