import { type Language, languages, type Localized } from '../../src/common/locale.ts'
import type { CategoryDraft } from '../../src/catalogue/server/category.store.ts'
import type { ProductDraft, ProductTexts, VariationDraft } from '../../src/catalogue/server/product-draft.ts'
import type { CategoryFile, ProductFile, VariationFile } from './product-file.ts'

const media = (path: string): string => `/media/${path}`
const productImage = (name: string): string => media(`products/${name}`)

export function categoryDraft(file: CategoryFile, position: number): CategoryDraft {
  const { code, field, image } = file
  return {
    code,
    parentCode: null,
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
    allergens: file.allergens,
    nutrients: file.nutrients,
    portionGrams: file.portionGrams,
    glutenFreeOats: file.glutenFreeOats ?? false,
    images: file.images.map(productImage),
    related: file.related,
    pageOptions: {},
    newsDate: file.newsDate,
    saleFrom: null,
    saleTo: null,
    published: true,
    categories: [file.category],
    texts: localized((language) => texts(file, language)),
    variations: file.variations.map((variation) => variationDraft(variation, file, all)),
  }
}

/** Merchandised order: what people come for, then what is new, then the rest, each by code. */
function standardPosition(file: ProductFile, all: readonly ProductFile[]): number {
  const rank = file.tags.includes('bestseller') ? 0 : file.tags.includes('new') ? 1 : 2
  return rank * 1_000 + all.findIndex((other) => other.code === file.code)
}

function texts(file: ProductFile, language: Language): ProductTexts {
  return {
    name: file.name[language],
    slug: file.slug[language],
    nameOfTheFood: file.nameOfTheFood[language],
    shortDescription: file.shortDescription[language],
    description: file.description[language],
    ingredients: file.ingredients?.[language] ?? null,
    storage: file.storage[language],
    imageAlt: file.imageAlt[language],
    sizeGuide: null,
    additionalDetails: file.additionalDetails.map(({ title, content }) => ({
      title: title[language],
      content: content[language],
    })),
  }
}

function variationDraft(variation: VariationFile, file: ProductFile, all: readonly ProductFile[]): VariationDraft {
  const { flavourKey, plates } = variation
  return {
    code: variation.code,
    colorHex: variation.colorHex,
    weightGrams: variation.weightGrams,
    pieces: variation.pieces,
    images: variation.images.map(productImage),
    stockCode: variation.stock === null ? null : variation.code,
    allergens: variation.allergens ?? null,
    nutrients: variation.nutrients ?? null,
    diets: variation.diets ?? null,
    suitableFor: variation.suitableFor ?? null,
    flavour:
      flavourKey === undefined || plates === undefined
        ? null
        : { key: flavourKey, plates: { front: media(`plates/${plates.front}`), back: media(`plates/${plates.back}`) } },
    texts: localized((language) => ({
      name: variation.name[language],
      size: variation.size?.[language] ?? null,
      color: variation.color?.[language] ?? null,
      ingredients: variation.ingredients?.[language] ?? null,
      flavourName: variation.flavourName?.[language] ?? null,
    })),
    contents: (variation.includedItems ?? file.includedItems).map(({ code, quantity }) => ({
      code: packedVariation(code, all),
      quantity,
    })),
  }
}

/** A package holds the ordinary size: the middle one of three, otherwise the first. A variation's own code is taken as it is. */
function packedVariation(code: string, all: readonly ProductFile[]): string {
  const variations = all.find((file) => file.code === code)?.variations
  if (variations === undefined) return code
  const packed = variations[variations.length === 3 ? 1 : 0]
  return packed?.code ?? code
}

const localized = <T>(make: (language: Language) => T): Localized<T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Localized<T> // one per language
