import { combinedAllergens } from '../../src/products/rules/combined-allergens.ts'
import type { ProductDraft, VariationDraft } from '../../src/products/server/product-draft.ts'
import { productDraft } from '../catalogue/product-drafts.ts'
import type { ProductFile } from '../catalogue/product-file.ts'
import { joined, localized, slugOf } from './names.ts'
import { priced, priceLines, scheduleOf } from './prices.ts'
import { type Generated, type Making, merchandise, onHand } from './product.ts'
import type { Chooser } from './random.ts'

/** Of these a package's price is the sum, less a tenth. */
const packageShare = 0.9

/** A gift box of products made beside it, in the wrapping of `model`; it has no shelf of its own, only theirs. */
export function makePackage(making: Making, contents: readonly Generated[], model: ProductDraft): Generated {
  const { naming, code, choose, today } = making
  const items = contents.map((made) => {
    const variation = choose.pick(made.product.variations)
    const normal = made.prices.filter((line) => line.variationCode === variation.code && line.kind === 'normal').at(-1)
    return { made, variation, cents: normal?.cents ?? 0, quantity: choose.whole(1, 2) }
  })
  const sum = (amount: (item: (typeof items)[number]) => number): number =>
    items.reduce((total, item) => total + item.quantity * amount(item), 0)
  const allergens = combinedAllergens(items.map(({ made }) => made.product.allergens))
  const names = localized((language) => `${box[language]} ${naming.series}, ${joined(naming.tastes, language)}`)
  const variation: VariationDraft = {
    ...(model.variations[0] as VariationDraft), // every product has one
    code: `${code}-BOX`,
    colorHex: null,
    weightGrams: sum((item) => item.variation.weightGrams),
    drainedGrams: null,
    volumeMl: null,
    pieces: sum(() => 1),
    images: [],
    stockCode: null,
    allergens,
    texts: localized((language) => ({
      ...(model.variations[0] as VariationDraft).texts[language], // as above
      name: names[language],
      size: null,
      color: null,
    })),
    contents: items.map(({ variation: item, quantity }) => ({ code: item.code, quantity })),
  }
  return {
    product: {
      ...model,
      ...merchandise(making),
      code,
      diets: [],
      suitableFor: [],
      labels: [],
      allergens,
      tags: ['gift'],
      // As long as what keeps shortest in it.
      bestBeforeMinDays: Math.min(...items.map(({ made }) => made.product.bestBeforeMinDays ?? Infinity)),
      categories: ['lahjat'],
      texts: localized((language) => ({
        ...model.texts[language],
        name: names[language],
        slug: `${slugOf(names[language])}-${code.toLowerCase()}`,
        nameOfTheFood: nameOfTheFood[language],
        storyHeading: null,
        shortDescription: short[language],
        description: `<p>${contains[language](items.length)}</p>`,
        storage: storage[language],
        additionalDetails: [],
      })),
      variations: [variation],
    },
    prices: priceLines(scheduleOf(choose), variation.code, priced(sum(({ cents }) => cents) * packageShare), today),
    stock: [],
  }
}

const nameOfTheFood = {
  fi: 'Lahjapakkaus: makeisia ja leivonnaisia',
  sv: 'Presentförpackning med godis och bakverk',
  en: 'Gift box of sweets and baked goods',
}
const short = {
  fi: 'Valittu valmiiksi ja suljettu nauhalla.',
  sv: 'Färdigt utvalt och knutet med band.',
  en: 'Chosen for you and tied with a ribbon.',
}
const storage = {
  fi: 'Säilytä kuivassa ja viileässä, 15–18 °C.',
  sv: 'Förvaras torrt och svalt, 15–18 °C.',
  en: 'Store in a cool, dry place, 15–18 °C.',
}
const box = { fi: 'Lahjarasia', sv: 'Presentask', en: 'Gift box' }
const contains = {
  fi: (count: number) => `Rasiassa on ${count} erilaista herkkua.`,
  sv: (count: number) => `I asken finns ${count} olika godsaker.`,
  en: (count: number) => `The box holds ${count} different treats.`,
}

/** An engraved tablet: the one of the assortment under another series' name, in some of its flavours. */
export function makeTablet({ naming, code, choose, today, ...making }: Making, model: ProductFile): Generated {
  const draft = productDraft(model, [model])
  const [first, ...others] = draft.variations
  const flavours = first === undefined ? [] : [first, ...others.filter(() => choose.chance(0.6))]
  const renamed = (old: string): string => old.replace(model.code, code)
  const variations = flavours.map((flavour) => ({
    ...flavour,
    code: renamed(flavour.code),
    stockCode: flavour.stockCode === null ? null : renamed(flavour.stockCode),
  }))
  const schedule = scheduleOf(choose)
  return {
    product: {
      ...draft,
      ...merchandise({ naming, code, choose, today, ...making }),
      code,
      brand: draft.brand,
      responsibleOperator: draft.responsibleOperator,
      tags: draft.tags,
      texts: localized((language) => {
        const name = `${model.name[language]} ${naming.series}`
        return { ...draft.texts[language], name, slug: `${slugOf(name)}-${code.toLowerCase()}` }
      }),
      variations,
    },
    prices: variations.flatMap((variation) => {
      const cents = model.variations.find((one) => renamed(one.code) === variation.code)?.priceCents ?? 0
      return priceLines(schedule, variation.code, cents, today)
    }),
    stock: shelves(variations, choose),
  }
}

const shelves = (variations: readonly VariationDraft[], choose: Chooser): Generated['stock'] =>
  variations.flatMap(({ stockCode }) => (stockCode === null ? [] : [{ code: stockCode, onHand: onHand(choose) }]))
