import { describe, expect, it } from 'vitest'
import { applyPromotions } from './evaluate.ts'
import type { Conditions, Outcome, Promotion, PromotionCart, PromotionLine, Reward } from './promotion.ts'

const at = new Date('2026-11-24T10:00:00Z')
const anything: Conditions = {
  minTotalCents: null,
  codes: [],
  categories: [],
  brands: [],
  customerGroups: [],
  countries: [],
  firstOrder: false,
}
type Given = Partial<Omit<Promotion, 'conditions'>> & { conditions?: Partial<Conditions> }
let ids = 0
const promotion = (reward: Reward, { conditions, ...given }: Given = {}): Promotion => ({
  id: (ids += 1),
  name: { fi: 'Syysalennus', sv: 'Höstrabatt', en: 'Autumn sale' },
  reward,
  conditions: { ...anything, ...conditions },
  couponCodes: [],
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
const line = (code: string, priceCents: number, quantity = 1, more: Partial<PromotionLine> = {}): PromotionLine => ({
  id: `line-${code}`,
  shipmentId: 0,
  code,
  categories: ['bars'],
  brand: 'Konvehti',
  quantity,
  priceCents,
  isGiftCard: false,
  ...more,
})
const cart = (lines: PromotionLine[], more: Partial<PromotionCart> = {}): PromotionCart => ({
  at,
  countryCode: 'FIN',
  code: null,
  customer: { groups: [], isFirstOrder: null },
  exhausted: new Map(),
  budgetLeft: new Map(),
  lines,
  shipments: [{ id: 0, kind: 'goods', feeCents: 890, freeFromCents: 4900 }],
  gifts: new Map([['GIFT', { priceCents: 320 }]]),
  ...more,
})
const tenPercent: Reward = { type: 'percentage', percent: 10 }
const fiveEuros: Reward = { type: 'fixed', amountCents: 500 }
const bars = { categories: ['bars'] }
const three = [line('A', 999), line('B', 450, 2), line('C', 1, 3, { categories: ['pastilles'] })]

describe('what each kind takes off', () => {
  const tiers: Reward = {
    type: 'tiered',
    tiers: [
      { fromCents: 5000, percent: 10 },
      { fromCents: 1000, amountCents: 150 },
    ],
  }
  it.each<[string, Reward, Partial<Conditions>, PromotionLine[], [string, number][]]>([
    ['a percentage of the order', tenPercent, {}, three, [['order', 190]]],
    [
      'a percentage of lines, each rounded half up',
      tenPercent,
      bars,
      three,
      [
        ['line-A', 100],
        ['line-B', 90],
      ],
    ],
    ['a sum off the order', fiveEuros, {}, three, [['order', 500]]],
    ['no more than the order', fiveEuros, {}, [line('A', 300)], [['order', 300]]],
    [
      'a sum shared by lines, without losing a cent',
      fiveEuros,
      bars,
      three,
      [
        ['line-A', 263],
        ['line-B', 237],
      ],
    ],
    ['a hundred per cent leaves nothing', { type: 'percentage', percent: 100 }, {}, three, [['order', 1902]]],
    ['the highest tier that is reached', tiers, {}, [line('A', 5000)], [['order', 500]]],
    ['the lower tier below it', tiers, {}, [line('A', 4999)], [['order', 150]]],
    [
      'a tier of the sum in scope',
      tiers,
      bars,
      [line('A', 1000), line('X', 9000, 1, { categories: [] })],
      [['line-A', 150]],
    ],
    [
      'the cheapest of four',
      { type: 'buyXGetY', buy: 3, get: 1, percent: 100 },
      {},
      [line('A', 400, 2), line('B', 300, 2)],
      [['line-B', 300]],
    ],
    [
      'half of the cheapest, rounded half up',
      { type: 'buyXGetY', buy: 1, get: 1, percent: 50 },
      {},
      [line('A', 301, 2)],
      [['line-A', 151]],
    ],
    [
      'a rest that reaches beyond what is bought',
      { type: 'buyXGetY', buy: 2, get: 2, percent: 100 },
      {},
      [line('A', 100, 7)],
      [['line-A', 300]],
    ],
    ['a gift', { type: 'freeGift', code: 'GIFT' }, {}, [line('A', 400)], [['gift-', 320]]],
    ['the fee of the parcel', { type: 'freeShipping' }, {}, [line('A', 400)], [['shipment', 890]]],
  ])('%s', (_what, reward, conditions, lines, expected) => {
    const { adjustments } = applyPromotions([promotion(reward, { conditions })], cart(lines))
    expect(
      adjustments.map(({ target, amountCents }) => [
        target.kind === 'line' ? target.lineId.replace(/^gift-\d+$/, 'gift-') : target.kind,
        amountCents,
      ]),
    ).toEqual(expected)
  })
})

describe('why one does not apply', () => {
  const voucher = line('CARD', 5000, 1, { isGiftCard: true })
  it.each<[Outcome, Given, Partial<PromotionCart>]>([
    ['inactive', { isActive: false }, {}],
    ['not-yet', { from: new Date('2026-11-24T10:00:00.001Z') }, {}],
    ['ended', { to: at }, {}],
    ['needs-code', { couponCodes: ['SYYS'] }, {}],
    ['needs-code', { couponCodes: ['SYYS'] }, { code: { code: 'KESA', singleUseOf: null } }],
    ['needs-code', { hasSingleUseCodes: true }, { code: { code: 'ABC', singleUseOf: -1 } }],
    ['other-country', { conditions: { countries: ['SWE'] } }, {}],
    ['other-group', { conditions: { customerGroups: ['member'] } }, {}],
    ['not-first-order', { conditions: { firstOrder: true } }, {}],
    ['not-first-order', { conditions: { firstOrder: true } }, { customer: { groups: [], isFirstOrder: false } }],
    ['nothing-in-scope', { conditions: { brands: ['Froosh'] } }, {}],
    ['nothing-in-scope', { conditions: { codes: ['CARD'] } }, {}],
    ['min-total', { conditions: { minTotalCents: 1001 } }, {}],
  ])('%s', (outcome, given, more) => {
    const one = promotion(tenPercent, given)
    const { trace, adjustments } = applyPromotions([one], cart([line('A', 1000), voucher], more))
    expect(trace).toMatchObject([{ promotionId: one.id, outcome, amountCents: 0 }])
    expect(adjustments).toEqual([])
  })

  it('says what a cart is short of', () => {
    const { trace } = applyPromotions([promotion(tenPercent, { conditions: { minTotalCents: 2500 } })], cart(three))
    expect(trace[0]).toMatchObject({ outcome: 'min-total', missingCents: 598 })
  })

  it.each<[string, Reward, PromotionCart, Outcome]>([
    ['too few pieces', { type: 'buyXGetY', buy: 3, get: 1, percent: 100 }, cart([line('A', 100, 3)]), 'too-few-pieces'],
    ['a gift that is sold out', { type: 'freeGift', code: 'NONE' }, cart(three), 'gift-not-available'],
    [
      'a gift without a parcel',
      { type: 'freeGift', code: 'GIFT' },
      cart(three, { shipments: [] }),
      'gift-not-available',
    ],
    ['a fee that the sum has made free', { type: 'freeShipping' }, cart([line('A', 4900)]), 'nothing-to-take-off'],
    ['less than half a cent', { type: 'percentage', percent: 1 }, cart([line('A', 49)]), 'nothing-to-take-off'],
  ])('%s', (_what, reward, given, outcome) => {
    expect(applyPromotions([promotion(reward)], given).trace).toMatchObject([{ outcome }])
  })

  it('uses that are up, of all and of the customer, and a budget that it would break', () => {
    const [a, b, c] = [promotion(tenPercent), promotion(tenPercent), promotion(tenPercent)]
    const exhausted = new Map([[a.id, 'used-up'] as const, [b.id, 'used-by-customer'] as const])
    const { trace } = applyPromotions([a, b, c], cart(three, { exhausted, budgetLeft: new Map([[c.id, 189]]) }))
    expect(trace.map(({ outcome }) => outcome)).toEqual(['used-up', 'used-by-customer', 'budget-spent'])
  })
})

describe('several of them', () => {
  it('go by level, then by priority, each measured by what is left', () => {
    const order = promotion(tenPercent, { priority: 1 })
    const second = promotion(tenPercent, { priority: 20, conditions: bars })
    const first = promotion({ type: 'fixed', amountCents: 100 }, { priority: 10, conditions: bars })
    const { adjustments } = applyPromotions([order, second, first], cart([line('A', 1000)]))
    expect(adjustments.map(({ source, amountCents }) => [source, amountCents])).toEqual([
      [`promotion:${first.id}`, 100],
      [`promotion:${second.id}`, 90],
      [`promotion:${order.id}`, 81],
    ])
  })

  it('end with an exclusive one on its level alone', () => {
    const exclusive = promotion(tenPercent, { isExclusive: true, priority: 1, conditions: bars })
    const later = promotion(fiveEuros, { conditions: bars })
    const order = promotion(fiveEuros)
    const { trace } = applyPromotions([exclusive, later, order], cart([line('A', 2000)]))
    expect(trace.map(({ outcome }) => outcome)).toEqual(['applied', 'stopped-by-exclusive', 'applied'])
  })

  it('go on after an exclusive one that does not apply', () => {
    const exclusive = promotion(tenPercent, { isExclusive: true, priority: 1, conditions: { minTotalCents: 9999 } })
    const { trace } = applyPromotions([exclusive, promotion(fiveEuros)], cart([line('A', 2000)]))
    expect(trace.map(({ outcome }) => outcome)).toEqual(['min-total', 'applied'])
  })

  it('make the fee free by promotion when they have taken the sum below the limit', () => {
    const found = applyPromotions([promotion(fiveEuros), promotion({ type: 'freeShipping' })], cart([line('A', 5000)]))
    expect(found.adjustments.map(({ target, amountCents }) => [target.kind, amountCents])).toEqual([
      ['order', 500],
      ['shipment', 890],
    ])
  })

  it('ask for a minimum of the goods in scope less their share of what the order’s have taken', () => {
    const order = promotion({ type: 'fixed', amountCents: 3000 })
    const reached = promotion({ type: 'freeShipping' }, { conditions: { ...bars, minTotalCents: 1400 } })
    const lines = [line('A', 2000), line('X', 8000, 1, { categories: [] })]
    const given = cart(lines, { shipments: [{ id: 0, kind: 'goods', feeCents: 890, freeFromCents: null }] })
    expect(applyPromotions([order, reached], given).trace.map(({ outcome }) => outcome)).toEqual(['applied', 'applied'])
    const missed = { ...reached, conditions: { ...reached.conditions, minTotalCents: 1401 } }
    expect(applyPromotions([order, missed], given).trace[1]).toMatchObject({ outcome: 'min-total', missingCents: 1 })
  })

  it('go on of goods that cost nothing any more: they are in scope, count as pieces, and travel', () => {
    const everything = promotion({ type: 'percentage', percent: 100 }, { priority: 1, conditions: { codes: ['A'] } })
    const free = promotion({ type: 'freeShipping' })
    const gift = promotion({ type: 'freeGift', code: 'GIFT' })
    const fourth = promotion({ type: 'buyXGetY', buy: 1, get: 1, percent: 100 })
    const outcomes = (...given: Promotion[]) =>
      applyPromotions(given, cart([line('A', 1000, 2)])).trace.map(({ outcome }) => outcome)
    expect(outcomes(everything, gift, free)).toEqual(['applied', 'applied', 'applied'])
    expect(outcomes(everything, fourth)).toEqual(['applied', 'nothing-to-take-off'])
  })

  it('give the same thing once', () => {
    const gift: Reward = { type: 'freeGift', code: 'GIFT' }
    const { gifts, trace } = applyPromotions([promotion(gift), promotion(gift)], cart(three))
    expect(trace.map(({ outcome }) => outcome)).toEqual(['applied', 'gift-not-available'])
    expect(gifts).toMatchObject([{ code: 'GIFT' }])
  })

  it('take a code at its word while nobody knows whether it is the first order', () => {
    const welcome = promotion(fiveEuros, { couponCodes: ['HEI'], conditions: { firstOrder: true } })
    const { adjustments } = applyPromotions([welcome], cart(three, { code: { code: 'HEI', singleUseOf: null } }))
    expect(adjustments).toMatchObject([{ code: 'HEI', amountCents: 500 }])
  })
})

/** Numbers that come again with the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (state >> 8) % below
  }
}

it('never takes more than there is, never touches a voucher, and says something of each, whatever the cart', () => {
  const random = randomOf(20_261_124)
  for (let run = 0; run < 2_000; run += 1) {
    const lines = Array.from({ length: 1 + random(6) }, (_, index) =>
      line(`L${index}`, random(5_000), 1 + random(9), { isGiftCard: random(6) === 0, categories: [`c${random(3)}`] }),
    )
    const promotions = Array.from({ length: random(8) }, () => {
      const rewards: Reward[] = [
        { type: 'percentage', percent: 1 + random(100) },
        { type: 'fixed', amountCents: 1 + random(9_000) },
        { type: 'buyXGetY', buy: 1 + random(3), get: 1 + random(3), percent: 1 + random(100) },
        { type: 'freeGift', code: 'GIFT' },
        { type: 'freeShipping' },
        { type: 'tiered', tiers: [{ fromCents: 1 + random(5_000), percent: 1 + random(100) }] },
      ]
      const reward = rewards[random(rewards.length)] ?? tenPercent
      const categories = random(2) === 0 ? [] : [`c${random(3)}`]
      return promotion(reward, { priority: random(3), isExclusive: random(4) === 0, conditions: { categories } })
    })
    const { adjustments, trace, gifts } = applyPromotions(promotions, cart(lines))
    expect(trace).toHaveLength(promotions.length)
    const left = new Map(
      lines.map(({ id, priceCents, quantity, isGiftCard }) => [id, isGiftCard ? 0 : priceCents * quantity]),
    )
    for (const gift of gifts) left.set(`gift-${gift.promotionId}`, gift.priceCents)
    let ofOrder = 0
    for (const { target, amountCents } of adjustments) {
      expect(Number.isSafeInteger(amountCents) && amountCents > 0).toBe(true)
      if (target.kind === 'line') left.set(target.lineId, (left.get(target.lineId) ?? 0) - amountCents)
      if (target.kind === 'order') ofOrder += amountCents
    }
    const rest = [...left.values()]
    expect(rest.every((cents) => cents >= 0)).toBe(true)
    expect(ofOrder).toBeLessThanOrEqual(rest.reduce((sum, cents) => sum + cents, 0))
  }
})
