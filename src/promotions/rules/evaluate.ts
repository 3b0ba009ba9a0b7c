import { allocate, type Cents, sumOf } from '#src/common/money.ts'
import type { Adjustment, AdjustmentTarget } from './adjustment.ts'
import {
  type Gift,
  giftLineId,
  isOpenedBy,
  type Level,
  levelOf,
  needsCode,
  type Outcome,
  type Promotion,
  type PromotionCart,
  type PromotionLine,
  promotionSource,
  type TraceEntry,
} from './promotion.ts'
import { type Discounted, discountLines, discountOrder } from './rewards.ts'

/*
 * The promotions engine: pure, in cents, in one pass. Promotions apply by level (lines, order, fees), then by priority; each
 * works on what the earlier ones left. An exclusive one that takes something off ends its level. Nothing falls below 0.
 */

export interface Promoted {
  adjustments: Adjustment[]
  /** Gifts to add, each one free piece; their adjustments are among the others, with `giftLineId`. */
  gifts: Gift[]
  trace: TraceEntry[]
}

export function applyPromotions(promotions: readonly Promotion[], cart: PromotionCart): Promoted {
  const state: State = {
    open: cart.lines.map((line) => (line.isGiftCard ? 0 : line.priceCents * line.quantity)),
    orderCents: 0,
    gifts: [],
    adjustments: [],
    trace: [],
  }
  for (const level of levels) {
    let stopped = false
    for (const promotion of inTurn(promotions, level)) {
      const reason = stopped ? 'stopped-by-exclusive' : closedBecause(promotion, cart)
      const found = reason === null ? rewardOf(promotion, cart, state) : refused(reason)
      const kept = withinBudget(promotion, cart, found)
      state.trace.push({
        promotionId: promotion.id,
        level,
        outcome: kept.outcome,
        amountCents: kept.taken.reduce((sum, { amountCents }) => sum + amountCents, 0),
        ...(kept.missingCents !== undefined && { missingCents: kept.missingCents }),
      })
      if (kept.outcome !== 'applied') continue
      take(promotion, cart, state, kept)
      stopped = promotion.isExclusive
    }
  }
  return { adjustments: state.adjustments, gifts: state.gifts, trace: state.trace }
}

const levels: readonly Level[] = ['line', 'order', 'shipment']

const inTurn = (promotions: readonly Promotion[], level: Level): Promotion[] =>
  promotions
    .filter((promotion) => levelOf(promotion) === level)
    .toSorted((left, right) => left.priority - right.priority || left.id - right.id)

interface State {
  /** What is left of each line's price, in the cart's order; 0 for gift cards. */
  open: Cents[]
  /** What promotions of the whole order have taken off so far. */
  orderCents: Cents
  gifts: Gift[]
  adjustments: Adjustment[]
  trace: TraceEntry[]
}

interface Found {
  outcome: Outcome
  taken: { target: AdjustmentTarget; amountCents: Cents }[]
  gift?: Gift
  missingCents?: Cents
}

const refused = (outcome: Outcome, missingCents?: Cents): Found => ({
  outcome,
  taken: [],
  ...(missingCents !== undefined && { missingCents }),
})

/** Why the promotion is not evaluated at all; null: it is. */
function closedBecause(promotion: Promotion, cart: PromotionCart): Outcome | null {
  const { conditions, from, to } = promotion
  const { customer } = cart
  if (!promotion.isActive) return 'inactive'
  if (from !== null && cart.at < from) return 'not-yet'
  if (to !== null && cart.at >= to) return 'ended'
  const isOpened = isOpenedBy(promotion, cart.code)
  if (needsCode(promotion) && !isOpened) return 'needs-code'
  const exhausted = cart.exhausted.get(promotion.id)
  if (exhausted !== undefined) return exhausted
  if (!fits(conditions.countries, [cart.countryCode])) return 'other-country'
  if (!fits(conditions.customerGroups, customer.groups)) return 'other-group'
  if (conditions.firstOrder && !(customer.isFirstOrder ?? isOpened)) return 'not-first-order'
  return null
}

const fits = (wanted: readonly string[], have: readonly string[]): boolean =>
  wanted.length === 0 || have.some((one) => wanted.includes(one))

function isInScope({ conditions }: Promotion, line: PromotionLine): boolean {
  const { codes, brands, categories } = conditions
  return !line.isGiftCard && fits(codes, [line.code]) && fits(brands, [line.brand]) && fits(categories, line.categories)
}

function rewardOf(promotion: Promotion, cart: PromotionCart, state: State): Found {
  const { reward, conditions } = promotion
  const left = leftOfLines(state)
  const inScope = cart.lines.flatMap((line, index) =>
    isInScope(promotion, line) ? [{ line, openCents: left[index] ?? 0 }] : [],
  )
  if (inScope.length === 0) return refused('nothing-in-scope')
  const scopeCents = sumOf(inScope.map(({ openCents }) => openCents))
  const missing = (conditions.minTotalCents ?? 0) - scopeCents
  if (missing > 0) return refused('min-total', missing)
  switch (reward.type) {
    case 'freeShipping':
      return freeFee(cart, state)
    case 'freeGift':
      return giftOf(promotion, reward.code, cart, state)
    case 'percentage':
    case 'fixed':
    case 'tiered':
      return levelOf(promotion) === 'order'
        ? found(discountOrder(reward, scopeCents), (amountCents) => [{ target: { kind: 'order' }, amountCents }])
        : ofLines(discountLines(reward, inScope), inScope)
    case 'buyXGetY':
      return ofLines(discountLines(reward, inScope), inScope)
  }
}

type InScope = readonly { line: PromotionLine; openCents: Cents }[]

const ofLines = (taken: Discounted<readonly Cents[]>, inScope: InScope): Found =>
  found(taken, (amounts) =>
    amounts.map((amountCents, index) => ({
      target: { kind: 'line', lineId: inScope[index]?.line.id ?? '' },
      amountCents,
    })),
  )

function found<Amount>(taken: Discounted<Amount>, place: (amount: Amount) => Found['taken']): Found {
  if ('outcome' in taken) return refused(taken.outcome, taken.missingCents)
  const placed = place(taken.amount).filter(({ amountCents }) => amountCents > 0)
  return placed.length === 0 ? refused('nothing-to-take-off') : { outcome: 'applied', taken: placed }
}

/** What is left of each line after its share of the order's reductions, allocated as in the totals. */
const leftOfLines = ({ open, orderCents }: State): Cents[] => {
  if (orderCents === 0) return open
  const shares = allocate(orderCents, open)
  return open.map((cents, index) => cents - (shares[index] ?? 0))
}

/** Takes off what is left of the goods' delivery fee; nothing when the sum of the goods makes delivery free already. */
function freeFee({ shipments, lines }: PromotionCart, state: State): Found {
  const goods = shipments.find(({ kind }) => kind === 'goods')
  if (!goods) return refused('nothing-to-take-off')
  const taken = sumOf(
    state.adjustments.map(({ target, amountCents }) =>
      target.kind === 'shipment' && target.shipmentId === goods.id ? amountCents : 0,
    ),
  )
  const left = leftOfLines(state)
  const ordinary = sumOf(lines.map((line, index) => (line.shipmentId === goods.id ? (left[index] ?? 0) : 0)))
  const isFree = goods.freeFromCents !== null && ordinary >= goods.freeFromCents
  const amountCents = isFree ? 0 : goods.feeCents - taken
  if (amountCents <= 0) return refused('nothing-to-take-off')
  return { outcome: 'applied', taken: [{ target: { kind: 'shipment', shipmentId: goods.id }, amountCents }] }
}

/** A gift travels with ordinary goods and is never sent alone. Two promotions never give the same gift. */
function giftOf(promotion: Promotion, code: string, cart: PromotionCart, { gifts }: State): Found {
  const offer = cart.gifts.get(code)
  const travels = cart.shipments.some(({ kind }) => kind === 'goods')
  if (!offer || !travels || gifts.some((gift) => gift.code === code)) return refused('gift-not-available')
  if (offer.priceCents === 0) return refused('nothing-to-take-off')
  const target = { kind: 'line', lineId: giftLineId(promotion.id) } as const
  const gift = { promotionId: promotion.id, code, priceCents: offer.priceCents }
  return { outcome: 'applied', taken: [{ target, amountCents: offer.priceCents }], gift }
}

function withinBudget({ id }: Promotion, { budgetLeft }: PromotionCart, candidate: Found): Found {
  const left = budgetLeft.get(id)
  const wanted = sumOf(candidate.taken.map(({ amountCents }) => amountCents))
  return left !== undefined && wanted > left ? refused('budget-spent') : candidate
}

function take(promotion: Promotion, cart: PromotionCart, state: State, { taken, gift }: Found): void {
  const code = isOpenedBy(promotion, cart.code) ? (cart.code?.code ?? null) : null
  for (const { target, amountCents } of taken) {
    state.adjustments.push({ target, source: promotionSource(promotion.id), code, name: promotion.name, amountCents })
    if (target.kind === 'order') state.orderCents += amountCents
    if (target.kind !== 'line') continue
    const index = cart.lines.findIndex(({ id }) => id === target.lineId)
    if (index >= 0) state.open[index] = (state.open[index] ?? 0) - amountCents
  }
  if (gift) state.gifts.push(gift)
}
