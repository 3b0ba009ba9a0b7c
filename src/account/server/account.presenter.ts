import type { TextLookup } from '#src/common/errors.ts'
import { findCountry } from '#src/common/countries.ts'
import type { Language } from '#src/common/locale.ts'
import type { Profile } from '#src/identity/server/account/profiles.ts'
import type { AccountRow } from '#src/identity/server/account/account-admin.ts'
import type { BookAddress, Customer } from '../contract/address-book.ts'
import type { StaffCustomer } from '../contract/customers.ts'
import type { User } from '../contract/user.ts'
import type { AddressRow } from './address-book.store.ts'

interface Speaking {
  language: Language
  text: TextLookup
}

const countryName = (code: string, { language, text }: Speaking): string => {
  const country = findCountry(code)
  return country ? text(language, country.nameKey) : code
}

export function presentUser(profile: Profile, addresses: readonly AddressRow[], speaking: Speaking): User {
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling)
  const delivery = addresses.find(({ isDefaultShipping }) => isDefaultShipping)
  const { firstName, lastName, phone, email } = profile
  const street = (row: AddressRow | undefined): string => [row?.line1, row?.line2].filter(Boolean).join(', ')
  return {
    firstName,
    lastName,
    phone,
    email,
    address: {
      street: billing?.line1 ?? '',
      city: billing?.city ?? '',
      postalCode: billing?.postalCode ?? '',
      countryCode: billing?.countryCode ?? '',
      country: countryName(billing?.countryCode ?? '', speaking),
    },
    deliveryAddress: {
      street: street(delivery),
      postalCode: delivery?.postalCode ?? '',
      city: delivery?.city ?? '',
      country: countryName(delivery?.countryCode ?? '', speaking),
    },
  }
}

export const presentAddresses = (rows: readonly AddressRow[], speaking: Speaking): BookAddress[] =>
  rows.map((row) => ({
    id: row.id,
    name: row.name,
    firstName: row.firstName,
    lastName: row.lastName,
    line1: row.line1,
    line2: row.line2,
    postalCode: row.postalCode,
    city: row.city,
    countryCode: row.countryCode,
    countryName: countryName(row.countryCode, speaking),
    phoneNumber: row.phone,
    isDefaultShipping: row.isDefaultShipping,
    isDefaultBilling: row.isDefaultBilling,
  }))

export const presentCustomer = (profile: Profile, rows: readonly AddressRow[], speaking: Speaking): Customer => ({
  customerId: profile.id,
  email: profile.email,
  emailVerified: profile.provedAt !== null,
  language: profile.language,
  addresses: presentAddresses(rows, speaking),
  createdAt: profile.createdAt.toISOString(),
})

/** Presents a customer to staff (C-16). */
export const presentStaffCustomer = (
  { account, addresses, marketingUpdates, isLeaving }: KnownCustomer,
  speaking: Speaking,
): StaffCustomer => ({
  ...presentCustomer(account, addresses, speaking),
  firstName: account.firstName,
  lastName: account.lastName,
  phone: account.phone,
  marketingUpdates,
  status: isLeaving ? 'Deleted' : account.lockedAt === null ? 'Active' : 'Locked',
})

export interface KnownCustomer {
  account: AccountRow
  addresses: readonly AddressRow[]
  marketingUpdates: boolean
  /** A deletion was requested and has not happened yet. */
  isLeaving: boolean
}
