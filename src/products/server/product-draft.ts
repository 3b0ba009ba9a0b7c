import type { Language, Localized } from '#src/common/locale.ts'
import type { Focus } from '#src/content/contract/field-types.ts'
import type { FieldColour, ProductType, VatClass } from '../contract/codes.ts'
import type { StoredFlavour } from '../contract/product.ts'

/** A product as it is written: by the demo's seed, generators, imports and later the back office. */
export interface ProductDraft {
  code: string
  productType: ProductType
  vatClass: VatClass
  brand: string
  field: FieldColour
  /** Place in the standard order. */
  position: number
  tags: string[]
  diets: string[]
  suitableFor: string[]
  labels: string[]
  allergens: Record<string, number> | null
  nutrients: Record<string, number> | null
  portionGrams: number | null
  glutenFreeOats: boolean
  /** Two letters, `FI`; null where no origin is stated. */
  originCountry: string | null
  /** The business that answers for the food. */
  responsibleOperator: { name: string; address: string } | null
  /** Least number of days left before its best-before date at delivery. */
  bestBeforeMinDays: number | null
  /** Percent by volume; null up to 1.2, which need not be stated. */
  alcoholPercent: number | null
  /** Media paths. */
  images: string[]
  /** In the order of the pictures; may be shorter. */
  imageDetails: ImageDetails[]
  /** Product codes. */
  related: string[]
  pageOptions: Record<string, unknown>
  /** `2026-09-01` */
  newsDate: string
  saleFrom: Date | null
  saleTo: Date | null
  published: boolean
  /** Codes, the main category first. */
  categories: string[]
  texts: Record<Language, ProductTexts>
  variations: VariationDraft[]
}

/** Details of one picture. Without alternative text it has the product's name, the first one `imageAlt`. */
export interface ImageDetails {
  altTexts?: Localized
  focus?: Focus
}

/** Null falls back to Finnish; the Finnish name and slug must be there. */
export interface ProductTexts {
  name: string | null
  slug: string | null
  nameOfTheFood: string | null
  /** Over the description on the product's page; null: the legal name stands there. */
  storyHeading: string | null
  shortDescription: string | null
  description: string | null
  /** Plain text, falling weight; what is emphasised is computed. */
  ingredients: string | null
  storage: string | null
  /** Where the main ingredient comes from, when that is elsewhere than the food. */
  primaryIngredientOrigin: string | null
  imageAlt: string | null
  sizeGuide: string | null
  additionalDetails: { title: string; content: string }[] | null
}

export interface VariationDraft {
  code: string
  colorHex: string | null
  /** 0 for what is not weighed. */
  weightGrams: number
  /** Weight without the liquid the food lies in. */
  drainedGrams: number | null
  /** Volume of goods sold by volume. */
  volumeMl: number | null
  pieces: number
  images: string[]
  /** Absent: true. */
  published?: boolean
  /** Null for packages limited by their contents alone. */
  stockCode: string | null
  /** Null: as the product. */
  allergens: Record<string, number> | null
  nutrients: Record<string, number> | null
  diets: string[] | null
  suitableFor: string[] | null
  flavour: StoredFlavour | null
  texts: Localized<VariationTexts>
  /** Packages: variation codes. */
  contents: { code: string; quantity: number }[]
}

export interface VariationTexts {
  name: string | null
  size: string | null
  color: string | null
  /** Null: as the product. */
  ingredients: string | null
  flavourName: string | null
}

export interface CategoryDraft {
  code: string
  parentCode: string | null
  position: number
  field: string
  /** Media path. */
  image: string
  /** Absent: as it is, true for something new. */
  published?: boolean
  texts: Localized<{ name: string; slug: string; body: string; metaDescription: string }>
}
