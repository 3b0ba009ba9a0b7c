import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { AddressInput, Customer } from './address-book.ts'
import { addressesMax } from './limits.ts'

/* The customer calls of the shop's people (specification 3, section 7.4; C-16). */

/** `Deleted`: to be erased, at the end of its time or of the orders under way; afterwards there is no such customer. */
export const customerStatuses = ['Active', 'Locked', 'Deleted'] as const

export const StaffCustomer = Type.Object({
  ...Customer.properties,
  firstName: Type.String(),
  lastName: Type.String(),
  /** Empty: none. */
  phone: Type.String(),
  marketingUpdates: Type.Boolean(),
  status: Type.Enum(customerStatuses),
})
export type StaffCustomer = Type.Static<typeof StaffCustomer>

// Longer than what is taken, so that faults can be said.
const closed = { additionalProperties: false }
const text = Type.String({ maxLength: 1_000 })
const language = Type.Optional(Type.Enum(languages))

/** POST /api/cda/customers/signup. */
export const InvitedCustomer = Type.Object(
  {
    email: Type.String({ maxLength: 800 }),
    firstName: text,
    lastName: text,
    phone: Type.Optional(text),
    language,
  },
  closed,
)
export type InvitedCustomer = Type.Static<typeof InvitedCustomer>

/** As a customer is answered, so that what was read can be sent back; the country's name may come along and is not believed. */
const addresses = Type.Optional(
  Type.Array(Type.Object({ ...AddressInput.properties, countryName: Type.Optional(text) }, closed), {
    maxItems: addressesMax,
  }),
)
/** The whole book: an address that is not in it is removed. Marketing is taken back by it, and given by nobody but its owner. */
const kept = { addresses, marketingUpdates: Type.Optional(Type.Boolean()) }

/** POST /api/cda/customers: without a mail. */
export const NewCustomer = Type.Object({ ...InvitedCustomer.properties, ...kept }, closed)
export type NewCustomer = Type.Static<typeof NewCustomer>

/** PUT /api/cda/customers: what is left out stays. What is nobody's to change may come along and is not believed. */
export const CustomerUpdate = Type.Object(
  {
    customerId: Type.String({ format: 'uuid' }),
    email: Type.Optional(Type.String({ maxLength: 800 })),
    firstName: Type.Optional(text),
    lastName: Type.Optional(text),
    phone: Type.Optional(text),
    language,
    ...kept,
    status: Type.Optional(Type.Enum(customerStatuses)),
    emailVerified: Type.Optional(Type.Boolean()),
    createdAt: Type.Optional(text),
  },
  closed,
)
export type CustomerUpdate = Type.Static<typeof CustomerUpdate>

export const CustomerParams = Type.Object({ id: Type.String({ format: 'uuid' }) })
export const CustomerAddressParams = Type.Object({
  ...CustomerParams.properties,
  addressId: Type.String({ format: 'uuid' }),
})
