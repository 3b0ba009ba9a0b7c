import { createChooser } from '../../demo/generate/random.ts'
import type {
  Reduction,
  ReferenceCart,
  ReferenceLine,
  ReferenceMethod,
  ReferencePromotion,
  ReferenceShipment,
} from './reference-cart.ts'

/*
 * A cart as nobody would think of it, the same for the same seed and number: every kind of line, promotion, condition and
 * limit, with sums that meet limits and minimums to the cent more often than chance would have it.
 */

type Draw = ReturnType<typeof createDraw>

/** Numbers of sums are whole ones of any size. */
function createDraw(seed: number, index: number) {
  const { whole, chance, pick } = createChooser(seed, index)
  return {
    whole,
    chance,
    pick,
    cents: (least: number, most: number) => BigInt(whole(least, most)),
    some: <T>(values: readonly T[], share: number): T[] => values.filter(() => chance(share)),
    /** Null as often as said. */
    unless: <T>(share: number, make: () => T): T | null => (chance(share) ? null : make()),
  }
}

const countries = ['FIN', 'FIN', 'FIN', 'SWE', 'DNK', 'NOR', 'ISL']
export const categories = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5']
const parentOf = { c1: 'c0', c2: 'c1', c4: 'c3' }
const brands = ['Konvehti', 'Froosh', 'Pihlaja']
const groups = ['member', 'staff']
const codes = ['SYYS', 'HEI', 'KESA']
const variations = Array.from({ length: 12 }, (_, index) => `V${index}`)

const vatRates: ReferenceCart['vatRates'] = [
  { country: 'FIN', vatClass: 'food', rate: 1_400n, from: '2025-01-01', to: '2025-12-31' },
  { country: 'FIN', vatClass: 'food', rate: 1_350n, from: '2026-01-01', to: null },
  { country: 'FIN', vatClass: 'general', rate: 2_550n, from: '2025-01-01', to: null },
  { country: 'SWE', vatClass: 'food', rate: 1_200n, from: '2025-01-01', to: '2026-03-31' },
  { country: 'SWE', vatClass: 'food', rate: 600n, from: '2026-04-01', to: '2027-12-31' },
  { country: 'SWE', vatClass: 'food', rate: 1_200n, from: '2028-01-01', to: null },
  { country: 'SWE', vatClass: 'general', rate: 2_500n, from: '2025-01-01', to: null },
  { country: 'DNK', vatClass: 'food', rate: 2_500n, from: '2025-01-01', to: null },
  { country: 'DNK', vatClass: 'general', rate: 2_500n, from: '2025-01-01', to: null },
  { country: 'NOR', vatClass: 'food', rate: 0n, from: '2025-01-01', to: null },
  { country: 'NOR', vatClass: 'general', rate: 0n, from: '2025-01-01', to: null },
  { country: 'ISL', vatClass: 'food', rate: 0n, from: '2025-01-01', to: null },
  { country: 'ISL', vatClass: 'general', rate: 0n, from: '2025-01-01', to: null },
]

const abroad = ['SWE', 'DNK', 'NOR', 'ISL']
const method = (
  id: string,
  kind: ReferenceMethod['kind'],
  where: string[],
  price: bigint,
  freeFrom: bigint | null,
): ReferenceMethod => ({ id, kind, countries: where, price, freeFrom, isFetched: id === 'store' })

/** First and last moments of days and of rates among them: midnight in Finland is another one in the world. */
const moments = [
  Date.UTC(2025, 11, 31, 21, 59, 59),
  Date.UTC(2025, 11, 31, 22),
  Date.UTC(2026, 2, 31, 20, 59, 59),
  Date.UTC(2026, 2, 31, 21),
  Date.UTC(2027, 11, 31, 22),
  Date.UTC(2026, 9, 25, 0, 30),
]

/** Of so many lines and promotions, where that is said. */
export function randomCart(
  seed: number,
  index: number,
  sizes: { lines?: number; promotions?: number } = {},
): ReferenceCart {
  const draw = createDraw(seed, index)
  const { chance, pick, whole, cents } = draw
  const at = BigInt(chance(0.3) ? pick(moments) : Date.UTC(2026, 0, 1) + whole(0, 1_000 * 86_400) * 1_000)
  const country = pick(countries)
  const shipments = someShipments(draw, country, sizes.lines ?? pick([1, 2, 3, 4, 6, 9, 14, 20]))
  const goods = shipments.flatMap(({ kind, lines }) => (kind === 'gift-card' ? [] : lines))
  const sum = Number(goods.reduce((all, line) => all + line.price * line.quantity, 0n))
  const customer = draw.unless(0.4, () => ({ hasOrdered: chance(0.5) }))
  const freeFrom = draw.unless(0.2, () => (chance(0.5) ? 4_900n : someSum(draw, sum)))
  return {
    at,
    country,
    code: draw.unless(0.3, () => pick([...codes, 'ONCE-1', 'ONCE-2', 'ONCE-3', 'NONE'])),
    customer,
    customerGroups: draw.some(groups, 0.4),
    shipments,
    methods: [
      method('parcel-locker', 'goods', ['FIN'], pick([490n, 0n, 333n]), freeFrom),
      method('home', 'goods', ['FIN'], 890n, chance(0.7) ? freeFrom : null),
      method('store', 'goods', ['FIN'], 0n, freeFrom),
      method('abroad', 'goods', abroad, 1_290n, chance(0.2) ? freeFrom : null),
      method('letter', 'tablet', ['FIN', ...abroad], 690n, null),
    ],
    chosenMethod: draw.unless(0.4, () => (country === 'FIN' ? pick(['parcel-locker', 'home', 'store']) : 'abroad')),
    promotions: Array.from({ length: sizes.promotions ?? pick([0, 1, 2, 3, 5, 8, 13]) }, (_, place) =>
      somePromotion(draw, place + 1, { at, sum, isCustomerKnown: customer !== null }),
    ),
    gifts: ['V0', 'V1', 'G0', 'G1'].map((variation) => ({
      variation,
      vatClass: vatClassOf(variation),
      normalPrice: cents(1, 2_000),
      // What the cart takes can be had, and often something beside it.
      free: goods.reduce((all, line) => all + (line.variation === variation ? line.quantity : 0n), cents(0, 2)),
    })),
    // Now and then somebody forgot to write one down.
    vatRates: chance(0.01) ? vatRates.filter((row) => row.vatClass !== 'general') : vatRates,
    parentOf,
    giftCard: draw.unless(0.5, () => pick([someSum(draw, sum), cents(1, 20_000), 1_000_000n])),
  }
}

/** One of a variation, wherever it is met. */
const vatClassOf = (variation: string): string =>
  variation === 'CARD' ? 'giftcard' : Number(variation.slice(1)) % 3 === 1 ? 'general' : 'food'

/** One ordinary parcel, a letter for each tablet, a mail for each gift card; 1 to 20 lines in all, the parcel anywhere among them. */
function someShipments(draw: Draw, country: string, count: number): ReferenceShipment[] {
  const { pick, whole } = draw
  const left = [...variations]
  const shelf = new Map(['CARD', 'T0', 'T1', 'T3', ...variations].map((variation) => [variation, somePlace(draw)]))
  const parcel: ReferenceShipment = { id: 0, kind: 'goods', country, lines: [] }
  const shipments: ReferenceShipment[] = []
  for (let index = 0; index < count; index += 1) {
    const kind = pick(['goods', 'goods', 'goods', 'goods', 'tablet', 'gift-card'] as const)
    const variation =
      kind === 'goods'
        ? left.splice(whole(0, left.length - 1), 1)[0]
        : kind === 'tablet'
          ? pick(['T0', 'T1', 'T3'])
          : 'CARD'
    const place = shelf.get(variation ?? '')
    if (variation === undefined || place === undefined) continue
    const line = { ...someLine(draw, kind), ...place, id: `line-${index}`, variation, vatClass: vatClassOf(variation) }
    if (kind === 'goods') parcel.lines.push(line)
    else {
      const to = kind === 'tablet' ? pick(countries) : country
      shipments.push({ id: shipments.length + 1, kind, country: to, lines: [line] })
    }
  }
  return parcel.lines.length === 0 ? shipments : shipments.toSpliced(whole(0, shipments.length), 0, parcel)
}

/** Where a product stands in the catalogue. */
const somePlace = ({ pick, some }: Draw): Pick<ReferenceLine, 'brand' | 'categories'> => ({
  brand: pick(brands),
  categories: some(categories, 0.3),
})

function someLine(
  draw: Draw,
  kind: ReferenceShipment['kind'],
): Pick<ReferenceLine, 'normalPrice' | 'lowestPrice' | 'price' | 'quantity'> {
  const { cents, chance, pick } = draw
  if (kind === 'gift-card') {
    const amount = pick([1_000n, 2_500n, 5_000n])
    return { normalPrice: amount, lowestPrice: null, price: amount, quantity: pick([1n, 1n, 2n, 3n]) }
  }
  const normalPrice = pick([cents(1, 99), cents(100, 3_000), cents(3_000, 60_000), 250n])
  const price = (normalPrice * cents(30, 99) + 99n) / 100n
  const quantity =
    kind === 'tablet' ? pick([1n, 1n, 2n, 3n]) : pick([1n, 2n, 3n, cents(1, 12), cents(1, 12), cents(1, 40)])
  return chance(0.25)
    ? { normalPrice, lowestPrice: pick([normalPrice, price, (normalPrice + price) / 2n]), price, quantity }
    : { normalPrice, lowestPrice: null, price: normalPrice, quantity }
}

function somePromotion(
  draw: Draw,
  id: number,
  { at, sum, isCustomerKnown }: { at: bigint; sum: number; isCustomerKnown: boolean },
): ReferencePromotion {
  const { cents, chance, pick, some, unless } = draw
  const hours = (least: number, most: number) => at + cents(least, most) * 3_600_000n
  const limit = (most: number) => unless(0.8, () => cents(1, most))
  return {
    id,
    priority: cents(0, 3),
    exclusive: chance(0.15),
    active: !chance(0.04),
    from: unless(0.6, () => pick([at, hours(-900, -1), hours(-900, -1), hours(-900, -1), at + 1n])),
    to: unless(0.6, () => pick([at + 1n, hours(1, 900), hours(1, 900), hours(1, 900), at])),
    reward: someReward(draw, sum),
    scope: chance(0.5)
      ? { variations: [], categories: [], brands: [] }
      : {
          variations: chance(0.25) ? [...some(variations, 0.5), 'T0'] : [],
          categories: some(categories, 0.25),
          brands: some(brands, 0.25),
        },
    minimum: unless(0.6, () => someSum(draw, sum)),
    codes: chance(0.7) ? [] : some(codes, 0.5),
    // Each code is one promotion's.
    singleUseCodes: unless(0.9, () => some([`ONCE-${id}`], 0.8).map((code) => ({ code, isTaken: chance(0.2) }))),
    customerGroups: chance(0.85) ? [] : [pick(groups)],
    countries: chance(0.8) ? [] : ['FIN', ...some(abroad, 0.3)],
    firstOrder: chance(0.08),
    limits: { total: limit(3), perCustomer: limit(2), budget: unless(0.8, () => someSum(draw, sum)) },
    used: { total: cents(0, 3), byCustomer: isCustomerKnown ? cents(0, 2) : 0n, budget: cents(0, Math.ceil(sum / 20)) },
  }
}

function someReward(draw: Draw, sum: number): ReferencePromotion['reward'] {
  const { cents, pick, whole } = draw
  const rate = () => pick([500n, 1_000n, 1_500n, 3_330n, 5_000n, 10_000n, cents(1, 1_000) * 10n])
  const reduction = (): Reduction => (draw.chance(0.5) ? { rate: rate() } : { amount: someSum(draw, sum) / 4n + 1n })
  switch (
    pick([
      'percentage',
      'percentage',
      'fixed',
      'fixed',
      'tiered',
      'buyXGetY',
      'buyXGetY',
      'freeGift',
      'freeShipping',
    ] as const)
  ) {
    case 'percentage':
      return { kind: 'percentage', rate: rate() }
    case 'fixed':
      return { kind: 'fixed', amount: pick([someSum(draw, sum), cents(1, 500), 500n]) }
    case 'tiered': {
      const froms = new Set(Array.from({ length: whole(1, 4) }, () => someSum(draw, sum)))
      return { kind: 'tiered', tiers: [...froms].map((from) => ({ from, reduction: reduction() })) }
    }
    case 'buyXGetY':
      return { kind: 'buyXGetY', buy: cents(1, 4), get: cents(1, 3), rate: rate() }
    case 'freeGift':
      return { kind: 'freeGift', variation: pick(['V0', 'V1', 'G0', 'G1', 'NONE']) }
    case 'freeShipping':
      return { kind: 'freeShipping' }
  }
}

/** About as much as there is of goods, exactly that, or a cent beside it. */
function someSum({ pick, cents }: Draw, sum: number): bigint {
  const around = [
    BigInt(sum),
    BigInt(sum) - 1n,
    BigInt(sum) + 1n,
    cents(1, sum + 1),
    cents(1, sum + 1),
    cents(1, sum + 1),
    2_000n,
  ]
  const one = pick(around)
  return one > 0n ? one : 1n
}
