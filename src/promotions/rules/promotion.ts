import type { Language } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'
import { readCode } from '#src/common/typed-code.ts'

/** A promotion as the engine is given it (C-9). */
export interface Promotion {
  id: number
  /** Shown in the reader's language, printed in the order's. */
  name: Readonly<Record<Language, string>>
  reward: Reward
  conditions: Conditions
  /** What a shopper types, as `normaliseCode` leaves it; empty: it needs no code, unless it has single-use ones. */
  couponCodes: readonly string[]
  /** It has a batch of single-use codes, which are kept apart. */
  hasSingleUseCodes: boolean
  /** Its code is told to everybody, so that it may be said what a cart is short of. */
  isPublic: boolean
  /** Null: no limit. */
  limits: Limits
  /** First moment, and the first after it; null: since ever, for good. */
  from: Date | null
  to: Date | null
  /** The lower goes first; of the same, the older promotion (lower id). */
  priority: number
  /** Where it applies, no later one of its level does. */
  isExclusive: boolean
  isActive: boolean
}

export interface Limits {
  total: number | null
  /** Orders of one person, known by the address of e-mail. */
  perCustomer: number | null
  /** Of everything it takes off. An order that it would not reach for is not given a part of it. */
  budgetCents: Cents | null
}

/** Rounded half up where a percentage meets cents. Percentages are 0.1 to 100, with one decimal at most. */
export type Reward =
  /** Off each line in scope; without a scope, off the order. */
  | { type: 'percentage'; percent: number }
  /** Once, shared by the lines in scope; without a scope, off the order. */
  | { type: 'fixed'; amountCents: Cents }
  /** Of every buy + get pieces in scope, `get` are cheaper by the percentage: those that cost least. */
  | { type: 'buyXGetY'; buy: number; get: number; percent: number }
  /** One piece of a variation, put in as a line of its own that costs nothing. */
  | { type: 'freeGift'; code: string }
  /** The fee of the ordinary goods. */
  | { type: 'freeShipping' }
  /** The tier of the greatest sum that is reached; of the sum in scope. */
  | { type: 'tiered'; tiers: readonly Tier[] }

export type Tier = { fromCents: Cents } & ({ percent: number } | { amountCents: Cents })

/** All that are set must be met. Lists are "any of"; an empty one says nothing. */
export interface Conditions {
  /** Of the goods in scope, as they stand when the promotion has its turn. */
  minTotalCents: Cents | null
  /** What a line must be to be in scope: variations, categories, brands. */
  codes: readonly string[]
  categories: readonly string[]
  brands: readonly string[]
  customerGroups: readonly string[]
  /** Where the ordinary goods go, `FIN`. */
  countries: readonly string[]
  firstOrder: boolean
}

/** What the engine must know of a cart. Everything is a number, a word or a list of them; nothing is looked up. */
export interface PromotionCart {
  at: Date
  countryCode: string
  /** As `normaliseCode` leaves it, and which promotion it is of, where it is a single-use code. */
  code: { code: string; singleUseOf: number | null } | null
  customer: {
    groups: readonly string[]
    /** Null: nobody knows yet. Then a code is taken at its word, and what needs no code waits. */
    isFirstOrder: boolean | null
  }
  /** Promotions whose uses are up, and why. */
  exhausted: ReadonlyMap<number, ExhaustedBy>
  /** What is left of budgets, by promotion; one that is missing has no budget. */
  budgetLeft: ReadonlyMap<number, Cents>
  lines: readonly PromotionLine[]
  shipments: readonly PromotionShipment[]
  /** What can be given for nothing now, by variation: its price. One that is missing cannot be had. */
  gifts: ReadonlyMap<string, GiftCandidate>
}

/** `customer-unknown`: it has a limit for each, needs no code, and nobody has said yet who they are. */
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
  /** Of one, above or at 0. */
  priceCents: Cents
  /** A gift card: no promotion touches it, and it counts toward no minimum. */
  isGiftCard: boolean
}

export interface PromotionShipment {
  id: number
  kind: 'goods' | 'tablet' | 'gift-card'
  /** Before anything is free. */
  feeCents: Cents
  /** Free from this sum of ordinary goods after line and order promotions (C-19); null: never. */
  freeFromCents: Cents | null
}

export type Level = 'line' | 'order' | 'shipment'

/** Why a promotion applied or not; of all that were asked, in the order they were. */
export interface TraceEntry {
  promotionId: number
  level: Level
  outcome: Outcome
  /** What it takes off; 0 where it does not apply. */
  amountCents: Cents
  /** How much more must be in the cart; only with `min-total`. */
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

/** How a code is kept and compared, however it was typed. */
export const normaliseCode = readCode

export const needsCode = ({ couponCodes, hasSingleUseCodes }: Promotion): boolean =>
  couponCodes.length > 0 || hasSingleUseCodes

/** Whether the code opens the promotion. */
export const isOpenedBy = (promotion: Promotion, code: PromotionCart['code']): boolean =>
  code !== null && (promotion.couponCodes.includes(code.code) || code.singleUseOf === promotion.id)

/** How the source of an adjustment is called. */
export const promotionSource = (id: number): string => `promotion:${id}`
export const promotionIdOf = (source: string): number | null =>
  /^promotion:\d+$/.test(source) ? Number(source.slice('promotion:'.length)) : null

/** The line of a gift; no stored line is called so. */
export const giftLineId = (promotionId: number): string => `gift-${promotionId}`
