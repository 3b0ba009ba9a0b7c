import { languages, type Language, type Localized } from '#src/common/locale.ts'
import type { FieldColour, ProductType, VatClass } from '../contract/codes.ts'
import type { StoredFlavour } from '../contract/product.ts'
import { isFoodComplete } from '../rules/buyable.ts'

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
  /** Media paths. */
  images: string[]
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

/** Null falls back to Finnish; the Finnish name and slug must be there. */
export interface ProductTexts {
  name: string | null
  slug: string | null
  nameOfTheFood: string | null
  shortDescription: string | null
  description: string | null
  ingredients: string | null
  storage: string | null
  imageAlt: string | null
  sizeGuide: string | null
  additionalDetails: { title: string; content: string }[] | null
}

export interface VariationDraft {
  code: string
  colorHex: string | null
  weightGrams: number
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

/** Food law asks for Finnish and Swedish; English may fall back (C-7.3). */
const mandatoryLanguages: readonly Language[] = languages.filter((language) => language !== 'en')

/** Whether a variation states everything a food must; a package's answer comes from its contents when it is read. */
export function isVariationComplete(product: ProductDraft, variation: VariationDraft): boolean {
  const particulars = {
    texts: mandatoryLanguages.map((language) => ({
      nameOfTheFood: product.texts[language].nameOfTheFood,
      ingredients: variation.texts[language].ingredients ?? product.texts[language].ingredients,
      storage: product.texts[language].storage,
    })),
    allergens: variation.allergens ?? product.allergens,
    nutrients: variation.nutrients ?? product.nutrients,
    weightGrams: variation.weightGrams,
  }
  return isFoodComplete({ productType: product.productType, vatClass: product.vatClass }, particulars, [])
}
