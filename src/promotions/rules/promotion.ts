import type { Language } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'
import { readCode } from '#src/common/typed-code.ts'

/** A promotion as the engine's input (C-9). */
export interface Promotion {
  id: number
  /** Shown in the reader's language, printed in the order's. */
  name: Readonly<Record<Language, string>>
  reward: Reward
  conditions: Conditions
  /** Shared codes, normalised by `normaliseCode`; empty: it needs no code, unless it has single-use ones. */
  couponCodes: readonly string[]
  /** It has single-use codes, which are stored separately. */
  hasSingleUseCodes: boolean
  /** Its code is advertised to everybody, so a shopper may learn what the cart is short of. */
  isPublic: boolean
  /** Null: no limit. */
  limits: Limits
  /** First moment, and the first moment after its end; null: no start, no end. */
  from: Date | null
  to: Date | null
  /** Lower priorities apply first; among equal ones the older promotion (lower id). */
  priority: number
  /** When it applies, no later promotion of its level does. */
  isExclusive: boolean
  isActive: boolean
}

/** Groups that conditions may name: signed-in customers. */
export const customerGroups = ['member'] as const

export interface Limits {
  total: number | null
  /** Orders of one customer, identified by e-mail address. */
  perCustomer: number | null
  /** The most it takes off over all orders. An order for which the rest is too small gets nothing, not a part. */
  budgetCents: Cents | null
}

/** Rounded half up where a percentage meets cents. Percentages are 0.1 to 100, with one decimal at most. */
export type Reward =
  /** Reduces each line in scope; without a scope, the order. */
  | { type: 'percentage'; percent: number }
  /** Applies once, shared by the lines in scope; without a scope, to the order. */
  | { type: 'fixed'; amountCents: Cents }
  /** For every buy + get pieces in scope, `get` of the cheapest pieces are reduced by the percentage. */
  | { type: 'buyXGetY'; buy: number; get: number; percent: number }
  /** Adds one piece of a variation as a separate line that costs nothing. */
  | { type: 'freeGift'; code: string }
  /** Takes off the delivery fee of the ordinary goods. */
  | { type: 'freeShipping' }
  /** Applies the highest tier that the sum in scope reaches. */
  | { type: 'tiered'; tiers: readonly Tier[] }

export type Tier = { fromCents: Cents } & ({ percent: number } | { amountCents: Cents })

/** All conditions that are set must be met. Lists mean "any of"; an empty list sets no condition. */
export interface Conditions {
  /** The least sum of the goods in scope, after the reductions of earlier promotions. */
  minTotalCents: Cents | null
  /** Variations, categories and brands that put a line in scope. */
  codes: readonly string[]
  categories: readonly string[]
  brands: readonly string[]
  customerGroups: readonly string[]
  /** Where the ordinary goods go, `FIN`. */
  countries: readonly string[]
  firstOrder: boolean
}

/** The engine's view of a cart: plain data only, so the engine makes no queries. */
export interface PromotionCart {
  at: Date
  countryCode: string
  /** The code, normalised by `normaliseCode`, and for a single-use code the promotion it belongs to. */
  code: { code: string; singleUseOf: number | null } | null
  customer: {
    groups: readonly string[]
    /** Null: not known yet. Then a code is accepted, and promotions without a code wait. */
    isFirstOrder: boolean | null
  }
  /** Promotions whose limits are reached, and why. */
  exhausted: ReadonlyMap<number, ExhaustedBy>
  /** Remaining budgets by promotion; a missing promotion has no budget limit. */
  budgetLeft: ReadonlyMap<number, Cents>
  lines: readonly PromotionLine[]
  shipments: readonly PromotionShipment[]
  /** Available gifts by variation, with their prices; a missing variation is not available. */
  gifts: ReadonlyMap<string, GiftCandidate>
}

/** `customer-unknown`: it has a limit per customer and needs no code, and the shopper has not given an e-mail address yet. */
export type ExhaustedBy = 'used-up' | 'used-by-customer' | 'customer-unknown'

export interface GiftCandidate {
  priceCents: Cents
}

export interface PromotionLine {
  id: string
  shipmentId: number
  code: string
  categories: readonly string[]
  brand: string
  quantity: number
  /** Price of one piece, at least 0. */
  priceCents: Cents
  /** A gift card: no promotion touches it, and it counts toward no minimum. */
  isGiftCard: boolean
}

export interface PromotionShipment {
  id: number
  kind: 'goods' | 'tablet' | 'gift-card'
  /** The fee before free delivery. */
  feeCents: Cents
  /** Free from this sum of ordinary goods after line and order promotions (C-19); null: never. */
  freeFromCents: Cents | null
}

export type Level = 'line' | 'order' | 'shipment'

/** Why a promotion applied or not; one entry per evaluated promotion, in that order. */
export interface TraceEntry {
  promotionId: number
  level: Level
  outcome: Outcome
  /** What it takes off; 0 where it does not apply. */
  amountCents: Cents
  /** How much the cart is short of; set for `min-total` only. */
  missingCents?: Cents
}

export const outcomes = [
  'applied',
  'inactive',
  'not-yet',
  'ended',
  'needs-code',
  'used-up',
  'used-by-customer',
  'customer-unknown',
  'budget-spent',
  'other-country',
  'other-group',
  'not-first-order',
  'nothing-in-scope',
  'min-total',
  'too-few-pieces',
  'gift-not-available',
  'nothing-to-take-off',
  'raises-total',
  'stopped-by-exclusive',
] as const
export type Outcome = (typeof outcomes)[number]

export interface Gift {
  promotionId: number
  code: string
  priceCents: Cents
}

const scoped = ({ codes, categories, brands }: Conditions): boolean =>
  codes.length + categories.length + brands.length > 0

/** Lines come first, then the order, then the fees (C-9). */
export function levelOf({ reward, conditions }: Pick<Promotion, 'reward' | 'conditions'>): Level {
  if (reward.type === 'freeShipping') return 'shipment'
  if (reward.type === 'buyXGetY' || reward.type === 'freeGift') return 'line'
  return scoped(conditions) ? 'line' : 'order'
}

/** The form in which codes are stored and compared, however they were typed. */
export const normaliseCode = readCode

export const needsCode = ({ couponCodes, hasSingleUseCodes }: Promotion): boolean =>
  couponCodes.length > 0 || hasSingleUseCodes

/** Whether the code opens the promotion. */
export const isOpenedBy = (promotion: Promotion, code: PromotionCart['code']): boolean =>
  code !== null && (promotion.couponCodes.includes(code.code) || code.singleUseOf === promotion.id)

/** The `source` of a promotion's adjustments. */
export const promotionSource = (id: number): string => `promotion:${id}`
export const promotionIdOf = (source: string): number | null =>
  /^promotion:\d+$/.test(source) ? Number(source.slice('promotion:'.length)) : null

/** Id of a gift's line; no stored line has such an id. */
export const giftLineId = (promotionId: number): string => `gift-${promotionId}`
