import type { Address } from '#src/common/address.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { AddressInput, DetailsBody } from '../contract/checkout.ts'
import { findCountry } from '#src/common/countries.ts'
import { readPhoneNumber } from '#src/common/phone-number.ts'
import {
  checkUserDetails,
  fromAddressInput,
  toAddressInput,
  type UserDetails,
  type UserDetailsField,
  wireField,
} from '../rules/user-details.ts'

export interface CheckoutAddresses {
  shippingAddress: Address
  billingAddress: Address
}

/** The details call's addresses, checked by the form's own rules; faults come by wire field (C-1 Errors b). */
export function parseDetails(
  body: DetailsBody,
  language: Language,
  text: TextLookup,
): Result<CheckoutAddresses, Refusal> {
  const shipping = parseAddress(body.shippingAddress, 'shippingAddress', language, text)
  const billing = body.billingAddress ? parseAddress(body.billingAddress, 'billingAddress', language, text) : shipping
  const fields = { ...(shipping.ok ? {} : shipping.error), ...(billing.ok ? {} : billing.error) }
  if (!shipping.ok || !billing.ok) return refuse({ kind: 'fields', fields })
  return ok({ shippingAddress: shipping.value, billingAddress: billing.value })
}

/** Checks one of the two addresses alone. */
export function parseOneAddress(
  input: AddressInput,
  name: keyof CheckoutAddresses,
  language: Language,
  text: TextLookup,
): Result<Address, Refusal> {
  const parsed = parseAddress(input, name, language, text)
  return parsed.ok ? parsed : refuse({ kind: 'fields', fields: parsed.error })
}

function parseAddress(
  input: AddressInput,
  name: keyof CheckoutAddresses,
  language: Language,
  text: TextLookup,
): Result<Address, Record<string, string[]>> {
  const details = fromAddressInput(input)
  const broken = checkUserDetails(details, 'wire')
  const country = findCountry(details.countryCode?.trim() ?? '')
  if (!country && !broken.countryCode)
    broken.countryCode = name === 'shippingAddress' ? 'checkout/country-not-served' : 'forms/country-required'
  const faults = Object.entries(broken)
  if (faults.length > 0 || !country) {
    // The keys are the table's own.
    const named = faults.map(([field, key]) => [`${name}.${wireField[field as UserDetailsField]}`, key] as const)
    return refuse(
      Object.fromEntries(
        named.map(([field]) => [field, named.filter((fault) => fault[0] === field).map((fault) => fault[1])]),
      ),
    )
  }
  const clean = toAddressInput(details as UserDetails) // complete: no rule is broken
  return ok({
    firstName: clean.firstName ?? '',
    lastName: clean.lastName ?? '',
    email: clean.email ?? '',
    line1: clean.line1 ?? '',
    line2: clean.line2 ?? '',
    postalCode: clean.postalCode ?? '',
    city: clean.city ?? '',
    countryCode: country.countryCode,
    countryName: text(language, country.nameKey),
    phoneNumber: readPhoneNumber(clean.phoneNumber ?? ''),
    regionName: '',
    name: '',
    ...(name === 'billingAddress' && clean.companyName && { companyName: clean.companyName }),
    ...(name === 'billingAddress' && clean.businessId && { businessId: clean.businessId }),
  })
}
