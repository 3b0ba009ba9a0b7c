import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'
import { AddressInput, Customer } from './address-book.ts'
import { addressesMax } from './limits.ts'

/* Customer API for staff (specification 3, section 7.4; C-16). */

/** `Deleted`: to be erased when its grace period or its open orders end; after that the customer does not exist. */
const customerStatuses = ['Active', 'Locked', 'Deleted'] as const

export const StaffCustomer = Type.Object({
  ...Customer.properties,
  firstName: Type.String(),
  lastName: Type.String(),
  /** Phone number; empty: none. */
  phone: Type.String(),
  marketingUpdates: Type.Boolean(),
  status: Type.Enum(customerStatuses),
})
export type StaffCustomer = Type.Static<typeof StaffCustomer>

// Limits are above the validated ones, so that validation can report the fault.
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

/** Same shape as in the response, so that a client can send back what it read; `countryName` is accepted and ignored. */
const addresses = Type.Optional(
  Type.Array(Type.Object({ ...AddressInput.properties, countryName: Type.Optional(text) }, closed), {
    maxItems: addressesMax,
  }),
)
/**
 * The whole address book: an address that is not listed is removed. Staff may withdraw marketing consent, but only its owner
 * gives it.
 */
const kept = { addresses, marketingUpdates: Type.Optional(Type.Boolean()) }

/** POST /api/cda/customers: sends no mail. */
export const NewCustomer = Type.Object({ ...InvitedCustomer.properties, ...kept }, closed)
export type NewCustomer = Type.Static<typeof NewCustomer>

/** PUT /api/cda/customers: omitted fields stay unchanged. Read-only fields are accepted and ignored. */
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
