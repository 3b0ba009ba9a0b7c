import { Type } from 'typebox'
import { CartProblem, CartPutBody, CouponBody, DomainCart, GreetingBody } from '#src/cart/contract/cart.ts'
import { defaultMarketId, maxLines } from '#src/cart/contract/limits.ts'
import { languages } from '#src/common/locale.ts'
import { ShippingBody } from '#src/delivery/contract/delivery.ts'
import { AddressInput, OrderBody } from './checkout.ts'

/** Cart and order calls of the domain family, for the owner (specification 3, sections 7.1 and 7.3; C-4.1, C-16). */

const cartFields = {
  marketId: Type.Literal(defaultMarketId),
  currency: Type.Literal('EUR'),
  lines: CartPutBody.properties.lines,
  coupon: Type.Optional(CouponBody.properties.couponCode),
  greeting: Type.Optional(GreetingBody.properties.greeting),
}

/** POST /api/cda/me/carts: the visitor's cart with its first lines; 409 while they have one with lines. */
export const NewCartBody = Type.Object(cartFields, { additionalProperties: false })
export type NewCartBody = Type.Static<typeof NewCartBody>

/** PUT /api/cda/me/carts: without `id` the open cart; an old `version` gets 409. Fields left out stay as they are. */
export const CartReplacement = Type.Object(
  {
    ...cartFields,
    id: Type.Optional(Type.String({ format: 'uuid' })),
    version: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })),
  },
  { additionalProperties: false },
)
export type CartReplacement = Type.Static<typeof CartReplacement>

/** The cart's customer: an account's id, or an owner as carts name them. */
const customerId = Type.Optional(Type.String({ minLength: 1, maxLength: 64 }))

/** POST /api/cda/carts: without `customerId` the cart belongs to a new guest. */
export const StaffCartBody = Type.Object({ ...cartFields, customerId }, { additionalProperties: false })

/** PUT /api/cda/carts: the cart `id`, or the open one of `customerId`. */
export const StaffCartReplacement = Type.Object(
  { ...CartReplacement.properties, customerId },
  { additionalProperties: false },
)

export const PreparedCart = Type.Object({ cart: DomainCart, problems: Type.Array(CartProblem) })
export type PreparedCart = Type.Static<typeof PreparedCart>

/** The `systemKeyword` of `GET /api/cda/paymentmethods/…`. */
const paymentMethod = Type.Literal('Adyen')

/** POST and PUT /api/cda/me/carts/{id}/payments. `amount` is the cart's total as the caller knows it. */
export const CartPaymentBody = Type.Object(
  { method: paymentMethod, amount: Type.Number({ minimum: 0, maximum: 10_000_000 }) },
  { additionalProperties: false },
)
export type CartPaymentBody = Type.Static<typeof CartPaymentBody>

export const CartPayment = Type.Object({
  paymentId: Type.String(),
  method: Type.String(),
  provider: Type.String(),
  amount: Type.Number(),
  currency: Type.String(),
  status: Type.String(),
  createdAt: Type.String(),
})
export type CartPayment = Type.Static<typeof CartPayment>

/** POST /api/cda/me/carts/{id}/processpayments */
export const CartPaymentStatus = Type.Object({ status: Type.String() })

/** POST /api/cda/me/orders, with header `Idempotency-Key`. */
export const NewOrderBody = Type.Object(
  { cartId: Type.String({ format: 'uuid' }), ...OrderBody.properties },
  { additionalProperties: false },
)
export type NewOrderBody = Type.Static<typeof NewOrderBody>

/** PUT /api/cda/me/orders: before the goods are packed. */
export const OrderAddressBody = Type.Object(
  { orderNumber: Type.String({ minLength: 1, maxLength: 64 }), shippingAddress: AddressInput },
  { additionalProperties: false },
)
export type OrderAddressBody = Type.Static<typeof OrderAddressBody>

const notes = Type.Optional(Type.String({ maxLength: 20_000 }))

/**
 * POST /api/cda/orders, with header `Idempotency-Key`: an order that the shop's staff take, by telephone as a rule. Without
 * `consents` the staff vouch for the required ones: the terms were read to the customer. Without `delivery` the goods go by the
 * method that their price is estimated by.
 */
export const StaffOrderBody = Type.Object(
  {
    customerId,
    lines: Type.Array(CartPutBody.properties.lines.items, { minItems: 1, maxItems: maxLines }),
    addresses: Type.Object(
      { shippingAddress: AddressInput, billingAddress: Type.Optional(AddressInput) },
      { additionalProperties: false },
    ),
    delivery: Type.Optional(ShippingBody),
    coupon: cartFields.coupon,
    greeting: cartFields.greeting,
    consents: Type.Optional(OrderBody.properties.consents),
    /** The total that was said to the customer, in euros. */
    expectedTotal: OrderBody.properties.expectedTotal,
    /** The language of the order and its mails; by default the customer's, else that of the call. */
    language: Type.Optional(Type.Enum(languages)),
    notes,
  },
  { additionalProperties: false },
)
export type StaffOrderBody = Type.Static<typeof StaffOrderBody>

/**
 * PUT /api/cda/orders: fields left out stay as they are. An old `version` gets 409. Other lines replace an unpaid order by a
 * new one.
 */
export const OrderCorrectionBody = Type.Object(
  {
    orderNumber: Type.String({ minLength: 1, maxLength: 64 }),
    version: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })),
    lines: Type.Optional(StaffOrderBody.properties.lines),
    addresses: Type.Optional(
      Type.Object(
        { shippingAddress: Type.Optional(AddressInput), billingAddress: Type.Optional(AddressInput) },
        { additionalProperties: false },
      ),
    ),
    notes,
  },
  { additionalProperties: false },
)
export type OrderCorrectionBody = Type.Static<typeof OrderCorrectionBody>
