import { Type } from 'typebox'
import { Html, Image } from '#src/content/contract/field-types.ts'
import { Brand, ProductCard, TagMap } from './card.ts'
import { FieldColour, ProductType } from './codes.ts'
import { ProductNotice } from './notice.ts'
import { ProductRecipe } from './product-recipes.ts'
import { PriceFields } from './price.ts'
import { ProductReviews } from './product-reviews.ts'
import { pageSwitches } from './page-options.ts'

const NumberOrNull = Type.Union([Type.Number(), Type.Null()])

/**
 * A nutrient, allergen, suitability or diet of a variation. Keys compare without case and without a leading `ri` or
 * `rishare`. `value`: nutrients a quantity in the nutrient's own unit, allergens 0, 1 or 2, the others 1. `description` is the
 * name in the page's language, `valueTranslation` what the value means ("contains", "14 %").
 */
export const FactEntry = Type.Object({
  key: Type.String(),
  value: NumberOrNull,
  description: Type.String(),
  valueTranslation: Type.Union([Type.String(), Type.Null()]),
})
export type FactEntry = Type.Static<typeof FactEntry>

/** Language of a text (C-7.3). */
const FinnishOnly = Type.Optional(Type.Literal('fi', { description: 'where it is there in Finnish only' }))

/** A list of ingredients with what is to be emphasised in it. */
export const Ingredients = Type.Object({
  ingredients: Type.String({ description: 'plain text; empty for what has none' }),
  ingredientMarks: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]), {
    description: 'letters of `ingredients` that name allergens: from, until',
  }),
  ingredientsLanguage: FinnishOnly,
})
export type Ingredients = Type.Static<typeof Ingredients>

/** The quantity that `nutrients` refer to: 100 ml for a liquid sold by volume. */
export const NutrientsPer = Type.Union([Type.Literal('100 g'), Type.Literal('100 ml')])
export type NutrientsPer = Type.Static<typeof NutrientsPer>

export const PackageEntry = Type.Interface([Ingredients], {
  code: Type.String(),
  displayName: Type.String(),
  nameLanguage: FinnishOnly,
  nameOfTheFood: Type.String({ description: 'legal name' }),
  nameOfTheFoodLanguage: FinnishOnly,
  weightString: Type.String({ description: 'net quantity of one' }),
  description: Html,
  descriptionLanguage: FinnishOnly,
  nutrientsPer: NutrientsPer,
  nutrients: Type.Array(FactEntry),
  ri: Type.Array(FactEntry),
  riPercent: Type.Array(FactEntry),
})
export type PackageEntry = Type.Static<typeof PackageEntry>

export const IncludedItem = Type.Object({ quantity: Type.Integer(), packageEntry: PackageEntry })
export type IncludedItem = Type.Static<typeof IncludedItem>

const flavourParts = {
  key: Type.String(),
  plates: Type.Object({ front: Type.String(), back: Type.String() }, { description: 'media paths' }),
  /** Colour of the engraving on this chocolate, `#cbb08f`; empty: the usual one. */
  cut: Type.String({ pattern: '^(#[0-9a-f]{6})?$' }),
}
export const Flavour = Type.Object({ ...flavourParts, name: Type.String() })
/** A flavour as stored; those from before `cut` existed have none. */
export type StoredFlavour = Omit<Type.Static<typeof Flavour>, 'name' | 'cut'> & { cut?: string }
export type Flavour = Type.Static<typeof Flavour>

export const Variation = Type.Interface([PriceFields, Ingredients], {
  code: Type.String(),
  name: Type.String(),
  nameLanguage: FinnishOnly,
  /** Path and query: `/tuotteet/suklaalevyt/tumma-72?code=KV1005-100G`. */
  url: Type.String(),
  color: Type.String({ description: 'empty when the product has no colours' }),
  colorHex: Type.String(),
  size: Type.String({ description: 'empty when the product has no sizes' }),
  description: Html,
  shortDescription: Html,
  assets: Type.Array(Image),
  productType: ProductType,
  contentType: Type.Array(Type.String()),
  isBuyable: Type.Boolean(),
  inStock: Type.Boolean(),
  inStockQuantity: Type.Integer({ description: 'capped at 999' }),
  pieces: Type.Integer(),
  weightGrams: Type.Integer({ description: '0 for what has no weight' }),
  weightString: Type.String({ description: 'net quantity: 100 g, 330 ml' }),
  drainedWeightString: Type.String({ description: 'empty for what lies in no liquid' }),
  /** A plain string for packages, a list for the rest (specification 2, section 3). */
  brands: Type.Union([Type.Array(Brand), Type.String()]),
  nutrientsPer: NutrientsPer,
  nutrients: Type.Array(FactEntry),
  /** Per portion, keys `RiFat` …, with `RiPortionGrams` when the portion is known. */
  ri: Type.Array(FactEntry),
  /** Share of the daily reference intake in percent, keys `RiShareEnergy`, `RiShareFat` … */
  riPercent: Type.Array(FactEntry),
  allergens: Type.Array(FactEntry),
  suitableFor: Type.Array(FactEntry),
  /** Qualities shown as "Free from" plus the description. */
  diets: Type.Array(FactEntry),
  includedItems: Type.Array(IncludedItem),
  /** Engraved tablets only: the flavour's own name and the two surfaces the designer draws on. */
  flavour: Type.Union([Flavour, Type.Null()]),
})
export type Variation = Type.Static<typeof Variation>

export const ProductPageMetadata = Type.Object({
  backgroundImageUrl: Type.String(),
  ...pageSwitches,
  /** Shown as related products while the product names none itself. */
  defaultCards: Type.Array(ProductCard),
})
export type ProductPageMetadata = Type.Static<typeof ProductPageMetadata>

/** The switches of a page for which an operator has set none. */
export const defaultPageMetadata: Omit<ProductPageMetadata, 'defaultCards'> = {
  backgroundImageUrl: '',
  useImageCarousel: true,
  inverseProductHeaderFontColor: false,
  hideProductSubtitle: false,
  productDescriptionLocation: 'content',
  hideAllergens: false,
  hideSuitables: false,
  hideDiets: false,
  noProductDetailsAccordion: false,
  hideProductDetailsTitle: false,
  hideRelatedProducts: false,
  hideRelatedItems: false,
}

/** Which of the four layouts a product page uses (specification 2, section 2). */
export const ProductTemplate = Type.Union([
  Type.Literal('custom-tablet'),
  Type.Literal('gift-card'),
  Type.Literal('package'),
  Type.Literal('standard'),
])
export type ProductTemplate = Type.Static<typeof ProductTemplate>

export const SellingPoint = Type.Object({
  /** Name of an icon of the kit's sprite. */
  icon: Type.String(),
  text: Type.String(),
})
export type SellingPoint = Type.Static<typeof SellingPoint>

/** For an order placed when the page was made. */
export const ProductDelivery = Type.Object({
  countryCodes: Type.Array(Type.String({ description: 'FIN' })),
  countries: Type.String({ description: 'their names as a list' }),
  methodName: Type.String(),
  price: Type.Number(),
  priceString: Type.String(),
  /** Shop days, `2026-11-24`. */
  earliest: Type.String(),
  latest: Type.String(),
  estimateString: Type.String({ description: 'ti 24.11.–to 26.11.' }),
  /** Goods from this sum travel free; null: never. */
  freeFrom: NumberOrNull,
  freeFromString: Type.String({ description: '49 €; empty for null' }),
})
export type ProductDelivery = Type.Static<typeof ProductDelivery>

/** Fields of a ProductPage. Its name, breadcrumbs and content areas stand in the envelope. */
export const ProductPageFields = Type.Object({
  code: Type.String(),
  /** A recall or another word of the operator; its text is Finnish where there is none in the page's language. */
  notice: Type.Union([ProductNotice, Type.Null()]),
  displayName: Type.String(),
  shortTitle: Type.String(),
  nameOfTheFood: Type.String({ description: 'legal name' }),
  storyHeading: Type.String({ description: 'over the description; empty: the legal name stands there' }),
  template: ProductTemplate,
  tags: TagMap,
  assets: Type.Array(Image),
  images: Type.Array(Image),
  field: FieldColour,
  sizeGuide: Type.Union([Html, Type.Null()]),
  xhtmlDescription: Html,
  variations: Type.Array(Variation),
  category: Type.Object({ code: Type.String(), name: Type.String(), url: Type.String() }),
  /** "per 100 g" heading of the nutrition table's first column. */
  nutritionValueHeader: Type.String(),
  /** Facts of the product, as product lists and recipes read them; a page shows the selected variation's facts. */
  allergens: Type.Array(
    Type.Object({ name: Type.String(), values: Type.Object({ value: Type.Integer(), description: Type.String() }) }),
  ),
  nutrients: Type.Array(Type.Object({ name: Type.String(), value: Type.Number() })),
  ri: Type.Array(Type.Object({ name: Type.String(), value: Type.Number() })),
  riPercent: Type.Array(Type.Object({ name: Type.String(), value: Type.Number() })),
  labels: Type.Array(Type.Object({ code: Type.String(), value: Type.String(), description: Type.String() })),
  storage: Type.String({ description: 'empty for what needs no storage instruction' }),
  countryOfOrigin: Type.String({ description: "name in the page's language; empty where none is told" }),
  primaryIngredientOrigin: Type.String({ description: 'where it differs from countryOfOrigin' }),
  responsibleOperator: Type.Union([Type.Object({ name: Type.String(), address: Type.String() }), Type.Null()], {
    description: 'the business that answers for the food; null for what is none',
  }),
  bestBeforeMinDays: Type.Union([Type.Integer(), Type.Null()], {
    description: 'days at least left of its life when it is delivered',
  }),
  alcoholPercent: Type.Union([Type.Number(), Type.Null()], { description: 'by volume, above 1.2' }),
  additionalProductDetails: Type.Array(Type.Object({ title: Type.String(), content: Html })),
  callToActionLink: Type.String(),
  callToActionLinkText: Type.String(),
  openCtaInNewWindow: Type.Boolean(),
  sellingPoints: Type.Array(SellingPoint),
  /** Delivery per country, the shop's own first; empty where nothing is delivered. */
  deliveries: Type.Array(ProductDelivery),
  /** Title of the shipping panel; empty: the usual one. */
  shippingTitle: Type.String(),
  relatedProducts: Type.Array(ProductCard),
  /** Packages that hold the product; for a package, the products it holds. */
  relatedItems: Type.Array(ProductCard),
  productPageMetadata: ProductPageMetadata,
  /** EXT. The first few recipes with the product; absent: none is known. */
  recipes: Type.Optional(Type.Array(ProductRecipe)),
  /** EXT. Address of all its recipes; empty or absent: there is none. */
  allRecipesUrl: Type.Optional(Type.String()),
  /** Absent or null: unknown until the browser asks. */
  reviews: Type.Optional(Type.Union([ProductReviews, Type.Null()])),
  /** Fields that hold Finnish text on a page in another language: put `lang="fi"` on their element (C-7.3). */
  finnishFields: Type.Array(Type.String()),
})
export type ProductPageFields = Type.Static<typeof ProductPageFields>
