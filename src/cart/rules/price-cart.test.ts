import { describe, expect, it } from 'vitest'
import type { Adjustment, AdjustmentTarget } from '#src/promotions/rules/adjustment.ts'
import type { CartLine, Sellable } from './cart-line.ts'
import { priceCart } from './price-cart.ts'
import type { CartTerms } from './terms.ts'

const sellable = (code: string, values: Partial<Sellable> = {}): Sellable => ({
  code,
  displayName: `Tuote ${code}`,
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
  ...values,
})
const shelf = new Map(
  [
    sellable('BAR'),
    sellable('MUG', { vatClass: 'general' }),
    sellable('GIFT', { vatClass: 'giftcard', normalPriceCents: 5000, priceCents: 5000 }),
    sellable('TAB', { productType: 'CustomTablet' }),
  ].map((one) => [one.code, one]),
)
const line = (code: string, quantity = 1, values: Partial<CartLine> = {}): CartLine => ({
  id: `line-${code}`,
  shipmentId: 0,
  code,
  displayName: code,
  quantity,
  customTablet: null,
  normalPriceCents: shelf.get(code)?.normalPriceCents ?? 0,
  lowestPriceCents: null,
  priceCents: shelf.get(code)?.priceCents ?? 0,
  previousPriceCents: null,
  ...values,
})
const tablet = (shipmentId: number, countryCode: string): CartLine =>
  line('TAB', 1, {
    id: `line-TAB-${shipmentId}`,
    shipmentId,
    customTablet: {
      flavour: 'TAB',
      frontText: 'Onnea',
      name: 'Eeva',
      address: 'Kirkkokatu 4',
      postalCode: '90100',
      city: 'Oulu',
      countryCode,
      phone: '+358401234567',
    },
  })
const method = (
  methodId: string,
  kind: 'goods' | 'tablet',
  countryCodes: string[],
  priceCents: number,
  freeFromCents: number | null,
) => ({
  methodId,
  nameKey: `delivery/${methodId}`,
  kind,
  countryCodes,
  priceCents,
  freeFromCents,
  maxWeightGrams: null,
  minDays: 1,
  maxDays: 2,
})
const terms: CartTerms = {
  taxRatesIn: (country) => (country === 'SWE' ? { food: 6, general: 25 } : { food: 13.5, general: 25.5 }),
  methods: [method('home', 'goods', ['FIN'], 890, 4900), method('letter', 'tablet', ['FIN', 'SWE'], 690, null)],
  tariffs: [],
}
const less = (amountCents: number, target: AdjustmentTarget): Adjustment => ({
  target,
  amountCents,
  source: 'promotion:1',
  code: null,
  name: { fi: 'Etu', sv: 'Förmån', en: 'Offer' },
})
const price = (lines: CartLine[], adjustments: Adjustment[] = [], countryCode = 'FIN', given = terms) =>
  priceCart(lines, shelf, given, {
    countryCode,
    promotions: { kind: 'kept', kept: { adjustments, gifts: [] } },
    isFrozen: false,
    isChangeable: true,
  })
const faults = (priced: ReturnType<typeof price>) =>
  priced.problems.map(({ key, lineItemId, blocking }) => [key, lineItemId, blocking])

describe('shipments', () => {
  it('are the ordinary goods together and each tablet alone, with method and fee of their own', () => {
    const { shipments, totals } = price([tablet(1, 'FI'), line('BAR'), tablet(2, 'SWE'), line('MUG')])
    expect(
      shipments.map(({ id, kind, method: by, feeCents, lines }) => [id, kind, by?.methodId, feeCents, lines.length]),
    ).toEqual([
      [0, 'goods', 'home', 890, 2],
      [1, 'tablet', 'letter', 690, 1],
      [2, 'tablet', 'letter', 690, 1],
    ])
    expect(totals.shippingCents).toBe(890 + 2 * 690)
  })

  it('that nothing carries are problems of their lines, by the country each goes to', () => {
    expect(faults(price([line('BAR'), tablet(1, 'FIN'), tablet(2, 'NOR')], [], 'ISL'))).toEqual([
      ['cart/not-deliverable', 'line-BAR', true],
      ['cart/not-deliverable', 'line-TAB-2', true],
    ])
  })
})

describe('free delivery', () => {
  it.each([
    ['of goods that come to it', [line('BAR', 3)], [], 0],
    ['not of goods that an order’s promotion takes below it', [line('BAR', 3)], [less(1200, { kind: 'order' })], 890],
    [
      'not of goods that a line’s promotion takes below it',
      [line('BAR', 3)],
      [less(1200, { kind: 'line', lineId: 'line-BAR' })],
      890,
    ],
    ['not for gift cards', [line('BAR', 2), line('GIFT')], [], 890],
    ['not for tablets', [line('BAR', 2), tablet(1, 'FIN')], [], 890],
  ])('%s', (_what, lines, adjustments, fee) => {
    const { shipments, freeShipping } = price(lines, adjustments)
    expect(shipments[0]?.feeCents).toBe(fee)
    expect(freeShipping.isFree).toBe(fee === 0)
  })

  it('says what is missing, of what counts', () => {
    expect(price([line('BAR', 2), line('GIFT')], [less(100, { kind: 'order' })]).freeShipping.missingCents).toBe(1000)
  })
})

it('taxes each parcel and letter where it goes', () => {
  const rates = (countryCode: string) =>
    price([line('BAR'), tablet(1, 'FIN'), tablet(2, 'SWE')], [], countryCode).lines.map(({ taxRate }) => taxRate)
  const [, home, abroad] = rates('FIN')
  expect(rates('FIN')[0]).toBe(13.5)
  expect(home).not.toBe(abroad)
  // The address of who pays says nothing of the letters.
  expect(rates('SWE')).toEqual([6, home, abroad])
})

describe('a rate that is not written down', () => {
  const without = (taxClass: 'food' | 'general') => ({
    ...terms,
    taxRatesIn: (country: string) => ({ ...terms.taxRatesIn(country), [taxClass]: null }),
  })

  it('is a problem of the lines that need it', () => {
    const lines = [line('BAR'), line('MUG'), line('GIFT')]
    expect(faults(price(lines, [], 'FIN', without('food')))).toEqual([['cart/tax-unknown', 'line-BAR', true]])
    expect(faults(price(lines, [], 'FIN', without('general')))).toEqual([['cart/tax-unknown', 'line-MUG', true]])
  })

  it('is missed by the delivery of what has none, and by nothing else', () => {
    expect(faults(price([line('GIFT')], [], 'FIN', without('general')))).toEqual([
      ['cart/tax-unknown', 'line-GIFT', true],
    ])
    expect(faults(price([line('GIFT')], [], 'FIN', without('food')))).toEqual([])
    expect(faults(price([line('BAR')], [], 'FIN', without('general')))).toEqual([])
  })
})
