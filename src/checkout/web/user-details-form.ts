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

/** What the shopper reads: the server's answers are texts already, the rules give keys. */
export function errorText(
  error: { type?: unknown; message?: string | undefined } | undefined,
  text: TextFunction,
): string | undefined {
  if (!error?.message) return undefined
  return error.type === 'server' ? error.message : text(`/${error.message}`)
}

/** The form's start: an empty one, over it the saved address, over that what was typed before a reload. */
export function startValues(saved: Address | null | undefined, typed: Partial<UserDetails> | undefined): UserDetails {
  return { ...emptyUserDetails, ...(saved && savedValues(saved)), ...typed }
}

/** The form's start for who is signed in: what the account does not know is left as every form begins. */
export function memberValues(address: Address): UserDetails {
  const known = Object.entries(savedValues(address)).filter(([, value]) => value !== '')
  const { phone, phoneCountry, ...values } = { ...emptyUserDetails, ...Object.fromEntries(known) }
  return address.phoneNumber === ''
    ? { ...values, phone: '', phoneCountry: emptyUserDetails.phoneCountry }
    : { ...values, phone, phoneCountry }
}

/** The form with an address of the customer's book in it; what the book does not know of it stays as it was. */
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

/** Server faults by form field: `shippingAddress.postalCode` → postalCode. Those of no field of ours are left out. */
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
