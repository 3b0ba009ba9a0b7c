import type { CartLine, Sellable } from '#src/cart/rules/cart-line.ts'
import { priceCart } from '#src/cart/rules/price-cart.ts'
import type { PricedCart } from '#src/cart/rules/priced-cart.ts'
import type { PromotionsNow } from '#src/cart/rules/cart-promotions.ts'
import type { CartTerms } from '#src/cart/rules/terms.ts'
import type { Address } from '#src/common/address.ts'
import type { DeliveryChoice } from '#src/delivery/rules/choice.ts'
import { type TaxClass, taxRatesOf } from '#src/tax/rules/vat-rates.ts'
import { toNewOrder } from '#src/checkout/server/new-order.ts'
import type { NewOrder } from '#src/orders/rules/new-order.ts'
import { hasLimits, limitsReached, type Usage } from '#src/promotions/rules/limits.ts'
import { giftLineId, type Promotion, promotionIdOf, type Reward } from '#src/promotions/rules/promotion.ts'
import { shopDay } from '#src/common/working-days.ts'
import { categories as allCategories } from './random-cart.ts'
import type {
  Reduction,
  ReferenceCart,
  ReferenceLine,
  ReferencePromotion,
  ReferenceResult,
  ReferenceShipment,
} from './reference-cart.ts'

/* The cart of the reference as the shop's calculator is given it, and what the shop answers in the words of the reference. */

/**
 * What the cart shows, what the order of it would store, and what the cart shows while that order waits for its payment. Null:
 * something keeps it from being ordered.
 */
export function priceByShop(cart: ReferenceCart): Record<'shown' | 'stored' | 'frozen', ReferenceResult> | null {
  const now = new Date(Number(cart.at))
  const [lines, sellables, terms, options] = shopInputOf(cart)
  const priced = priceCart(lines, sellables, terms, options)
  if (priced.problems.some(({ blocking }) => blocking)) return null
  const { adjustments, gifts } = priced
  const kept = { kind: 'kept', kept: { adjustments, gifts } } as const
  const frozen = priceCart(lines, sellables, terms, { ...options, promotions: kept, isFrozen: true })
  return { shown: shownBy(priced), stored: storedBy(orderOf(priced, now), priced), frozen: shownBy(frozen) }
}

/** What the shop's calculator is given. */
export function shopInputOf(cart: ReferenceCart): Parameters<typeof priceCart> {
  const now = new Date(Number(cart.at))
  const lines = cart.shipments.flatMap((shipment) => shipment.lines.map((line) => toCartLine(line, shipment)))
  const options = {
    countryCode: cart.country,
    delivery: { choice: choiceOf(cart), place: null, today: shopDay(now) },
    promotions: { kind: 'now', now: promotionsNow(cart, now) },
    giftCardBalanceCents: Number(cart.giftCard ?? 0n),
    isFrozen: false,
    isChangeable: true,
  } as const
  return [lines, sellablesOf(cart), termsOf(cart, now), options]
}

function toCartLine(line: ReferenceLine, { id, kind, country }: ReferenceShipment): CartLine {
  return {
    id: line.id,
    shipmentId: id,
    code: line.variation,
    displayName: line.variation,
    quantity: Number(line.quantity),
    normalPriceCents: Number(line.normalPrice),
    lowestPriceCents: line.lowestPrice === null ? null : Number(line.lowestPrice),
    priceCents: Number(line.price),
    previousPriceCents: null,
    customTablet: kind === 'tablet' ? { ...tablet, countryCode: country } : null,
    giftCard: kind === 'gift-card' ? giftCard : null,
  }
}

function sellablesOf({ shipments, gifts }: ReferenceCart): Map<string, Sellable> {
  const sellables = new Map<string, Sellable>()
  for (const { kind, lines } of shipments) {
    const productType = kind === 'goods' ? 'Product' : kind === 'tablet' ? 'CustomTablet' : 'GiftCard'
    for (const { variation, vatClass, brand, categories, normalPrice } of lines)
      sellables.set(variation, {
        ...sellable(variation, vatClass, Number(normalPrice), 100_000),
        productType,
        brand,
        categoryCodes: categories,
      })
  }
  for (const { variation, vatClass, normalPrice, free } of gifts) {
    const { brand = '', categoryCodes = [] } = sellables.get(variation) ?? {}
    const gift = sellable(variation, vatClass, Number(normalPrice), Number(free))
    sellables.set(variation, { ...gift, brand, categoryCodes })
  }
  return sellables
}

const sellable = (code: string, vatClass: string, priceCents: number, available: number): Sellable => ({
  code,
  displayName: code,
  url: '',
  imageUrl: '',
  weightGrams: 0,
  drainedGrams: null,
  volumeMl: null,
  pieces: 1,
  vatClass: taxClasses[vatClass] ?? 'food',
  normalPriceCents: priceCents,
  lowestPriceCents: null,
  priceCents,
  isBuyable: true,
  productType: 'Product',
  demands: [{ stockCode: code, quantity: 1, available }],
  available,
  brand: '',
  categories: [],
  categoryCodes: [],
  flavour: null,
})

const taxClasses: Record<string, TaxClass> = { food: 'food', general: 'general', giftcard: 'giftcard' }

function termsOf({ methods, vatRates }: ReferenceCart, now: Date): CartTerms {
  const rates = vatRates.map(({ country: countryCode, vatClass, rate, from, to }) => ({
    countryCode,
    class: taxClasses[vatClass] ?? 'food',
    rate: Number(rate) / 100,
    validFrom: from,
    validTo: to,
  }))
  return {
    taxRatesIn: (country) => taxRatesOf(rates, country, shopDay(now)),
    methods: methods.map(({ id, kind, countries, price, freeFrom }) => ({
      methodId: id,
      nameKey: id,
      kind,
      countryCodes: countries,
      priceCents: Number(price),
      freeFromCents: freeFrom === null ? null : Number(freeFrom),
      maxWeightGrams: null,
      minDays: 1,
      maxDays: 2,
    })),
    tariffs: [],
  }
}

function choiceOf({ methods, chosenMethod }: ReferenceCart): DeliveryChoice | null {
  const chosen = methods.find(({ id }) => id === chosenMethod)
  if (chosen === undefined) return null
  return { methodId: chosen.id, priceCents: Number(chosen.price), place: '', point: null, window: null, isGone: false }
}

function promotionsNow(cart: ReferenceCart, at: Date): PromotionsNow {
  const promotions = cart.promotions.map((promotion) => toPromotion(promotion, cart))
  const usages = cart.promotions.map((promotion) => usageOf(promotion, cart.code))
  const single = cart.promotions.find(({ singleUseCodes }) => singleUseCodes?.some(({ code }) => code === cart.code))
  return {
    promotions,
    at,
    code: cart.code === null ? null : { code: cart.code, singleUseOf: single?.id ?? null },
    customer: { groups: cart.customerGroups, isFirstOrder: cart.customer && !cart.customer.hasOrdered },
    ...limitsReached(promotions.filter(hasLimits), usages, cart.customer !== null),
  }
}

function usageOf({ id, used, singleUseCodes }: ReferencePromotion, typed: string | null): Usage {
  return {
    promotionId: id,
    orders: Number(used.total),
    cents: Number(used.budget),
    byCustomer: Number(used.byCustomer),
    isCodeTaken: (singleUseCodes ?? []).some(({ code, isTaken }) => code === typed && isTaken),
  }
}

const cents = (amount: bigint | null): number | null => (amount === null ? null : Number(amount))
const moment = (ms: bigint | null): Date | null => (ms === null ? null : new Date(Number(ms)))

function toPromotion(promotion: ReferencePromotion, { parentOf }: ReferenceCart): Promotion {
  const { scope, limits } = promotion
  const isBelow = (category: string, top: string): boolean =>
    category === top || (parentOf[category] !== undefined && isBelow(parentOf[category], top))
  return {
    id: promotion.id,
    name: { fi: 'Etu', sv: 'Förmån', en: 'Offer' },
    reward: toReward(promotion.reward),
    conditions: {
      minTotalCents: cents(promotion.minimum),
      codes: scope.variations,
      // As the store reads them: each with those below it.
      categories: scope.categories.flatMap((top) => allCategories.filter((category) => isBelow(category, top))),
      brands: scope.brands,
      customerGroups: promotion.customerGroups,
      countries: promotion.countries,
      firstOrder: promotion.firstOrder,
    },
    couponCodes: promotion.codes,
    hasSingleUseCodes: promotion.singleUseCodes !== null,
    isPublic: false,
    limits: {
      total: cents(limits.total),
      perCustomer: cents(limits.perCustomer),
      budgetCents: cents(limits.budget),
    },
    from: moment(promotion.from),
    to: moment(promotion.to),
    priority: Number(promotion.priority),
    isExclusive: promotion.exclusive,
    isActive: promotion.active,
  }
}

function toReward(reward: ReferencePromotion['reward']): Reward {
  const percentOf = (rate: bigint): number => Number(rate) / 100
  const toTier = (from: bigint, reduction: Reduction) =>
    'rate' in reduction
      ? { fromCents: Number(from), percent: percentOf(reduction.rate) }
      : { fromCents: Number(from), amountCents: Number(reduction.amount) }
  switch (reward.kind) {
    case 'percentage':
      return { type: 'percentage', percent: percentOf(reward.rate) }
    case 'fixed':
      return { type: 'fixed', amountCents: Number(reward.amount) }
    case 'tiered':
      return { type: 'tiered', tiers: reward.tiers.map(({ from, reduction }) => toTier(from, reduction)) }
    case 'buyXGetY':
      return { type: 'buyXGetY', buy: Number(reward.buy), get: Number(reward.get), percent: percentOf(reward.rate) }
    case 'freeGift':
      return { type: 'freeGift', code: reward.variation }
    case 'freeShipping':
      return { type: 'freeShipping' }
  }
}

function shownBy({ lines, totals, adjustments, shipments, freeShipping }: PricedCart): ReferenceResult {
  return answerOf({
    lines: lines.map(({ line, sums }) => ({
      id: line.id,
      list: sums.listCents,
      afterLines: sums.totalCents,
      paid: sums.totalCents - sums.promotionCents,
      tax: sums.taxCents,
    })),
    given: adjustments.map(({ target, source, amountCents }) => ({
      source,
      amountCents,
      of: target.kind === 'line' ? target.lineId : target.kind === 'order' ? 'order' : `shipment ${target.shipmentId}`,
    })),
    shipments,
    freeShipping,
    totals,
  })
}

/** By what the order keeps alone. */
function storedBy(order: NewOrder, { lines, freeShipping }: PricedCart): ReferenceResult {
  return answerOf({
    lines: order.lines.map((line, position) => {
      const own = order.adjustments.filter(({ linePosition }) => linePosition === position)
      const afterLines = line.priceCents * line.quantity - sum(own.map(({ amountCents }) => amountCents))
      return {
        id: lines[position]?.line.id ?? '',
        list: (line.lowestPriceCents ?? line.priceCents) * line.quantity,
        afterLines,
        paid: afterLines - line.promotionCents,
        tax: line.taxCents,
      }
    }),
    given: order.adjustments.map(({ target, linePosition, shipmentNumber, source, amountCents }) => ({
      source,
      amountCents,
      of:
        target === 'line'
          ? (lines[linePosition ?? -1]?.line.id ?? '')
          : target === 'order'
            ? 'order'
            : `shipment ${shipmentNumber}`,
    })),
    shipments: order.shipments.map(({ number, feeCents }) => ({ id: number, feeCents })),
    freeShipping,
    totals: order,
  })
}

interface ShopAnswer {
  lines: { id: string; list: number; afterLines: number; paid: number; tax: number }[]
  given: { source: string; of: string; amountCents: number }[]
  shipments: readonly { id: number; feeCents: number }[]
  freeShipping: PricedCart['freeShipping']
  totals: Pick<NewOrder, 'taxes' | 'taxCents' | 'shippingCents' | 'totalCents' | 'giftCardCents' | 'payableCents'>
}

function answerOf({ lines, given, shipments, freeShipping, totals }: ShopAnswer): ReferenceResult {
  const named = (id: string): string => id.replace(giftLineId(0).slice(0, -1), 'gift ')
  const takenOf = (id: number) => sum(given.map(({ of, amountCents }) => (of === `shipment ${id}` ? amountCents : 0)))
  return {
    lines: lines.map(({ id, ...sums }) => ({
      id: named(id),
      list: BigInt(sums.list),
      afterLines: BigInt(sums.afterLines),
      paid: BigInt(sums.paid),
      tax: BigInt(sums.tax),
    })),
    given: given.map(({ source, of, amountCents }) => ({
      promotion: promotionIdOf(source) ?? 0,
      of: named(of),
      amount: BigInt(amountCents),
    })),
    shipments: shipments.map(({ id, feeCents }) => ({ id, fee: BigInt(feeCents), taken: BigInt(takenOf(id)) })),
    freeDelivery: { isFree: freeShipping.isFree, missing: BigInt(freeShipping.missingCents) },
    taxes: totals.taxes.map(({ rate, netCents, taxCents }) => ({
      rate: BigInt(Math.round(rate * 100)),
      net: BigInt(netCents),
      tax: BigInt(taxCents),
    })),
    taxTotal: BigInt(totals.taxCents),
    saved: BigInt(sum(given.map(({ amountCents }) => amountCents))),
    fees: BigInt(totals.shippingCents),
    total: BigInt(totals.totalCents),
    paidByGiftCard: BigInt(totals.giftCardCents),
    payable: BigInt(totals.payableCents),
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const orderOf = (priced: PricedCart, now: Date): NewOrder =>
  toNewOrder({
    cart: { row: { id: 'cart', version: 1, ownerId: 'v_reference', greeting: '' }, priced },
    shippingAddress: address,
    billingAddress: address,
    consents: [],
    asked: [],
    language: 'fi',
    text: (_language, key) => key,
    now,
    customerKey: null,
  })

const address: Address = {
  firstName: 'Eeva',
  lastName: 'Virtanen',
  email: 'eeva@example.com',
  line1: 'Kirkkokatu 4',
  line2: '',
  postalCode: '90100',
  city: 'Oulu',
  countryCode: 'FIN',
  countryName: 'Suomi',
  phoneNumber: '+358401234567',
  regionName: '',
  name: '',
}
const tablet = {
  flavour: 'T0',
  frontText: 'Onnea',
  name: 'Eeva',
  address: 'Kirkkokatu 4',
  postalCode: '90100',
  city: 'Oulu',
  phone: '+358401234567',
}
const giftCard = {
  isForSelf: true,
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  sendOn: '',
}
