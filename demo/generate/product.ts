import type { NewPrice } from '../../src/products/server/price.store.ts'
import type { ProductDraft, VariationDraft } from '../../src/products/server/product-draft.ts'
import { displayWeight } from '../../src/common/measure.ts'
import { operatorOf } from '../catalogue/operators.ts'
import type { Archetype } from './archetypes.ts'
import { foodTexts, nutrientsOf } from './food.ts'
import { localized, type Naming, productName } from './names.ts'
import { priced, priceLines, scheduleOf } from './prices.ts'
import type { Chooser } from './random.ts'
import { colours, narrower } from './vocabulary.ts'

/** A product with all that is written beside it. */
export interface Generated {
  product: ProductDraft
  prices: NewPrice[]
  stock: { code: string; onHand: number }[]
}

export interface Making {
  archetype: Archetype
  naming: Naming
  code: string
  /** Codes of others, for "related products". */
  related: string[]
  choose: Chooser
  /** Midnight of the day the prices are reckoned from. */
  today: Date
}

const brands = ['Konvehti', 'Konvehti', 'Konvehti', 'Willja', 'Froosh', 'Lumo', 'Kataja', 'Aura', 'Saaristo', 'Pohjola']
const dayMs = 86_400_000

export function makeProduct(making: Making): Generated {
  const { archetype, naming, code, choose, today } = making
  const variations = variationsOf(making)
  const factor = choose.whole(75, 160) / 100
  const schedule = scheduleOf(choose)
  const category = `${archetype.file.category}-${narrower[naming.tastes[0].kind].code}`
  return {
    product: {
      ...archetype.draft,
      ...merchandise(making),
      code,
      nutrients: nutrientsOf(archetype, choose),
      // One in twelve is also among the gifts, which is not where its address is.
      categories: choose.chance(1 / 12) ? [category, 'lahjat'] : [category],
      texts: foodTexts(archetype, naming, code, choose),
      variations,
    },
    prices: variations.flatMap((variation) =>
      priceLines(schedule, variation.code, packPrice(archetype, variation.weightGrams, factor), today),
    ),
    stock: variations.map((variation) => ({ code: variation.code, onHand: onHand(choose) })),
  }
}

/** Small packs cost more by the kilo. */
function packPrice({ centsPerKilo, weights }: Archetype, grams: number, factor: number): number {
  const place = weights.indexOf(grams)
  const share = [1.15, 1, 0.93, 0.88][place] ?? 1
  return priced((centsPerKilo * grams * factor * share) / 1_000)
}

/** One in twelve is sold out, one in ten nearly. */
export function onHand(choose: Chooser): number {
  if (choose.chance(1 / 12)) return 0
  return choose.chance(0.1) ? choose.whole(1, 20) : choose.whole(21, 600)
}

/** Brand, tags, place, dates and sales window: what a merchant decides. */
export function merchandise({ archetype, related, choose, today }: Making) {
  const age = choose.whole(0, 1_100)
  const bestseller = choose.chance(0.06)
  const claims = archetype.file.diets
  const tags = [
    ...(age < 60 ? ['new'] : []),
    ...(choose.chance(0.03) ? ['christmas'] : choose.chance(0.02) ? ['easter'] : []),
    ...(choose.chance(0.04) ? ['limited'] : []),
    ...(archetype.file.tags.includes('organic') ? ['organic'] : []),
    ...(bestseller ? ['bestseller'] : []),
    ...(claims.includes('vegan') && choose.chance(0.7) ? ['vegan'] : []),
    ...(choose.chance(0.05) ? ['gift'] : []),
  ]
  const rank = bestseller ? 0 : age < 60 ? 1 : 2
  const window = choose.chance(0.01) ? choose.pick(['over', 'coming'] as const) : null
  const brand = choose.pick(brands)
  return {
    brand,
    responsibleOperator: operatorOf(brand),
    tags,
    // Behind the assortment it is modelled on.
    position: 10_000 + rank * 100_000 + choose.whole(0, 99_999),
    newsDate: new Date(+today - age * dayMs).toISOString().slice(0, 10),
    related,
    pageOptions: {},
    saleFrom: window === 'coming' ? new Date(+today + choose.whole(5, 60) * dayMs) : null,
    saleTo: window === 'over' ? new Date(+today - choose.whole(5, 60) * dayMs) : null,
    published: true,
  }
}

/** By size alone, or by colour and size; then one combination is not made, as in real life. */
function variationsOf({ archetype, naming, code, choose }: Making): VariationDraft[] {
  const model = archetype.draft.variations[0] as VariationDraft // every product has one
  const sizes = archetype.weights.filter(() => choose.chance(0.6))
  const weights = sizes.length === 0 ? [choose.pick(archetype.weights)] : sizes
  const isTin = archetype.file.code === 'KV2005'
  const boxes = isTin ? colours.flatMap((colour) => weights.map((grams) => ({ colour, grams }))) : []
  const made = isTin
    ? boxes.filter((_, place) => boxes.length <= 3 || place !== boxes.length - 1)
    : weights.map((grams) => ({ colour: null, grams }))
  return made.map(({ colour, grams }) => {
    const variation = `${code}${colour === null ? '' : `-${colour.code}`}-${grams}G`
    return {
      ...model,
      code: variation,
      colorHex: colour?.hex ?? null,
      weightGrams: grams,
      drainedGrams: null,
      volumeMl: null,
      pieces: 1,
      images: colour === null ? [] : [`/media/products/${colour.image}`],
      stockCode: variation,
      texts: localized((language) => {
        const size = displayWeight(grams, language)
        const name = productName(archetype.thing, naming, language)
        return {
          ...model.texts[language],
          name: [name, ...(colour === null ? [] : [colour.name[language]]), size].join(colour === null ? ' ' : ', '),
          size: weights.length > 1 ? size : null,
          color: colour?.name[language] ?? null,
        }
      }),
    }
  })
}
