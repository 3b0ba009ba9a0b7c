import { Type } from 'typebox'
import { isTime } from '#src/common/shop-time.ts'

/** A promotion as an operator defines it (C-9): fields left out have no effect. Sums in cents. */
export const cents = Type.Integer({ minimum: 1, maximum: 10_000_000 })
export const percent = Type.Number({ exclusiveMinimum: 0, maximum: 100, multipleOf: 0.1 })
export const names = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 200, uniqueItems: true })
export const count = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
const closed = { additionalProperties: false } as const
export const name = Type.String({ minLength: 1, maxLength: 80 })
export const pieces = Type.Integer({ minimum: 1, maximum: 100 })
export const couponCodes = Type.Array(Type.String({ minLength: 3, maxLength: 32 }), { maxItems: 20 })
export const priority = Type.Integer({ minimum: 0, maximum: 10_000 })
/** Lower-case letters, digits, hyphens; the back office has pages and calls of the four words. */
const key = Type.String({ pattern: '^(?!(?:new|simulate|counts|choices)$)[a-z0-9][a-z0-9-]{1,59}$' })
export const tiersMost = 20
/** A moment with its zone, or a day in Helsinki, which begins at midnight and is included in an end. */
const time = Type.Refine(Type.String(), isTime)

const Reward = Type.Union([
  Type.Object({ type: Type.Literal('percentage'), percent }, closed),
  Type.Object({ type: Type.Literal('fixed'), amountCents: cents }, closed),
  Type.Object(
    {
      type: Type.Literal('buyXGetY'),
      buy: pieces,
      get: pieces,
      percent,
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('freeGift'), code: Type.String({ minLength: 1, maxLength: 64 }) }, closed),
  Type.Object({ type: Type.Literal('freeShipping') }, closed),
  Type.Object(
    {
      type: Type.Literal('tiered'),
      tiers: Type.Array(
        Type.Union([
          Type.Object({ fromCents: cents, percent }, closed),
          Type.Object({ fromCents: cents, amountCents: cents }, closed),
        ]),
        { minItems: 1, maxItems: tiersMost },
      ),
    },
    closed,
  ),
])

export const PromotionDefinition = Type.Object(
  {
    /** The operators' name for it. */
    key,
    name: Type.Object({ fi: name, sv: name, en: name }, closed),
    reward: Reward,
    conditions: Type.Optional(
      Type.Object(
        {
          minTotalCents: Type.Optional(cents),
          codes: Type.Optional(names),
          categories: Type.Optional(names),
          brands: Type.Optional(names),
          customerGroups: Type.Optional(names),
          countries: Type.Optional(names),
          firstOrder: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
    ),
    couponCodes: Type.Optional(couponCodes),
    /** Single-use codes are generated later: until then no code opens it. */
    singleUseCodes: Type.Optional(Type.Boolean()),
    isPublic: Type.Optional(Type.Boolean()),
    limits: Type.Optional(
      Type.Object(
        { total: Type.Optional(count), perCustomer: Type.Optional(count), budgetCents: Type.Optional(count) },
        closed,
      ),
    ),
    from: Type.Optional(time),
    to: Type.Optional(time),
    /** Lower priorities apply first; 100 when left out. */
    priority: Type.Optional(priority),
    isExclusive: Type.Optional(Type.Boolean()),
  },
  closed,
)
export type PromotionDefinition = Type.Static<typeof PromotionDefinition>

/** Codes of one batch. */
export const maxBatchCodes = 10_000
