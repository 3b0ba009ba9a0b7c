import type { AddressInput } from '../contract/checkout.ts'
import { nameRules, placeRules } from '#src/common/address-rules.ts'
import { homeCountryCode, homeTelephonePrefix } from '#src/common/countries.ts'
import { businessIdFault, normaliseBusinessId } from '#src/common/business-id.ts'
import { emailRule } from '#src/common/email-rule.ts'
import { cleanLine } from '#src/common/clean-text.ts'
import { brokenRules, type FieldRule } from '#src/common/field-rules.ts'
import { type PostalCodeAsker, postalCodeFault, normalisePostalCode } from '#src/common/postal-code.ts'
import { cleanPhone, joinPhoneNumber, phoneRules, splitPhoneNumber } from '#src/common/phone.ts'

/**
 * The user-details step (specification 3, sections 5 and 9): one table for the browser's form and the server. Keys are
 * text keys without the leading slash. The delivery and the billing form have the same rules (C-4.6). The postal code's rule
 * is its country's, and so is that of a company's id.
 */
const userDetailsRules = {
  ...nameRules,
  email: emailRule,
  ...phoneRules,
  ...placeRules,
  companyName: { max: { length: 255, key: 'forms/name-max-length' } },
} as const satisfies Record<string, FieldRule>

export type UserDetailsField = keyof typeof userDetailsRules | 'postalCode' | 'businessId'
export type UserDetails = Record<UserDetailsField, string>

export const emptyUserDetails: UserDetails = {
  firstName: '',
  lastName: '',
  email: '',
  phoneCountry: homeTelephonePrefix,
  phone: '',
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  countryCode: homeCountryCode,
  companyName: '',
  businessId: '',
}

/** Text keys by field, empty when the step may be left. Checks the values as they would be stored. */
export function checkUserDetails(
  typed: Partial<UserDetails>,
  asker: PostalCodeAsker = 'form',
): Partial<Record<UserDetailsField, string>> {
  const details: Partial<UserDetails> = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, cleanLine(value)]),
  )
  const { prefix, localNumber } = cleanPhone({
    prefix: details.phoneCountry ?? '',
    localNumber: details.phone ?? '',
  })
  const postalCode = postalCodeFault(details.postalCode ?? '', details.countryCode ?? '', asker)
  const businessId = businessIdFault(details.businessId ?? '', details.countryCode ?? '')
  return {
    ...brokenRules(userDetailsRules, { ...details, phoneCountry: prefix, phone: localNumber }),
    ...(postalCode !== null && { postalCode }),
    ...(businessId !== null && { businessId }),
  }
}

/** The form's values as the details call takes them, with the postal code as its country writes it. */
export function toAddressInput(details: UserDetails): AddressInput {
  const { phone, phoneCountry, companyName, businessId, ...fields } = details
  const trimmed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cleanLine(value)]))
  const company = cleanLine(companyName)
  const companyId = normaliseBusinessId(cleanLine(businessId), details.countryCode)
  const postalCode = normalisePostalCode(cleanLine(details.postalCode), details.countryCode)
  return {
    ...trimmed,
    postalCode,
    phoneNumber: joinPhoneNumber(cleanPhone({ prefix: phoneCountry.trim(), localNumber: phone })),
    ...(company !== '' && { companyName: company }),
    ...(companyId !== '' && { businessId: companyId }),
  }
}

/** An address of a request, in the form's fields: cleaned first, so that invisible characters are not taken for a name. */
export function fromAddressInput(address: AddressInput): Partial<UserDetails> {
  const clean = (text: string | undefined) => cleanLine(text ?? '')
  const { prefix, localNumber } = splitPhoneNumber(address.phoneNumber ?? '')
  return {
    firstName: clean(address.firstName),
    lastName: clean(address.lastName),
    email: clean(address.email),
    line1: clean(address.line1),
    line2: clean(address.line2),
    postalCode: clean(address.postalCode),
    city: clean(address.city),
    countryCode: clean(address.countryCode),
    phoneCountry: prefix,
    phone: localNumber,
    companyName: clean(address.companyName),
    businessId: clean(address.businessId),
  }
}

/** Where each rule's fault is reported on the wire: `shippingAddress.postalCode`. Both phone parts are one wire field. */
export const wireField: Record<UserDetailsField, keyof AddressInput> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phoneCountry: 'phoneNumber',
  phone: 'phoneNumber',
  line1: 'line1',
  line2: 'line2',
  postalCode: 'postalCode',
  city: 'city',
  countryCode: 'countryCode',
  companyName: 'companyName',
  businessId: 'businessId',
}
