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

/** What the cart is told of promotions, beside its goods. */
export type PromotionsNow = Pick<PromotionCart, 'at' | 'code' | 'customer' | 'exhausted' | 'budgetLeft'> & {
  promotions: readonly Promotion[]
}

/** What an order was promoted by: its cart shows just that for as long as it is frozen. */
export interface FrozenPromotions {
  adjustments: Adjustment[]
  gifts: Gift[]
}

/** Promotions as they are now, or as they were kept with the order. */
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

/** What can be given away: it is for sale, and what the cart itself takes of it leaves one. */
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

/** Gifts as lines of the ordinary parcel, after those that the shopper has put in. */
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

/** What a code would change by having its say. */
interface CodeEffect {
  /** By how much the order would cost more with it: then it is left out. */
  raisedCents: Cents
  /** As the order is priced now: by the sum of the goods. */
  isDeliveryFree: boolean
}

/** A code never raises what is to be paid: where the order costs less without it, it is priced without. */
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

/** Of a code that was left out, why. */
export const traceOf = ({ trace }: Promoted, given: CartPromotions, { raisedCents }: Pick<CodeEffect, 'raisedCents'>) =>
  trace.map((entry) =>
    raisedCents > 0 && entry.promotionId === openedBy(given)?.id
      ? { ...entry, outcome: 'raises-total' as const }
      : entry,
  )

export interface CouponFault {
  /** `saves-nothing`: it stays, asleep; an order is placed without it. */
  key: 'coupon/spend-more' | 'coupon/not-now' | 'coupon/saves-nothing'
  params?: { reason: 'sum' | 'delivery' | 'other'; change: 'dearer' | 'none' }
  amountCents?: Cents
}

/** What is said of the shopper's code. Null: there is none, or it does what it promises. */
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
