import { Type } from 'typebox'
import { couponMaxLength, maxLines, maxQuantity } from '#src/cart/contract/limits.ts'
import { languages } from '#src/common/locale.ts'
import { maxSearchLength } from '#src/delivery/contract/limits.ts'
import { PointsAnswer, ShippingBody, ShippingMethod, WindowsAnswer } from '#src/delivery/contract/delivery.ts'
import { cardFrame, ownComponent, PaymentMethods } from '#src/payments/contract/payments.ts'
import { AddressInput } from './checkout.ts'

/* What a person of the shop sees before they place an order for a customer, and to take its payment. Sums in cents. */

/** POST /api/cda/orders/preview. Whatever is not known yet is left out. */
export const OrderPreviewBody = Type.Object(
  {
    lines: Type.Array(
      Type.Object(
        {
          code: Type.String({ minLength: 1, maxLength: 64 }),
          quantity: Type.Integer({ minimum: 1, maximum: maxQuantity }),
        },
        { additionalProperties: false },
      ),
      { maxItems: maxLines },
    ),
    addresses: Type.Optional(
      Type.Object(
        { shippingAddress: AddressInput, billingAddress: Type.Optional(AddressInput) },
        { additionalProperties: false },
      ),
    ),
    delivery: Type.Optional(ShippingBody),
    /** What pickup points are looked for by; the postal code of the address when left out. */
    pointsNear: Type.Optional(Type.String({ maxLength: maxSearchLength })),
    coupon: Type.Optional(Type.String({ maxLength: couponMaxLength })),
    /** The language of the order: its consents are read out in it. */
    language: Type.Optional(Type.Enum(languages)),
  },
  { additionalProperties: false, examples: [{ lines: [{ code: 'BAR', quantity: 2 }] }] },
)
export type OrderPreviewBody = Type.Static<typeof OrderPreviewBody>

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

export const OrderPreview = Type.Object({
  lines: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      quantity: Type.Integer(),
      /** A promotion has put it in. */
      isGift: Type.Boolean(),
      pieceCents: Type.Integer(),
      /** Before promotions. */
      totalCents: Type.Integer(),
      /** Pieces that can be had. */
      most: Type.Integer(),
      /** Why it cannot be ordered like this, in words; empty where it can. */
      problem: Type.String(),
    }),
  ),
  /** What else the order would be refused for, in words. */
  problems: Type.Array(Type.String()),
  /** Why the code does not count; empty where it does, or where there is none. The sums are those without it. */
  couponProblem: Type.String(),
  /** Ways to deliver these goods there, each with its price for this order. */
  methods: Type.Array(ShippingMethod),
  /** The method that the sums are for; empty where none is possible. */
  methodName: Type.String(),
  /** The method or its place is not chosen yet: without a method the sums have the cheapest. */
  isEstimate: Type.Boolean(),
  /** Where it is collected, or when it is brought; empty where that is open. */
  place: Type.String(),
  /** Why the chosen delivery is refused; empty where it is not. */
  deliveryProblem: Type.String(),
  /** Null: the chosen method has none. */
  points: orNull(PointsAnswer),
  windows: orNull(WindowsAnswer),
  goodsCents: Type.Integer(),
  discounts: Type.Array(Type.Object({ name: Type.String(), code: Type.String(), amountCents: Type.Integer() })),
  shippingCents: Type.Integer(),
  totalCents: Type.Integer(),
  taxCents: Type.Integer(),
  /** What the customer has to agree to, in the language of the order and without links. */
  consents: Type.Array(
    Type.Object({ id: Type.String(), version: Type.String(), title: Type.String(), text: Type.String() }),
  ),
})
export type OrderPreview = Type.Static<typeof OrderPreview>

const state = {
  statusCode: Type.String(),
  /** Until then it can be paid; ISO 8601 in UTC. */
  payableUntil: Type.String(),
  /** The provider may have a payment of it: no other one can begin. */
  isPaymentUnderWay: Type.Boolean(),
}

/** GET /api/cda/orders/{id}/payment-state: how far its payment is. It holds no personal data, and a call leaves no trace. */
export const PaymentState = Type.Object(state)
export type PaymentState = Type.Static<typeof PaymentState>

const paying = {
  ...state,
  orderNumber: Type.String(),
  /** The payer, as the bill names them. */
  payer: Type.String(),
  /** ISO 3166-1 alpha-2. */
  countryCode: Type.String(),
  locale: Type.String(),
  amount: Type.Object({ value: Type.Integer(), currency: Type.String() }),
  zeroPayable: Type.Boolean(),
  /** Cards alone: a customer on the telephone cannot be led to a bank. */
  paymentMethodsResponse: PaymentMethods,
}

/** GET /api/cda/orders/{id}/payment: what the form of the payment provider needs. */
export const TelephonePayment = Type.Union([
  Type.Object({ ...ownComponent, ...paying }),
  Type.Object({ ...cardFrame, ...paying }),
])
export type TelephonePayment = Type.Static<typeof TelephonePayment>
