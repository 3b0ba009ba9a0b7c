import { Type } from 'typebox'
import type { Language } from '#src/common/locale.ts'
import { withdrawalLimits } from './limits.ts'

/*
 * The withdrawal function (C-5.5; Directive 2011/83/EU, article 11a): a statement in two steps, without an account, acknowledged at once
 * on a durable medium with its content, its day and its time.
 */

/** A line is named by its place in the order, counted from 0; without lines the whole order is meant. */
export const WithdrawalLine = Type.Object(
  {
    line: Type.Integer({ minimum: 0, maximum: 10_000 }),
    quantity: Type.Integer({ minimum: 1, maximum: withdrawalLimits.quantity }),
  },
  { additionalProperties: false },
)
export type WithdrawalLine = Type.Static<typeof WithdrawalLine>

/** POST /api/withdrawals. Texts may be longer than the stored limit: the response then names the field. */
export const WithdrawalBody = Type.Object(
  {
    orderNumber: Type.String({ maxLength: 400 }),
    name: Type.String({ maxLength: 2_000 }),
    email: Type.String({ maxLength: 800 }),
    lines: Type.Optional(Type.Array(WithdrawalLine, { maxItems: withdrawalLimits.lines })),
    message: Type.Optional(Type.String({ maxLength: 20_000 })),
  },
  { additionalProperties: false },
)
export type WithdrawalBody = Type.Static<typeof WithdrawalBody>

/** The same for every statement that could be read, whatever order it names. */
export const WithdrawalAnswer = Type.Object({
  reference: Type.String(),
  /** ISO 8601, UTC. */
  receivedAt: Type.String(),
})
export type WithdrawalAnswer = Type.Static<typeof WithdrawalAnswer>

/** What both mails say of a statement. */
export interface WithdrawalNotice {
  reference: string
  /** ISO 8601, UTC. */
  receivedAt: string
  language: Language
  /** Null in a mail to any other address than the order's own: what a stranger types is mailed to no third person. */
  stated: {
    orderNumber: string
    name: string
    email: string
    message: string
    /** Empty: the whole order. Names are the order's own; only what was typed or chosen is listed. 0: none was left. */
    lines: readonly { name: string; quantity: number }[]
  } | null
}

/** POST /api/withdrawals/lines: the lines of an order that may be withdrawn from. A `key` replaces the other fields. */
export const WithdrawalChoicesBody = Type.Object(
  {
    orderNumber: Type.String({ maxLength: 400 }),
    name: Type.String({ maxLength: 2_000 }),
    email: Type.String({ maxLength: 800 }),
    key: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
)
export type WithdrawalChoicesBody = Type.Static<typeof WithdrawalChoicesBody>

export const WithdrawalChoice = Type.Object({
  line: Type.Integer(),
  displayName: Type.String(),
  /** Pieces that are neither refunded nor withdrawn from. */
  quantity: Type.Integer(),
  productImageUrl: Type.String(),
  /** What was paid for those pieces, after their share of the order's promotions. */
  paidDisplay: Type.String(),
  /** Engraved for the shopper: there is no right of withdrawal. */
  isExcluded: Type.Boolean(),
})
export type WithdrawalChoice = Type.Static<typeof WithdrawalChoice>

/** Empty `lines`: nothing is known, or may be disclosed; the shop accepts a statement all the same. */
export const WithdrawalChoices = Type.Object({
  lines: Type.Array(WithdrawalChoice),
  /** The last shop day, `2026-12-11`; null while a parcel is under way. */
  withdrawUntil: Type.Union([Type.String(), Type.Null()]),
  isLate: Type.Boolean(),
  /** EXT. All of it is cancelled, refunded or withdrawn from already. False of an order that is not known. */
  isNothingLeft: Type.Boolean(),
})
export type WithdrawalChoices = Type.Static<typeof WithdrawalChoices>
