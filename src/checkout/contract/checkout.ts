import { Type } from 'typebox'
import { CartProblem, OpenOrder } from '#src/cart/contract/cart.ts'
import { cardFrame, ownComponent, PaymentMethods } from '#src/payments/contract/payments.ts'

/** Calls of the checkout (specification 3, section 7.2; C-4.6 to C-4.10). */

// Faulty human input must reach the rules, which have a message for it; so the bound is far above every field's limit.
const field = Type.Optional(Type.String({ maxLength: 1000 }))

/** An address as the form sends it. The server accepts country name, region and `name`, and ignores them. */
export const AddressInput = Type.Object(
  {
    firstName: field,
    lastName: field,
    email: field,
    line1: field,
    line2: field,
    postalCode: field,
    city: field,
    countryCode: field,
    countryName: field,
    phoneNumber: field,
    regionName: field,
    name: field,
    /** Kept for a billing address only. */
    companyName: field,
    businessId: field,
  },
  { additionalProperties: false },
)
export type AddressInput = Type.Static<typeof AddressInput>

/** PUT /api/me/checkout/{id}/details. No billing address: the same as for delivery. An old `version` gets 409. */
export const DetailsBody = Type.Object(
  {
    shippingAddress: AddressInput,
    billingAddress: Type.Optional(AddressInput),
    version: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })),
  },
  { additionalProperties: false },
)
export type DetailsBody = Type.Static<typeof DetailsBody>

/** The visitor's cart id. */
export const CheckoutParams = Type.Object({ id: Type.String({ format: 'uuid' }) })

export const consentKeys = ['terms', 'personalised-goods', 'marketing'] as const
export const ConsentKey = Type.Enum(consentKeys)
export type ConsentKey = (typeof consentKeys)[number]

/** GET /api/checkout/consents. */
export const CheckoutConsent = Type.Object({
  id: Type.String(),
  key: ConsentKey,
  version: Type.String(),
  title: Type.String(),
  /** Sanitised HTML with links. */
  text: Type.String(),
  required: Type.Boolean(),
  defaultValue: Type.Boolean(),
})
export type CheckoutConsent = Type.Static<typeof CheckoutConsent>

/** POST /api/me/checkout/{id}/order, with header `Idempotency-Key`; the answer is the order number as text/plain. */
export const OrderBody = Type.Object(
  {
    consents: Type.Array(
      Type.Object(
        { id: Type.String({ maxLength: 64 }), accepted: Type.Boolean(), version: Type.String({ maxLength: 64 }) },
        { additionalProperties: false },
      ),
      { maxItems: 20 },
    ),
    /** EXT. The total that was shown: where it has risen meanwhile, the response is 409 and nothing is ordered. */
    expectedTotal: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000_000 })),
  },
  { additionalProperties: false },
)
export type OrderBody = Type.Static<typeof OrderBody>

const paymentStep = {
  /** ISO 3166-1 alpha-2, as the provider wants it. */
  countryCode: Type.String(),
  locale: Type.String(),
  amount: Type.Object({ value: Type.Integer({ description: 'cents' }), currency: Type.String() }),
  payableDisplayAmount: Type.String(),
  zeroPayable: Type.Boolean(),
  paymentMethodsResponse: PaymentMethods,
  session: Type.Optional(Type.Object({ id: Type.String(), sessionData: Type.String(), expiresAt: Type.String() })),
  returnUrl: Type.String(),
  giftCard: Type.Optional(Type.Object({ last4: Type.String(), amount: Type.Number(), displayAmount: Type.String() })),
  problems: Type.Array(CartProblem),
  openOrder: Type.Optional(OpenOrder),
}

/** GET /api/me/checkout/{id}/payment */
export const PaymentAnswer = Type.Union([
  Type.Object({ ...ownComponent, ...paymentStep }),
  Type.Object({ ...cardFrame, ...paymentStep }),
])
export type PaymentAnswer = Type.Static<typeof PaymentAnswer>
