import { Type } from 'typebox'
import {
  cents,
  count,
  couponCodes,
  maxBatchCodes,
  name,
  names,
  pieces,
  priority,
  tiersMost,
} from './promotion-definition.ts'

/*
 * A promotion as the form of the back office has it: the definition of promotion-definition.ts, flat, so that each fault stands at
 * its field. Null: the field is empty. Sums in cents.
 */

const closed = (example: object) => ({ additionalProperties: false, examples: [example] })
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

export const rewardTypes = ['percentage', 'fixed', 'tiered', 'buyXGetY', 'freeGift', 'freeShipping'] as const
export type RewardType = (typeof rewardTypes)[number]

/** One decimal at most, which the server checks exactly. */
const percent = Type.Number({ exclusiveMinimum: 0, maximum: 100 })
const code = Type.String({ minLength: 1, maxLength: 64 })
/** A day in Helsinki, which is included in an end, or a time there: `2026-12-24T16:00`. */
const time = Type.String({ minLength: 10, maxLength: 16 })

const Tier = Type.Object(
  { fromCents: cents, percent: Type.Optional(percent), amountCents: Type.Optional(cents) },
  { additionalProperties: false },
)

const form = {
  nameFi: name,
  nameSv: name,
  nameEn: name,
  type: Type.Enum([...rewardTypes]),
  percent: orNull(percent),
  amountCents: orNull(cents),
  buy: orNull(pieces),
  get: orNull(pieces),
  giftCode: orNull(code),
  tiers: Type.Array(Tier, { maxItems: tiersMost }),
  minTotalCents: orNull(cents),
  codes: names,
  categories: names,
  brands: names,
  customerGroups: names,
  countries: names,
  firstOrder: Type.Boolean(),
  couponCodes,
  singleUseCodes: Type.Boolean(),
  isPublic: Type.Boolean(),
  limitTotal: orNull(count),
  limitPerCustomer: orNull(count),
  limitBudgetCents: orNull(count),
  begins: orNull(time),
  ends: orNull(time),
  priority,
  isExclusive: Type.Boolean(),
}
export const PromotionForm = Type.Object(form)
export type PromotionForm = Type.Static<typeof PromotionForm>

export const emptyForm: PromotionForm = {
  nameFi: '',
  nameSv: '',
  nameEn: '',
  type: 'percentage',
  percent: null,
  amountCents: null,
  buy: null,
  get: null,
  giftCode: null,
  tiers: [],
  minTotalCents: null,
  codes: [],
  categories: [],
  brands: [],
  customerGroups: [],
  countries: [],
  firstOrder: false,
  couponCodes: [],
  singleUseCodes: false,
  isPublic: false,
  limitTotal: null,
  limitPerCustomer: null,
  limitBudgetCents: null,
  begins: null,
  ends: null,
  priority: 100,
  isExclusive: false,
}

const example = { ...emptyForm, nameFi: 'Juhannus', nameSv: 'Midsommar', nameEn: 'Midsummer', percent: 10 }
/** `POST /api/admin/promotions`. Its key is made from the Finnish name. */
export const NewPromotion = Type.Object(form, closed(example))
/** `PATCH /api/admin/promotions/{key}`: what is left out stays. */
export const ChangedPromotion = Type.Object(
  { version: Type.Integer({ minimum: 1 }), ...Type.Partial(PromotionForm).properties },
  closed({ version: 1, percent: 15 }),
)

/** `POST /api/admin/promotions/{key}/codes`: new codes, which are answered this once. */
export const CodesBody = Type.Object(
  {
    batch: Type.String({ minLength: 1, maxLength: 40 }),
    count: Type.Integer({ minimum: 1, maximum: maxBatchCodes }),
  },
  closed({ batch: 'Uutiskirje', count: 100 }),
)
export const Codes = Type.Object({ codes: Type.Array(Type.String()) })
export type Codes = Type.Static<typeof Codes>

const Choice = Type.Object({ value: Type.String(), label: Type.String() })
export type Choice = Type.Static<typeof Choice>

/** `GET /api/admin/promotions/choices`: what conditions may name, in words. */
export const PromotionChoices = Type.Object({
  categories: Type.Array(Choice),
  brands: Type.Array(Choice),
  countries: Type.Array(Choice),
  customerGroups: Type.Array(Choice),
})
export type PromotionChoices = Type.Static<typeof PromotionChoices>

/** What a promotion does, as one reads it. Empty: it has no such condition. */
export const PromotionWords = Type.Object({
  gives: Type.String(),
  when: Type.Array(Type.String()),
  opens: Type.String(),
  limits: Type.Array(Type.String()),
})
export type PromotionWords = Type.Static<typeof PromotionWords>
