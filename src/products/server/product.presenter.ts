import type { TextLookup } from '#src/common/errors.ts'
import { type Language, localeTag, withLanguage } from '#src/common/locale.ts'
import { displayWeight } from '#src/common/measure.ts'
import type { Image } from '#src/content/contract/field-types.ts'
import { sanitise } from '#src/content/server/html-sanitiser.ts'
import { softHyphens, softHyphensOfHtml } from '#src/platform/texts/soft-hyphens.ts'
import { productLink, type ProductCard } from '../contract/card.ts'
import type { FieldColour } from '../contract/codes.ts'
import { labelCodes } from '../contract/codes.ts'
import type {
  IncludedItem,
  Ingredients,
  NutrientsPer,
  ProductPageFields,
  ProductTemplate,
  Variation,
} from '../contract/product.ts'
import { allowedClaims } from '../rules/claims.ts'
import { type Declaration, declaredFoods, foodsOfProduct } from '../rules/combined-allergens.ts'
import { markAllergens } from '../rules/emphasis.ts'
import { spaceUnit } from '../rules/names.ts'
import { isFinnishNotice, noticeIn } from '../rules/notice.ts'
import { productTemplate } from '../rules/product-template.ts'
import { displayNetQuantity, type NetQuantity } from '../rules/unit-price.ts'
import { presentTags, textKeyPart } from './product-cards.ts'
import type { Category } from './category-tree.ts'
import { categoryUrl } from './category-tree.ts'
import { presentDeliveries } from './delivery.presenter.ts'
import { presentFacts, presentNutrition } from './fact.presenter.ts'
import { presentPageOptions } from './page-options.ts'
import { presentPrice } from './price.presenter.ts'
import type { ProductAggregate, TextReader, VariationAggregate } from './product-aggregate.ts'
import type { ProductTextRow } from './product.store.ts'
import { assess, shownQuantity } from './sellable.ts'
import type { OfferTerms } from './structured-data.ts'

export interface ProductPresentation {
  language: Language
  text: TextLookup
  now: Date
  /** Site path of the product without language prefix. */
  path: string
  category: Category
  related: ProductCard[]
  relatedItems: ProductCard[]
  /** Default related products from the product's page options. */
  defaultCards: ProductCard[]
  terms: Pick<OfferTerms, 'goods' | 'tablet'>
}

/** Product pictures are square renders of this size. */
const imageSize = { width: 1_000, height: 1_000 }

/** The fields of a product's page. */
export function presentProduct(aggregate: ProductAggregate, context: ProductPresentation): ProductPageFields {
  const { product, texts, variations } = aggregate
  const { language, text, category } = context
  const name = texts.get('name') ?? product.code
  const languageOf = (field: keyof ProductTextRow): Language => (texts.isFinnish(field) ? 'fi' : language)
  const divided = (field: 'name' | 'nameOfTheFood' | 'storyHeading'): string =>
    softHyphens(texts.get(field) ?? '', languageOf(field))
  const images = product.images.map((url) => image(aggregate, url, name, language))
  const wire = variations.map((variation) => presentVariation(aggregate, variation, context))
  const facts = productFacts(aggregate)
  const entries = presentFacts(facts, language, text)
  const template = productTemplate(wire)
  const ways = deliveryTermsOf(template, context.terms)
  return {
    code: product.code,
    notice: noticeIn(product.notice, language),
    displayName: divided('name') || name,
    shortTitle: softHyphens(name.split(',')[0] ?? name, languageOf('name')),
    nameOfTheFood: divided('nameOfTheFood'),
    storyHeading: divided('storyHeading'),
    template,
    tags: presentTags(allowedClaims(product.tags, facts), language, text),
    assets: images,
    images,
    field: product.field as FieldColour, // written by saveProducts only
    sizeGuide: softHyphensOfHtml(html(texts.get('sizeGuide')), languageOf('sizeGuide')) || null,
    xhtmlDescription: html(texts.get('description')),
    variations: wire,
    category: { code: category.code, name: category.text(language).name, url: categoryUrl(category, language) },
    nutritionValueHeader: text(language, perHundredKeys[wire[0]?.nutrientsPer ?? '100 g']),
    allergens: entries.allergens.map((entry) => ({
      name: entry.description,
      values: { value: entry.value ?? 0, description: entry.valueTranslation ?? '' },
    })),
    nutrients: named(entries.nutrients),
    ri: named(entries.ri),
    riPercent: named(entries.riPercent),
    labels: labelCodes
      .filter((code) => product.labels.includes(code))
      .map((code) => ({ code, value: '1', description: text(language, `catalogue/labels/${textKeyPart(code)}`) })),
    storage: texts.get('storage') ?? '',
    ...presentOrigin(aggregate, language),
    additionalProductDetails: (texts.get('additionalDetails') ?? []).map(({ title, content }) => ({
      title: softHyphens(title, languageOf('additionalDetails')),
      content: softHyphensOfHtml(html(content), languageOf('additionalDetails')),
    })),
    sellingPoints: [
      { icon: 'truck', text: text(language, 'catalogue/selling-points/delivery') },
      { icon: 'leaf', text: text(language, 'catalogue/selling-points/origin') },
      { icon: 'gift', text: text(language, 'catalogue/selling-points/gift') },
    ],
    deliveries: presentDeliveries(ways, context),
    relatedProducts: context.related,
    relatedItems: context.relatedItems,
    ...presentPageOptions(product.pageOptions, context.defaultCards, language),
    finnishFields: [...finnishFields(texts), ...(isFinnishNotice(product.notice, language) ? ['notice'] : [])],
  }
}

/** A gift card goes by mail: there is nothing to tell of its delivery. */
const deliveryTermsOf = (template: ProductTemplate, { goods, tablet }: ProductPresentation['terms']) => {
  if (template === 'gift-card') return []
  return template === 'custom-tablet' ? tablet : goods
}

function presentVariation(
  aggregate: ProductAggregate,
  variation: VariationAggregate,
  context: ProductPresentation,
): Variation {
  const { product, texts } = aggregate
  const { row, sale } = variation
  const { language, text, now } = context
  const { price, isBuyable, inStock, available } = assess(sale, now)
  const named = nameReader(variation.texts, texts)
  const name = spaceUnit(named.get('name') ?? row.code)
  const isPackage = product.productType === 'Package'
  return {
    code: row.code,
    name,
    ...(named.isFinnish('name') && { nameLanguage: 'fi' as const }),
    url: productLink(withLanguage(context.path, language), row.code),
    color: variation.texts.get('color') ?? '',
    colorHex: row.colorHex ?? '',
    size: variation.texts.get('size') ?? '',
    description: html(texts.get('description')),
    shortDescription: html(texts.get('shortDescription')),
    assets: row.images.map((url, index) => image(aggregate, url, name, language, index === 0)),
    productType: product.productType,
    contentType: isPackage ? ['Variation', 'Package'] : ['Variation'],
    isBuyable,
    inStock,
    inStockQuantity: shownQuantity(available),
    ...presentPrice(price, row, language),
    pieces: row.pieces,
    weightGrams: row.weightGrams,
    weightString: displayNetQuantity(row, language),
    nutrientsPer: nutrientsPer(row),
    brands: isPackage ? product.brand : [{ value: product.brand }],
    drainedWeightString: row.drainedGrams === null ? '' : displayWeight(row.drainedGrams, language),
    ...presentIngredients(variation.texts, texts, language),
    ...presentFacts(variationFacts(aggregate, variation), language, text),
    includedItems: variation.contents.flatMap((content) => presentIncluded(content, context)),
    flavour:
      row.flavour === null
        ? null
        : { ...row.flavour, cut: row.flavour.cut ?? '', name: variation.texts.get('flavourName') ?? name },
  }
}

function presentIncluded(
  content: VariationAggregate['contents'][number],
  { language, text }: ProductPresentation,
): IncludedItem[] {
  const { item } = content
  const variation = item?.variations[0]
  if (item === null || variation === undefined) return []
  const facts = variationFacts(item, variation)
  const named = nameReader(content.itemTexts, item.texts)
  return [
    {
      quantity: content.quantity,
      packageEntry: {
        code: content.itemCode,
        displayName: spaceUnit(named.get('name') ?? content.itemCode),
        ...(named.isFinnish('name') && { nameLanguage: 'fi' as const }),
        nameOfTheFood: item.texts.get('nameOfTheFood') ?? '',
        ...(item.texts.isFinnish('nameOfTheFood') && { nameOfTheFoodLanguage: 'fi' as const }),
        weightString: displayNetQuantity(variation.row, language),
        description: html(item.texts.get('description')),
        ...(item.texts.isFinnish('description') && { descriptionLanguage: 'fi' as const }),
        nutrientsPer: nutrientsPer(variation.row),
        ...presentIngredients(variation.texts, item.texts, language),
        ...presentNutrition(facts.nutrients, facts.portionGrams, language, text),
      },
    },
  ]
}

type NameReader = Pick<TextReader<{ name: string | null }>, 'get' | 'isFinnish'>

/** A variation's own name, else the product's. */
const nameReader = (own: NameReader, product: NameReader): NameReader => (own.get('name') === null ? product : own)

/** Their words. */
const perHundredKeys: Readonly<Record<NutrientsPer, string>> = {
  '100 g': 'catalogue/nutrition/per-100-g',
  '100 ml': 'catalogue/nutrition/per-100-ml',
}

const nutrientsPer = ({ volumeMl }: Pick<NetQuantity, 'volumeMl'>): NutrientsPer => (volumeMl ? '100 ml' : '100 g')

type IngredientsReader = Pick<TextReader<{ ingredients: string | null }>, 'get' | 'isFinnish'>

/** A flavour's own ingredients, else the product's; with the allergens in them marked in the language they are written in. */
function presentIngredients(own: IngredientsReader, product: IngredientsReader, language: Language): Ingredients {
  const reader = own.get('ingredients') === null ? product : own
  const isFinnish = reader.isFinnish('ingredients')
  const { text, marks } = markAllergens(reader.get('ingredients') ?? '', isFinnish ? 'fi' : language)
  return {
    ingredients: text,
    ingredientMarks: marks.map(({ start, end }) => [start, end]),
    ...(isFinnish && { ingredientsLanguage: 'fi' as const }),
  }
}

const presentOrigin = ({ product, texts }: ProductAggregate, language: Language) => ({
  countryOfOrigin: product.originCountry === null ? '' : countryName(product.originCountry, language),
  primaryIngredientOrigin: texts.get('primaryIngredientOrigin') ?? '',
  responsibleOperator: product.responsibleOperator,
  bestBeforeMinDays: product.bestBeforeMinDays,
  alcoholPercent: product.alcoholPercent,
})

const countryName = (code: string, language: Language): string => countries[language].of(code) ?? code

const countryNames = (language: Language) => new Intl.DisplayNames(localeTag(language), { type: 'region' })
const countries = { fi: countryNames('fi'), sv: countryNames('sv'), en: countryNames('en') }

const declarationOf = ({ row, contents }: VariationAggregate): Declaration => ({
  own: row.allergens,
  contents: contents.map(({ allergens }) => allergens),
})

const productFacts = ({ product, variations }: ProductAggregate) => ({
  foods: foodsOfProduct(variations.map(declarationOf), product.allergens),
  nutrients: product.nutrients,
  diets: product.diets,
  suitableFor: product.suitableFor,
  portionGrams: product.portionGrams,
  glutenFreeOats: product.glutenFreeOats,
})

const variationFacts = ({ product }: ProductAggregate, variation: VariationAggregate) => ({
  foods: declaredFoods(declarationOf(variation), product.allergens),
  nutrients: variation.row.nutrients ?? product.nutrients,
  diets: variation.row.diets ?? product.diets,
  suitableFor: variation.row.suitableFor ?? product.suitableFor,
  portionGrams: product.portionGrams,
  glutenFreeOats: product.glutenFreeOats,
})

/** Wherever a product came from, its texts are sanitised on the way out. */
const html = (text: string | null): string => sanitise(text ?? '')

/** One of the product's pictures, or of a variation's, whose first one is described as the product's first. */
function image(
  { product, texts }: ProductAggregate,
  url: string,
  name: string,
  language: Language,
  isFirst = url === product.images[0],
): Image {
  const { altTexts, focus } = product.imageDetails[product.images.indexOf(url)] ?? {}
  const altText = altTexts?.[language] ?? (isFirst ? texts.get('imageAlt') : null) ?? name
  return { url, altText, ...imageSize, ...(focus && { focus }) }
}

const named = (entries: readonly { key: string; value: number | null }[]): { name: string; value: number }[] =>
  entries.flatMap(({ key, value }) => (value === null ? [] : [{ name: key, value }]))

const fieldNames: Partial<Record<keyof ProductTextRow, string>> = {
  name: 'displayName',
  nameOfTheFood: 'nameOfTheFood',
  storyHeading: 'storyHeading',
  shortDescription: 'shortDescription',
  description: 'xhtmlDescription',
  ingredients: 'ingredients',
  storage: 'storage',
  primaryIngredientOrigin: 'primaryIngredientOrigin',
  sizeGuide: 'sizeGuide',
  additionalDetails: 'additionalProductDetails',
}

const finnishFields = (texts: TextReader<ProductTextRow>): string[] =>
  Object.entries(fieldNames).flatMap(([field, name]) => (texts.isFinnish(field as keyof ProductTextRow) ? [name] : [])) // the table's own keys
