import { roundHalfUp, shareByWeight, smaller, sum } from './exact.ts'
import type { Reduction, ReferenceCart, ReferenceLine, ReferencePromotion } from './reference-cart.ts'

/** A line that promotions may touch, with what they have left of it so far. Gift cards are none of them. */
export type OpenLine = { line: ReferenceLine; left: bigint }

/** What a promotion would take off each open line, or a gift. */
export type Offer = { offLines: bigint[]; gift: { variation: string; normal: bigint } | null }

const whole = 10_000n
const nothing: Offer = { offLines: [], gift: null }

export function levelOf(promotion: ReferencePromotion): 'line' | 'order' | 'shipping' {
  const { scope, reward } = promotion
  if (reward.kind === 'freeShipping') return 'shipping'
  if (reward.kind === 'buyXGetY' || reward.kind === 'freeGift') return 'line'
  const namesLines = scope.variations.length + scope.categories.length + scope.brands.length > 0
  return namesLines ? 'line' : 'order'
}

/** The lower number goes first, then the older promotion. */
export function inTurn(promotions: readonly ReferencePromotion[]): ReferencePromotion[] {
  return [...promotions].sort((one, other) =>
    one.priority === other.priority ? one.id - other.id : one.priority < other.priority ? -1 : 1,
  )
}

/** All that can be said without looking at prices. */
export function mayApply(promotion: ReferencePromotion, cart: ReferenceCart): boolean {
  const { countries, customerGroups, limits, used } = promotion
  if (!promotion.active) return false
  if (promotion.from !== null && cart.at < promotion.from) return false
  if (promotion.to !== null && cart.at >= promotion.to) return false
  if (asksForCode(promotion) && !isOpened(promotion, cart)) return false
  if (countries.length > 0 && !countries.includes(cart.country)) return false
  if (customerGroups.length > 0 && !customerGroups.some((group) => cart.customerGroups.includes(group))) return false
  if (limits.total !== null && used.total >= limits.total) return false

  const asksForCustomer = promotion.firstOrder || limits.perCustomer !== null
  if (asksForCustomer && cart.customer === null) return asksForCode(promotion)
  if (promotion.firstOrder && (cart.customer?.hasOrdered || used.byCustomer > 0n)) return false
  if (limits.perCustomer !== null && used.byCustomer >= limits.perCustomer) return false
  return true
}

const asksForCode = ({ codes, singleUseCodes }: ReferencePromotion): boolean =>
  codes.length > 0 || singleUseCodes !== null

function isOpened({ codes, singleUseCodes }: ReferencePromotion, { code }: ReferenceCart): boolean {
  if (code === null) return false
  return codes.includes(code) || (singleUseCodes ?? []).some((single) => single.code === code && !single.isTaken)
}

function isInScope(promotion: ReferencePromotion, line: ReferenceLine, cart: ReferenceCart): boolean {
  const { variations, categories, brands } = promotion.scope
  if (variations.length > 0 && !variations.includes(line.variation)) return false
  if (brands.length > 0 && !brands.includes(line.brand)) return false
  if (categories.length > 0) {
    const own = line.categories.flatMap((category) => withAllAbove(category, cart))
    if (!own.some((category) => categories.includes(category))) return false
  }
  return true
}

function withAllAbove(category: string, cart: ReferenceCart): string[] {
  const parent = cart.parentOf[category]
  return parent === undefined ? [category] : [category, ...withAllAbove(parent, cart)]
}

/** What it asks of the goods when it has its turn: something in scope, and enough of it. */
export function isEarned(promotion: ReferencePromotion, open: readonly OpenLine[], cart: ReferenceCart): boolean {
  const inScope = open.filter(({ line }) => isInScope(promotion, line, cart))
  return inScope.length > 0 && sum(inScope.map(({ left }) => left)) >= (promotion.minimum ?? 0n)
}

/** What a promotion of lines would take off them, or put in. */
export function offerToLines(
  promotion: ReferencePromotion,
  open: readonly OpenLine[],
  cart: ReferenceCart,
  givenGifts: readonly string[],
): Offer {
  const { reward } = promotion
  if (reward.kind === 'freeGift') return giftOf(reward.variation, cart, givenGifts)
  if (reward.kind === 'buyXGetY') return { offLines: offCheapest(promotion, reward, open, cart), gift: null }

  const weights = open.map(({ line, left }) => (isInScope(promotion, line, cart) ? left : 0n))
  const inScope = sum(weights)
  const reduction = reductionOf(promotion, inScope)
  if (reduction === null) return nothing
  // A rate is rounded on each line, a sum is shared by what is left of them.
  if ('rate' in reduction)
    return { offLines: weights.map((weight) => roundHalfUp(weight * reduction.rate, whole)), gift: null }
  return { offLines: shareByWeight(smaller(reduction.amount, inScope), weights), gift: null }
}

/** What a promotion of the order would take off that much of goods. */
export function offerToOrder(promotion: ReferencePromotion, goods: bigint): bigint {
  const reduction = reductionOf(promotion, goods)
  if (reduction === null) return 0n
  return 'rate' in reduction ? roundHalfUp(goods * reduction.rate, whole) : smaller(reduction.amount, goods)
}

/** Of tiers, the one of the greatest sum that is reached. */
function reductionOf({ reward }: ReferencePromotion, inScope: bigint): Reduction | null {
  if (reward.kind === 'percentage' || reward.kind === 'fixed') return reward
  if (reward.kind !== 'tiered') return null
  let best: (typeof reward.tiers)[number] | null = null
  for (const tier of reward.tiers) {
    if (inScope >= tier.from && (best === null || tier.from > best.from)) best = tier
  }
  return best?.reduction ?? null
}

/** Of every buy + get pieces in scope the `get` cheapest of all are cheaper, each by its part of what is left of its line. */
function offCheapest(
  promotion: ReferencePromotion,
  { buy, get, rate }: { buy: bigint; get: bigint; rate: bigint },
  open: readonly OpenLine[],
  cart: ReferenceCart,
): bigint[] {
  const pieces = open.flatMap(({ line, left }, index) =>
    isInScope(promotion, line, cart)
      ? Array.from({ length: Number(line.quantity) }, () => ({ index, left, of: line.quantity }))
      : [],
  )
  // One piece costs left / of: two of them are compared crosswise. The sort keeps the order of lines that cost the same.
  pieces.sort((one, other) => Number(one.left * other.of - other.left * one.of))
  const all = BigInt(pieces.length)
  const rest = all % (buy + get)
  const cheaper = (all / (buy + get)) * get + (rest > buy ? rest - buy : 0n)

  const piecesOfLine = open.map(() => 0n)
  for (const piece of pieces.slice(0, Number(cheaper))) piecesOfLine[piece.index]! += 1n
  return open.map(({ line, left }, index) => roundHalfUp(left * piecesOfLine[index]! * rate, line.quantity * whole))
}

/** A gift needs an ordinary parcel and stock that the cart itself leaves; no thing is given twice. */
function giftOf(variation: string, cart: ReferenceCart, givenGifts: readonly string[]): Offer {
  const gift = cart.gifts.find((candidate) => candidate.variation === variation)
  const hasParcel = cart.shipments.some(({ kind }) => kind === 'goods')
  if (gift === undefined || !hasParcel || givenGifts.includes(variation)) return nothing

  const inCart = cart.shipments.flatMap((shipment) => shipment.lines).filter((line) => line.variation === variation)
  if (gift.free <= sum(inCart.map((line) => line.quantity))) return nothing
  return { offLines: [], gift: { variation, normal: gift.normalPrice } }
}
