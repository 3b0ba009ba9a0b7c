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
  return [...promotions].sort((one, other) => {
    if (one.priority !== other.priority) return one.priority < other.priority ? -1 : 1
    if (one.created !== other.created) return one.created < other.created ? -1 : 1
    return one.id < other.id ? -1 : 1
  })
}

/** All that can be said without looking at prices. */
export function mayApply(promotion: ReferencePromotion, cart: ReferenceCart): boolean {
  const { codes, countries, customerGroups, limits, used } = promotion
  if (!promotion.active) return false
  if (cart.at < promotion.from) return false
  if (promotion.to !== null && cart.at >= promotion.to) return false
  if (codes.length > 0 && (cart.code === null || !codes.includes(cart.code))) return false
  if (countries.length > 0 && !countries.includes(cart.country)) return false
  if (customerGroups.length > 0 && !customerGroups.some((group) => cart.customerGroups.includes(group))) return false
  if (limits.total !== null && used.total >= limits.total) return false

  const asksForCustomer = promotion.firstOrder || limits.perCustomer !== null
  if (asksForCustomer && cart.customer === null) return codes.length > 0
  if (promotion.firstOrder && cart.customer?.hasOrdered) return false
  if (limits.perCustomer !== null && used.byCustomer >= limits.perCustomer) return false
  return true
}

export function isInScope(promotion: ReferencePromotion, line: ReferenceLine, cart: ReferenceCart): boolean {
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

/** What the promotion takes off goods when it has its turn; nothing where they have not earned it. */
export function offerOf(
  promotion: ReferencePromotion,
  open: readonly OpenLine[],
  cart: ReferenceCart,
  givenGifts: readonly string[],
): Offer {
  const { reward } = promotion
  if (!isEarned(promotion, open, cart)) return nothing
  const weights = open.map(({ line, left }) => (isInScope(promotion, line, cart) ? left : 0n))
  const inScope = sum(weights)

  switch (reward.kind) {
    case 'percentage':
      return reduce(promotion, { rate: reward.rate }, weights)
    case 'fixed':
      return reduce(promotion, { amount: reward.amount }, weights)
    case 'tiered': {
      const reached = reward.tiers.filter((tier) => inScope >= tier.from)
      const highest = reached.reduce<(typeof reached)[number] | null>(
        (best, tier) => (best === null || tier.from > best.from ? tier : best),
        null,
      )
      return highest === null ? nothing : reduce(promotion, highest.reduction, weights)
    }
    case 'buyXGetY':
      return { offLines: offCheapest(promotion, reward, open, cart), gift: null }
    case 'freeGift':
      return giftOf(reward.variation, cart, givenGifts)
    case 'freeShipping':
      return nothing
  }
}

/** A rate of lines is rounded on each line, one of the order once; every sum is shared by what is left. */
function reduce(promotion: ReferencePromotion, reduction: Reduction, weights: readonly bigint[]): Offer {
  if ('rate' in reduction && levelOf(promotion) === 'line') {
    return { offLines: weights.map((weight) => roundHalfUp(weight * reduction.rate, whole)), gift: null }
  }
  const inScope = sum(weights)
  const wanted = 'rate' in reduction ? roundHalfUp(inScope * reduction.rate, whole) : reduction.amount
  return { offLines: shareByWeight(smaller(wanted, inScope), weights), gift: null }
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
  const cheaper = (BigInt(pieces.length) / (buy + get)) * get

  const piecesOfLine = open.map(() => 0n)
  for (const piece of pieces.slice(0, Number(cheaper))) piecesOfLine[piece.index]! += 1n
  return open.map(({ line, left }, index) =>
    roundHalfUp(left * piecesOfLine[index]! * rate, line.quantity * whole),
  )
}

function giftOf(variation: string, cart: ReferenceCart, givenGifts: readonly string[]): Offer {
  const gift = cart.gifts.find((candidate) => candidate.variation === variation)
  const ordinary = cart.shipments.filter((shipment) => shipment.kind === 'goods').flatMap((shipment) => shipment.lines)
  if (gift === undefined || ordinary.length === 0) return nothing

  const inCart = cart.shipments.flatMap((shipment) => shipment.lines).filter((line) => line.variation === variation)
  const taken =
    sum(inCart.map((line) => line.quantity)) + BigInt(givenGifts.filter((given) => given === variation).length)
  return gift.free > taken ? { offLines: [], gift: { variation, normal: gift.normalPrice } } : nothing
}
