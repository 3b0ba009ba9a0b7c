import { Type } from 'typebox'

/** The address book (C-6.5). Empty strings: not given. */

export const BookAddress = Type.Object({
  id: Type.String(),
  /** Name that its owner gave it. */
  name: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  line1: Type.String(),
  line2: Type.String(),
  postalCode: Type.String(),
  city: Type.String(),
  countryCode: Type.String(),
  /** Country in the language of the response. */
  countryName: Type.String(),
  phoneNumber: Type.String(),
  isDefaultShipping: Type.Boolean(),
  isDefaultBilling: Type.Boolean(),
})
export type BookAddress = Type.Static<typeof BookAddress>

/** Addresses in the order they were added. */
export const AddressList = Type.Array(BookAddress)
export type AddressList = Type.Static<typeof AddressList>

// Limits are above the validated ones, so that validation can report the fault.
const field = Type.Optional(Type.String({ maxLength: 1000 }))

/** An `id` changes that existing address; without one an address is added. A new default replaces the one before. */
export const AddressInput = Type.Object(
  {
    id: Type.Optional(Type.String({ format: 'uuid' })),
    name: field,
    firstName: field,
    lastName: field,
    line1: field,
    line2: field,
    postalCode: field,
    city: field,
    countryCode: field,
    phoneNumber: field,
    isDefaultShipping: Type.Optional(Type.Boolean()),
    isDefaultBilling: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type AddressInput = Type.Static<typeof AddressInput>

export const AddressParams = Type.Object({ id: Type.String({ format: 'uuid' }) })

/** GET /api/cda/me (C-6.4). */
export const Customer = Type.Object({
  customerId: Type.String(),
  email: Type.String(),
  /** False for an account that staff created and its owner has not opened yet. */
  emailVerified: Type.Boolean(),
  language: Type.Enum(['fi', 'sv', 'en']),
  addresses: AddressList,
  createdAt: Type.String(),
})
export type Customer = Type.Static<typeof Customer>
