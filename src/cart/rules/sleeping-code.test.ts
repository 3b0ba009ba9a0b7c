import { describe, expect, it } from 'vitest'
import type { Promotion, Reward } from '#src/promotions/rules/promotion.ts'
import type { CartLine, Sellable } from './cart-line.ts'
import { priceCart } from './price-cart.ts'
import type { CartTerms } from './terms.ts'

/* A code never raises what is to be paid. */

const terms: CartTerms = {
  methods: [
    {
      methodId: 'home',
      kind: 'goods',
      countryCodes: ['FIN'],
      nameKey: 'delivery/home',
      priceCents: 890,
      freeFromCents: 4900,
      minDays: 1,
      maxDays: 2,
      maxWeightGrams: null,
    },
  ],
  tariffs: [],
  taxRatesIn: () => ({ food: 13.5, general: 25.5 }),
}
const line = (priceCents: number): CartLine => ({
  id: 'line',
  shipmentId: 0,
  code: 'BAR',
  displayName: 'Bar',
  quantity: 1,
  normalPriceCents: priceCents,
  lowestPriceCents: null,
  priceCents,
  previousPriceCents: null,
  customTablet: null,
  giftCard: null,
})
const bar: Sellable = {
  code: 'BAR',
  displayName: 'Bar',
  url: '',
  imageUrl: '',
  brand: '',
  categories: [],
  flavour: null,
  weightGrams: 100,
  drainedGrams: null,
  volumeMl: null,
  pieces: 1,
  vatClass: 'food',
  productType: 'Product',
  normalPriceCents: 2000,
  lowestPriceCents: null,
  priceCents: 2000,
  isBuyable: true,
  available: 100,
  demands: [],
}
let ids = 0
const promotion = (reward: Reward, given: Partial<Promotion> = {}): Promotion => ({
  id: (ids += 1),
  name: { fi: 'Etu', sv: 'Förmån', en: 'Offer' },
  reward,
  conditions: { minTotalCents: null, codes: [], categories: [], brands: [], customerGroups: [], countries: [], firstOrder: false }, // prettier-ignore
  couponCodes: ['ETU'],
  hasSingleUseCodes: false,
  isPublic: false,
  limits: { total: null, perCustomer: null, budgetCents: null },
  from: null,
  to: null,
  priority: 100,
  isExclusive: false,
  isActive: true,
  ...given,
})

function price(cents: number, promotions: Promotion[], hasCode = true) {
  return priceCart([line(cents)], new Map([['BAR', bar]]), terms, {
    countryCode: 'FIN',
    promotions: {
      kind: 'now',
      now: {
        at: new Date('2026-11-24T10:00:00Z'),
        code: hasCode ? { code: 'ETU', singleUseOf: null } : null,
        customer: { groups: [], isFirstOrder: null },
        exhausted: new Map(),
        budgetLeft: new Map(),
        promotions,
      },
    },
    isFrozen: false,
    isChangeable: true,
  })
}
const fiveEuros: Reward = { type: 'fixed', amountCents: 500 }

describe('a code that would make the order cost more', () => {
  it('is left out: free delivery stays, and the difference is told', () => {
    const priced = price(5080, [promotion(fiveEuros)])
    expect(priced.totals).toMatchObject({ totalCents: 5080, shippingCents: 0, promotionCents: 0 })
    expect(priced.adjustments).toEqual([])
    expect(priced.freeShipping.isFree).toBe(true)
    expect(priced.problems).toMatchObject([
      {
        key: 'coupon/saves-nothing',
        blocking: false,
        params: { code: 'ETU', reason: 'sum', change: 'dearer' },
        moneyParams: { amount: 390 },
      },
    ])
    expect(priced.trace).toMatchObject([{ outcome: 'raises-total', amountCents: 0 }])
  })

  it('counts where it takes off more than the delivery costs, or just as much', () => {
    expect(price(5290, [promotion({ type: 'fixed', amountCents: 890 })])).toMatchObject({
      totals: { totalCents: 5290 },
      problems: [],
    })
    expect(price(5290, [promotion({ type: 'fixed', amountCents: 891 })]).totals.totalCents).toBe(5289)
    expect(price(5890, [promotion(fiveEuros)])).toMatchObject({ totals: { totalCents: 5390 }, problems: [] })
  })

  it('because it keeps another promotion out says so without a word of delivery', () => {
    const exclusive = promotion({ type: 'percentage', percent: 5 }, { isExclusive: true, priority: 1 })
    const forAll = promotion({ type: 'percentage', percent: 20 }, { couponCodes: [] })
    const priced = price(2000, [exclusive, forAll])
    expect(priced.totals.totalCents).toBe(price(2000, [exclusive, forAll], false).totals.totalCents)
    expect(priced.problems).toMatchObject([{ key: 'coupon/saves-nothing', params: { reason: 'other' } }])
  })
})

describe('a code for free delivery', () => {
  it('while delivery is free already says just that', () => {
    const priced = price(5080, [promotion({ type: 'freeShipping' })])
    expect(priced.problems).toMatchObject([
      { key: 'coupon/saves-nothing', params: { code: 'ETU', reason: 'sum', change: 'none' } },
    ])
  })

  it('where another has made it free says that it is free', () => {
    const forAll = promotion({ type: 'freeShipping' }, { couponCodes: [], priority: 1 })
    const priced = price(1000, [forAll, promotion({ type: 'freeShipping' })])
    expect(priced.problems).toMatchObject([{ key: 'coupon/saves-nothing', params: { reason: 'delivery' } }])
  })

  it('counts while there is a fee', () => {
    expect(price(1000, [promotion({ type: 'freeShipping' })])).toMatchObject({
      totals: { totalCents: 1000 },
      problems: [],
    })
  })
})
