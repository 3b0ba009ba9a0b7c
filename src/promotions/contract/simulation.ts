import { Type } from 'typebox'
import { countries, homeCountryCode } from '#src/common/countries.ts'
import { PromotionForm } from './promotion-form.ts'

/*
 * `POST /api/admin/promotions/simulate`: what a cart would cost, which promotions apply to it, in their order, and why others do not.
 * It is priced as carts are, and nothing is written. A real cart or customer is read by staff who may read customers. Sums in cents.
 */

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

const linesMost = 50
export const piecesMost = 999

export const SimulationBody = Type.Object(
  {
    /** A cart that is made up; left out with `cartId`. */
    lines: Type.Optional(
      Type.Array(
        Type.Object(
          {
            code: Type.String({ minLength: 1, maxLength: 64 }),
            quantity: Type.Integer({ minimum: 1, maximum: piecesMost }),
          },
          { additionalProperties: false },
        ),
        { maxItems: linesMost },
      ),
    ),
    /** A real cart, with its goods, code, customer and delivery; what else is given takes their place. */
    cartId: Type.Optional(Type.String({ format: 'uuid' })),
    couponCode: Type.Optional(Type.String({ maxLength: 64 })),
    /** A time in Helsinki, `2026-12-24T16:00`; left out: now. */
    at: Type.Optional(Type.String({ minLength: 10, maxLength: 16 })),
    countryCode: Type.Optional(Type.Enum(countries.map(({ countryCode }) => countryCode))),
    methodId: Type.Optional(Type.String({ maxLength: 60 })),
    /** A real customer. */
    customerId: Type.Optional(Type.String({ format: 'uuid' })),
    /** A customer who is made up; `unknown` has given no address yet. */
    shopper: Type.Optional(Type.Enum(['unknown', 'first-order', 'ordered-before'])),
    isMember: Type.Optional(Type.Boolean()),
    /** The key of a promotion that is tried out as if it were switched on. */
    tried: Type.Optional(Type.String({ maxLength: 60 })),
    /** Changes of it, or a new one, that are not saved. */
    draft: Type.Optional(Type.Object(PromotionForm.properties, { additionalProperties: false })),
  },
  { additionalProperties: false, examples: [{ lines: [{ code: 'BAR', quantity: 2 }], countryCode: homeCountryCode }] },
)
export type SimulationBody = Type.Static<typeof SimulationBody>

const Step = Type.Object({
  level: Type.Enum(['line', 'order', 'shipment']),
  /** Key of the promotion; empty for one that is not saved yet. */
  key: Type.String(),
  name: Type.String(),
  isApplied: Type.Boolean(),
  isTried: Type.Boolean(),
  /** Why it applies or not, in words. */
  reason: Type.String(),
  amountCents: Type.Integer(),
})

export const Simulation = Type.Object({
  lines: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      quantity: Type.Integer(),
      isGift: Type.Boolean(),
      /** Before promotions. */
      totalCents: Type.Integer(),
    }),
  ),
  couponCode: Type.String(),
  countryCode: Type.String(),
  /** In the order in which they were asked. */
  steps: Type.Array(Step),
  goodsCents: Type.Integer(),
  promotionCents: Type.Integer(),
  shippingCents: Type.Integer(),
  totalCents: Type.Integer(),
  /** The method that the fee is for; empty where none is possible. */
  methodName: Type.String(),
  /** Methods of delivery to the country. */
  methods: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
  /** What the cart would say to the shopper. */
  problems: Type.Array(Type.String()),
  /** The open cart of the customer who was asked for. */
  openCartId: orNull(Type.String()),
})
export type Simulation = Type.Static<typeof Simulation>
