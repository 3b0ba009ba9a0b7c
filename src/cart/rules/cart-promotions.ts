import type { Cents } from '#src/common/money.ts'
import type { Adjustment } from '#src/promotions/rules/adjustment.ts'
import { applyPromotions, type Promoted } from '#src/promotions/rules/evaluate.ts'
import {
  type Gift,
  type GiftCandidate,
  giftLineId,
  needsCode,
  isOpenedBy,
  type Promotion,
  type PromotionCart,
  type PromotionShipment,
} from '#src/promotions/rules/promotion.ts'
import { ordinaryShipmentId } from '../contract/limits.ts'
import { quantityLimit } from './availability.ts'
import type { CartLine, Sellables } from './cart-line.ts'

/** What the promotion engine needs to know besides the cart's goods. */
export type PromotionsNow = Pick<PromotionCart, 'at' | 'code' | 'customer' | 'exhausted' | 'budgetLeft'> & {
  promotions: readonly Promotion[]
}

/** The promotions of an order: its cart shows exactly these while it is frozen. */
export interface FrozenPromotions {
  adjustments: Adjustment[]
  gifts: Gift[]
}

/** Current promotions, or those stored with the order. */
export type CartPromotions = { kind: 'now'; now: PromotionsNow } | { kind: 'kept'; kept: FrozenPromotions }

export const noPromotions: CartPromotions = { kind: 'kept', kept: { adjustments: [], gifts: [] } }

export function promotionsOf(
  lines: readonly CartLine[],
  sellables: Sellables,
  cart: { countryCode: string; shipments: readonly PromotionShipment[] },
  given: CartPromotions,
): Promoted {
  if (given.kind === 'kept') return { ...given.kept, trace: [] }
  const { promotions, ...now } = given.now
  return applyPromotions(promotions, {
    ...now,
    ...cart,
    lines: lines.map((line) => {
      const sellable = sellables.get(line.code)
      return {
        id: line.id,
        shipmentId: line.shipmentId,
        code: line.code,
        categories: sellable?.categoryCodes ?? [],
        brand: sellable?.brand ?? '',
        quantity: line.quantity,
        priceCents: line.priceCents,
        isGiftCard: sellable?.vatClass === 'giftcard',
      }
    }),
    gifts: giftsNow(promotions, lines, sellables),
  })
}

/** Available gifts: products for sale of which one is left after the cart's own demand. */
function giftsNow(
  promotions: readonly Promotion[],
  lines: readonly CartLine[],
  sellables: Sellables,
): ReadonlyMap<string, GiftCandidate> {
  const offers = new Map<string, GiftCandidate>()
  for (const { reward } of promotions) {
    if (reward.type !== 'freeGift') continue
    const sellable = sellables.get(reward.code)
    const { max } = quantityLimit({ id: '', code: reward.code }, lines, sellables)
    if (sellable?.productType === 'Product' && max > 0)
      offers.set(reward.code, { priceCents: sellable.normalPriceCents })
  }
  return offers
}

/** Gifts as lines of the ordinary parcel, to follow the shopper's lines. */
export const giftLines = (gifts: readonly Gift[], sellables: Sellables): CartLine[] =>
  gifts.map(({ promotionId, code, priceCents }) => ({
    id: giftLineId(promotionId),
    shipmentId: ordinaryShipmentId,
    code,
    displayName: sellables.get(code)?.displayName ?? code,
    quantity: 1,
    normalPriceCents: priceCents,
    lowestPriceCents: null,
    priceCents,
    previousPriceCents: null,
    customTablet: null,
    isGift: true,
  }))

/** What a code would change if it applied. */
interface CodeEffect {
  /** How much more the order would cost with the code; above 0 the code is left out. */
  raisedCents: Cents
  /** Whether the sum of the goods makes delivery free, as the order is priced now. */
  isDeliveryFree: boolean
}

/** A code never raises the total: where the order costs less without the code, the code is left out. */
export function pricedForLess<Sums extends { totals: { totalCents: Cents } }>(
  given: CartPromotions,
  sumsOf: (promotions: CartPromotions) => Sums,
): { sums: Sums; raisedCents: Cents } {
  const sums = sumsOf(given)
  if (given.kind === 'kept' || given.now.code === null) return { sums, raisedCents: 0 }
  const without = sumsOf({ ...given, now: { ...given.now, code: null } })
  const raisedCents = sums.totals.totalCents - without.totals.totalCents
  return raisedCents > 0 ? { sums: without, raisedCents } : { sums, raisedCents: 0 }
}

/** The promotion that the shopper's code opens. */
function openedBy(given: CartPromotions): Promotion | undefined {
  if (given.kind === 'kept') return undefined
  const { code, promotions } = given.now
  return code === null ? undefined : promotions.find((promotion) => needsCode(promotion) && isOpenedBy(promotion, code))
}

/** Marks a left-out code in the trace as one that would raise the total. */
export const traceOf = ({ trace }: Promoted, given: CartPromotions, { raisedCents }: Pick<CodeEffect, 'raisedCents'>) =>
  trace.map((entry) =>
    raisedCents > 0 && entry.promotionId === openedBy(given)?.id
      ? { ...entry, outcome: 'raises-total' as const }
      : entry,
  )

export interface CouponFault {
  /** `saves-nothing`: the code stays in the cart without effect; an order is placed without it. */
  key: 'coupon/spend-more' | 'coupon/not-now' | 'coupon/saves-nothing'
  params?: { reason: 'sum' | 'delivery' | 'other'; change: 'dearer' | 'none' }
  amountCents?: Cents
}

/** Why the shopper's code has no effect. Null: there is none, or it works as promised. */
export function couponFault(
  promoted: Promoted,
  given: CartPromotions,
  { raisedCents, isDeliveryFree }: CodeEffect,
): CouponFault | null {
  if (given.kind === 'kept' || given.now.code === null) return null
  const sleeping = (reason: 'sum' | 'delivery' | 'other'): CouponFault => ({
    key: 'coupon/saves-nothing',
    params: { reason, change: raisedCents > 0 ? 'dearer' : 'none' },
    amountCents: raisedCents,
  })
  if (raisedCents > 0) return sleeping(isDeliveryFree ? 'sum' : 'other')
  const opened = openedBy(given)
  const trace = promoted.trace.find(({ promotionId }) => promotionId === opened?.id)
  if (trace?.outcome === 'applied') return null
  if (opened?.reward.type === 'freeShipping' && trace?.outcome === 'nothing-to-take-off')
    return sleeping(isDeliveryFree ? 'sum' : 'delivery')
  if (opened?.isPublic === true && trace?.outcome === 'min-total' && trace.missingCents !== undefined)
    return { key: 'coupon/spend-more', amountCents: trace.missingCents }
  return { key: 'coupon/not-now' }
}
