import { Type } from 'typebox'
import { CartProblem, CartPutBody, CouponBody, DomainCart, GreetingBody } from '#src/cart/contract/cart.ts'
import { defaultMarketId } from '#src/cart/contract/limits.ts'
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

/** PUT /api/cda/me/carts: without `id` the open cart; with `version`, an old one is 409. What is left out stays. */
export const CartReplacement = Type.Object(
  {
    ...cartFields,
    id: Type.Optional(Type.String({ format: 'uuid' })),
    version: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })),
  },
  { additionalProperties: false },
)
export type CartReplacement = Type.Static<typeof CartReplacement>

export const PreparedCart = Type.Object({ cart: DomainCart, problems: Type.Array(CartProblem) })
export type PreparedCart = Type.Static<typeof PreparedCart>

/** The `systemKeyword` of `GET /api/cda/paymentmethods/…`. */
const paymentMethod = Type.Literal('Adyen')

/** POST and PUT /api/cda/me/carts/{id}/payments. `amount` is what the cart costs as far as the caller knows. */
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
