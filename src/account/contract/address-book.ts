import { Type } from 'typebox'

/** The address book (C-6.5). Empty strings: not given. */

export const BookAddress = Type.Object({
  id: Type.String(),
  /** What its owner calls it. */
  name: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  line1: Type.String(),
  line2: Type.String(),
  postalCode: Type.String(),
  city: Type.String(),
  countryCode: Type.String(),
  /** In the language of the answer. */
  countryName: Type.String(),
  phoneNumber: Type.String(),
  isDefaultShipping: Type.Boolean(),
  isDefaultBilling: Type.Boolean(),
})
export type BookAddress = Type.Static<typeof BookAddress>

/** In the order they were added. */
export const AddressList = Type.Array(BookAddress)
export type AddressList = Type.Static<typeof AddressList>

// Longer than what is taken, so that faults can be said.
const field = Type.Optional(Type.String({ maxLength: 1000 }))

/** With `id` one that is there is changed, else one is added. A default takes the place of the one before. */
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
  /** False for one that the shop has made and nobody has opened yet. */
  emailVerified: Type.Boolean(),
  language: Type.Enum(['fi', 'sv', 'en']),
  addresses: AddressList,
  createdAt: Type.String(),
})
export type Customer = Type.Static<typeof Customer>
