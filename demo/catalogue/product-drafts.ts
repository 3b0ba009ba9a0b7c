import { type Language, languages, type Localized } from '../../src/common/locale.ts'
import { combinedAllergens } from '../../src/products/rules/combined-allergens.ts'
import type { ProductDraft, ProductTexts, VariationDraft } from '../../src/products/server/product-draft.ts'
import { operatorOf } from './operators.ts'
import plateFacts from '../images/plates/plates.json' with { type: 'json' }
import { type CategoryFile, popularFrom, type ProductFile, type VariationFile } from './product-file.ts'
import type { CategoryDraft } from '../../src/products/server/product-draft.ts'

const media = (path: string): string => `/media/${path}`
const productImage = (name: string): string => media(`products/${name}`)

export function categoryDraft(file: CategoryFile, position: number): CategoryDraft {
  const { code, field, image } = file
  return {
    code,
    parentCode: file.parent ?? null,
    position,
    field,
    image: media(image),
    texts: localized((language) => ({
      name: file.name[language],
      slug: file.slug[language],
      body: file.body[language],
      metaDescription: file.metaDescription[language],
    })),
  }
}

/** `all` are the files of the whole assortment: packages name products, of which they hold one variation. */
export function productDraft(file: ProductFile, all: readonly ProductFile[]): ProductDraft {
  const variations = file.variations.map((variation) => variationDraft(variation, file, all))
  return {
    code: file.code,
    productType: file.productType,
    vatClass: file.vatClass,
    brand: file.brand,
    field: file.field,
    position: standardPosition(file, all),
    tags: file.tags,
    diets: file.diets,
    suitableFor: file.suitableFor,
    labels: file.labels,
    allergens: file.allergens ?? combinedAllergens(variations.map((variation) => variation.allergens)),
    nutrients: file.nutrients,
    portionGrams: file.portionGrams,
    glutenFreeOats: file.glutenFreeOats ?? false,
    originCountry: file.originCountry,
    responsibleOperator: file.vatClass === 'food' ? operatorOf(file.brand) : null,
    bestBeforeMinDays: file.bestBeforeMinDays,
    alcoholPercent: file.alcoholPercent ?? null,
    images: file.images.map(productImage),
    imageDetails: file.imageDetails,
    related: file.related,
    pageOptions: file.pageOptions ?? {},
    newsDate: file.newsDate,
    saleFrom: null,
    saleTo: null,
    published: true,
    categories: [file.category, ...(file.groups ?? [])],
    texts: localized((language) => texts(file, language)),
    variations,
  }
}

/** Merchandised order: what people come for, then what is new, then the rest, each by code. */
function standardPosition(file: ProductFile, all: readonly ProductFile[]): number {
  const rank = file.soldLastMonth >= popularFrom ? 0 : file.tags.includes('new') ? 1 : 2
  return rank * 1_000 + all.findIndex((other) => other.code === file.code)
}

function texts(file: ProductFile, language: Language): ProductTexts {
  return {
    name: file.name[language],
    slug: file.slug[language],
    nameOfTheFood: file.nameOfTheFood[language],
    storyHeading: file.storyHeading[language],
    shortDescription: file.shortDescription[language],
    description: file.description[language],
    ingredients: file.ingredients?.[language] ?? null,
    storage: file.storage[language],
    primaryIngredientOrigin: file.primaryIngredientOrigin?.[language] ?? null,
    imageAlt: file.imageAlt[language],
    sizeGuide: file.sizeGuide?.[language] ?? null,
    additionalDetails: file.additionalDetails.map(({ title, content }) => ({
      title: title[language],
      content: content[language],
    })),
  }
}

function variationDraft(variation: VariationFile, file: ProductFile, all: readonly ProductFile[]): VariationDraft {
  const { flavourKey, plates } = variation
  const contents = contentsOf(variation, file, all)
  const sum = (amount: (content: Content) => number): number =>
    contents.reduce((total, content) => total + content.quantity * amount(content), 0)
  return {
    code: variation.code,
    colorHex: variation.colorHex,
    weightGrams: variation.weightGrams ?? sum((content) => content.variation.weightGrams ?? 0),
    drainedGrams: variation.drainedGrams ?? null,
    volumeMl: variation.volumeMl ?? null,
    pieces: variation.pieces ?? sum(() => 1),
    images: variation.images.map(productImage),
    stockCode: variation.stock === null ? null : variation.code,
    allergens: variation.allergens ?? combinedAllergens(contents.map((content) => allergensOf(content))),
    nutrients: variation.nutrients ?? null,
    diets: variation.diets ?? null,
    suitableFor: variation.suitableFor ?? null,
    flavour:
      flavourKey === undefined || plates === undefined
        ? null
        : {
            key: flavourKey,
            plates: { front: media(`plates/${plates.front}`), back: media(`plates/${plates.back}`) },
            cut: cutColour(plates.front),
          },
    texts: localized((language) => ({
      name: variation.name[language],
      size: variation.size?.[language] ?? null,
      color: variation.color?.[language] ?? null,
      ingredients: variation.ingredients?.[language] ?? null,
      flavourName: variation.flavourName?.[language] ?? null,
    })),
    contents: contents.map((content) => ({ code: content.variation.code, quantity: content.quantity })),
  }
}

/** The shade of the cut mixed a third towards the light, or towards black on the pale chocolates, so that thin strokes read. */
function cutColour(plate: string): string {
  const facts = Object.entries(plateFacts.plates).find(([name]) => name === plate)?.[1]
  if (facts === undefined) throw new Error(`demo/images/plates/plates.json says nothing of ${plate}`)
  const { colour, style } = facts.engraving
  const end = style === 'light' ? 255 : 0
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.66 + end * 0.34))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

interface Content {
  variation: VariationFile
  file: ProductFile
  quantity: number
}

/** What a package holds, of each product the ordinary size, which is the first. */
function contentsOf(variation: VariationFile, file: ProductFile, all: readonly ProductFile[]): Content[] {
  return (variation.includedItems ?? file.includedItems).map(({ code, quantity }) => {
    const product = all.find((other) => other.code === code)
    const packed = product?.variations[0]
    if (product === undefined || packed === undefined) throw new Error(`${file.code} holds ${code}, which there is not`)
    return { variation: packed, file: product, quantity }
  })
}

const allergensOf = ({ variation, file }: Content): Record<string, number> | null =>
  variation.allergens ?? file.allergens

const localized = <T>(make: (language: Language) => T): Localized<T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Localized<T> // one per language
