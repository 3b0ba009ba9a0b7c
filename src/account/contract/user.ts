import { Type } from 'typebox'

/** The signed-in user and the details they may change (specification 3, sections 3 and 7.4; C-6.2). Empty string: not known. */

export const User = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  /** The address book's default for bills. */
  address: Type.Object({
    street: Type.String(),
    city: Type.String(),
    postalCode: Type.String(),
    countryCode: Type.String(),
    country: Type.String(),
  }),
  /** The address book's default for deliveries. */
  deliveryAddress: Type.Object({
    street: Type.String(),
    postalCode: Type.String(),
    city: Type.String(),
    country: Type.String(),
  }),
})
export type User = Type.Static<typeof User>
export const UserOrNull = Type.Union([User, Type.Null()])

// Limits are above the validated ones, so that validation can report the fault.
const field = Type.Optional(Type.String({ maxLength: 1000 }))
const closed = { additionalProperties: false }

const BillingAddressInput = Type.Object({ street: field, city: field, postalCode: field, countryCode: field }, closed)
/** The whole profile: an omitted field becomes empty. */
export const UserUpdate = Type.Object(
  { firstName: field, lastName: field, phone: field, billingAddress: Type.Optional(BillingAddressInput) },
  closed,
)
export type UserUpdate = Type.Static<typeof UserUpdate>

export const AccountWidgetData = Type.Object({
  userIdEncrypted: Type.String(),
  scriptUrl: Type.String({
    description: 'of the member profile, a path of this site or an address; empty: there is none',
  }),
})
export type AccountWidgetData = Type.Static<typeof AccountWidgetData>

/** For `window.pageMetadata` (C-3.2): the same for a customer on every device, and not traceable to them. */
export const Subscriber = Type.Object({ subscriberId: Type.String() })
export type Subscriber = Type.Static<typeof Subscriber>
