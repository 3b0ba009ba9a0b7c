import { placeRules } from '#src/common/address-rules.ts'
import { cleanLine } from '#src/common/clean-text.ts'
import { findCountry, homeCountryCode } from '#src/common/countries.ts'
import { brokenRules, type FieldRule } from '#src/common/field-rules.ts'
import { normalisePhone, phoneFault } from '#src/common/phone.ts'
import { normalisePostalCode, postalCodeFault } from '#src/common/postal-code.ts'
import type { UserUpdate } from '../contract/user.ts'

export interface ProfileForm {
  firstName: string
  lastName: string
  /** Number with its prefix; empty: none. */
  phone: string
  street: string
  postalCode: string
  city: string
  countryCode: string
}
export type ProfileField = keyof ProfileForm

/** Body of the request: empty values are omitted, and the address if all four parts are empty (specification 3, section 3). */
export function toUserUpdate(form: ProfileForm): UserUpdate {
  const { firstName, lastName, phone, street, city, postalCode, countryCode } = form
  const billingAddress = withoutEmpty({ street, city, postalCode, countryCode })
  return {
    ...withoutEmpty({ firstName, lastName, phone }),
    ...(Object.keys(billingAddress).length > 0 && { billingAddress }),
  }
}

const withoutEmpty = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  )

/** Returns the profile in stored form. A country alone is no address: the form always sends it (C-20). */
export function readUserUpdate({ billingAddress = {}, ...person }: UserUpdate): ProfileForm {
  const clean = (text: string | undefined): string => cleanLine(text ?? '')
  const [street, city] = [clean(billingAddress.street), clean(billingAddress.city)]
  const given = clean(billingAddress.countryCode)
  const countryCode = findCountry(given)?.countryCode ?? (given || homeCountryCode)
  return {
    firstName: clean(person.firstName),
    lastName: clean(person.lastName),
    phone: normalisePhone(person.phone ?? ''),
    street,
    city,
    postalCode: normalisePostalCode(clean(billingAddress.postalCode), countryCode),
    countryCode,
  }
}

export const hasAddress = ({ street, city, postalCode }: ProfileForm): boolean =>
  street !== '' || city !== '' || postalCode !== ''

/** Names are required; the other fields must be valid when given (specification 3, section 5). */
const lengths = {
  firstName: { max: { length: 255, key: 'forms/name-max-length' } },
  lastName: { max: { length: 255, key: 'forms/last-name-max' } },
} as const satisfies Record<string, FieldRule>

/** Returns the name fields that are empty. */
export const missingNames = (form: Pick<ProfileForm, 'firstName' | 'lastName'>): ('firstName' | 'lastName')[] =>
  (['firstName', 'lastName'] as const).filter((name) => form[name].trim() === '')

/** Text keys by field for invalid values; empty if all are valid. */
export function profileFaults(form: ProfileForm): Partial<Record<ProfileField, string>> {
  const { phone, street, city, postalCode, countryCode } = form
  const place = brokenRules({ street: placeRules.line1, city: placeRules.city }, { street, city })
  const phoneKey = phone === '' ? null : phoneFault(phone)
  const postalKey = postalCode === '' ? null : postalCodeFault(postalCode, countryCode)
  return {
    ...brokenRules(lengths, form),
    ...(street !== '' && place.street !== undefined && { street: place.street }),
    ...(city !== '' && place.city !== undefined && { city: place.city }),
    ...(phoneKey !== null && { phone: phoneKey }),
    ...(postalKey !== null && { postalCode: postalKey }),
    ...(hasAddress(form) && findCountry(countryCode) === null && { countryCode: 'forms/country-required' }),
  }
}
