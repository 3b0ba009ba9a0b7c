import type { Cents } from '#src/common/money.ts'
import { type ExhaustedBy, needsCode, type Promotion, type PromotionCart } from './promotion.ts'

/** A promotion's redemptions, reserved or used; there is no record for an unused one. */
export interface Usage {
  promotionId: number
  orders: number
  cents: Cents
  /** Number of this customer's orders. */
  byCustomer: number
  /** The single-use code is taken. */
  isCodeTaken: boolean
}

export const hasLimits = ({ limits, conditions, hasSingleUseCodes }: Promotion): boolean =>
  hasSingleUseCodes ||
  conditions.firstOrder ||
  limits.total !== null ||
  limits.perCustomer !== null ||
  limits.budgetCents !== null

const maxForCustomer = ({ limits, conditions }: Promotion): number =>
  Math.min(limits.perCustomer ?? Number.POSITIVE_INFINITY, conditions.firstOrder ? 1 : Number.POSITIVE_INFINITY)

/** Promotions whose limits are reached. For an unknown customer a code is accepted, and promotions without one wait (0027). */
export function limitsReached(
  promotions: readonly Promotion[],
  usages: readonly Usage[],
  isCustomerKnown: boolean,
): Pick<PromotionCart, 'exhausted' | 'budgetLeft'> {
  const exhausted = new Map<number, ExhaustedBy>()
  const budgetLeft = new Map<number, Cents>()
  const usageOf = new Map(usages.map((usage) => [usage.promotionId, usage]))
  for (const promotion of promotions) {
    const { id, limits } = promotion
    const { orders, cents, byCustomer, isCodeTaken } = usageOf.get(id) ?? nothingUsed
    if (limits.budgetCents !== null) budgetLeft.set(id, Math.max(0, limits.budgetCents - cents))
    if (isCodeTaken || orders >= (limits.total ?? Number.POSITIVE_INFINITY)) exhausted.set(id, 'used-up')
    else if (byCustomer >= maxForCustomer(promotion)) exhausted.set(id, 'used-by-customer')
    else if (limits.perCustomer !== null && !isCustomerKnown && !needsCode(promotion))
      exhausted.set(id, 'customer-unknown')
  }
  return { exhausted, budgetLeft }
}

const nothingUsed = { orders: 0, cents: 0, byCustomer: 0, isCodeTaken: false }
