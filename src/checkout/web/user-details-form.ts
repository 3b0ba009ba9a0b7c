import type { FieldErrors, Resolver } from 'react-hook-form'
import type { BookAddress } from '#src/account/contract/address-book.ts'
import type { Address } from '#src/common/address.ts'
import { findCountry, homeTelephonePrefix } from '#src/common/countries.ts'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'
import { parsePhoneNumber } from '#src/common/phone.ts'
import {
  checkUserDetails,
  emptyUserDetails,
  fromAddressInput,
  type UserDetails,
  type UserDetailsField,
  wireField,
} from '../rules/user-details.ts'

/** The form's rules are the server's own table; messages are text keys. */
export const userDetailsResolver: Resolver<UserDetails> = (values) => {
  const broken = Object.entries(checkUserDetails(values))
  if (broken.length === 0) return { values, errors: {} }
  const errors = Object.fromEntries(broken.map(([field, key]) => [field, { type: 'rule', message: key }]))
  return { values: {}, errors: errors as FieldErrors<UserDetails> } // keys are the table's own
}

/** The text of a fault: the server sends texts, the rules give text keys. */
export function errorText(
  error: { type?: unknown; message?: string | undefined } | undefined,
  text: TextFunction,
): string | undefined {
  if (!error?.message) return undefined
  return error.type === 'server' ? error.message : text(`/${error.message}`)
}

/** The form's start values: an empty form, over it the saved address, over that what was typed before a reload. */
export function startValues(saved: Address | null | undefined, typed: Partial<UserDetails> | undefined): UserDetails {
  return { ...emptyUserDetails, ...(saved && savedValues(saved)), ...typed }
}

/** Start values for a signed-in shopper: fields that the account lacks begin as in every form. */
export function memberValues(address: Address): UserDetails {
  const known = Object.entries(savedValues(address)).filter(([, value]) => value !== '')
  const { phone, phoneCountry, ...values } = { ...emptyUserDetails, ...Object.fromEntries(known) }
  return address.phoneNumber === ''
    ? { ...values, phone: '', phoneCountry: emptyUserDetails.phoneCountry }
    : { ...values, phone, phoneCountry }
}

/** The form with an address of the customer's book; fields that the book lacks stay as they were. */
export function withBookAddress(current: UserDetails, address: BookAddress): UserDetails {
  const { phone, phoneCountry, ...saved } = savedValues({ ...address, email: '', regionName: '' })
  const known = Object.fromEntries(Object.entries(saved).filter(([, value]) => value !== ''))
  return { ...current, line2: '', ...known, ...(phone && phoneCountry && { phone, phoneCountry }) }
}

function savedValues(saved: Address): Partial<UserDetails> {
  const values = fromAddressInput(saved)
  if (saved.phoneNumber.trim() === '') {
    return { ...values, phoneCountry: findCountry(saved.countryCode)?.telephonePrefix ?? homeTelephonePrefix }
  }
  try {
    const { prefix, localNumber } = parsePhoneNumber(saved.phoneNumber)
    return { ...values, phoneCountry: prefix, phone: localNumber }
  } catch {
    return { ...values, phone: '' }
  }
}

/** Server faults by form field: `shippingAddress.postalCode` → postalCode. Faults of fields the form lacks are left out. */
export function serverFieldErrors(
  errors: Record<string, string[]> | null,
  address: 'shippingAddress' | 'billingAddress',
): [UserDetailsField, string][] {
  return Object.entries(errors ?? {}).flatMap(([path, messages]): [UserDetailsField, string][] => {
    if (!path.startsWith(`${address}.`)) return []
    const wire = path.slice(address.length + 1)
    // The phone number is one wire field and two inputs: the local number gets the message
    const field = wire === 'phoneNumber' ? 'phone' : fieldNames.find((name) => wireField[name] === wire)
    return field ? [[field, messages.join(' ')]] : []
  })
}

const fieldNames = Object.keys(wireField) as UserDetailsField[] // the table's own keys
