import type { ProductType, VatClass } from '../contract/codes.ts'

/**
 * What a food must state before it is bought (regulation 1169/2011, articles 9 and 14), in the order of the report. The
 * numbers are the bits of the columns `stated`: the database computes which of them a row has.
 */
export const particularBits = {
  nameOfTheFood: 1,
  ingredients: 2,
  storage: 4,
  allergens: 8,
  nutrients: 16,
  netQuantity: 32,
  bestBeforeMinDays: 64,
  /** Required only where the product is said to be made somewhere; elsewhere it counts as stated. */
  countryOfOrigin: 128,
  responsibleOperator: 256,
} as const
export type Particular = keyof typeof particularBits

/** Particulars that are texts in a language. */
const inWords: readonly Particular[] = ['nameOfTheFood', 'ingredients', 'storage']
/** Particulars that a package's contents must state in its place. */
const ofContents: readonly Particular[] = ['ingredients', 'allergens', 'nutrients']

/** The law of the shop's country asks for both; other languages may fall back to Finnish (C-7.3). */
const mandatoryLanguages = ['fi', 'sv'] as const

/** Bits of `particularBits`: stated in every language alike, and in words of each. */
export interface Stated {
  common: number
  fi: number
  sv: number
}

export interface Food {
  productType: ProductType
  vatClass: VatClass
  stated: Stated
  /** What a package holds; empty for the rest. */
  contents: readonly Stated[]
}

export interface MissingParticular {
  /** `includedItems`: a package holds nothing, or something that is not complete itself. */
  field: Particular | 'includedItems'
  /** Null for what is the same in all languages. */
  language: (typeof mandatoryLanguages)[number] | null
}

/** What keeps a food from being sold; empty for what is no food. The one place that decides it. */
export function missingParticulars({ productType, vatClass, stated, contents }: Food): MissingParticular[] {
  if (vatClass !== 'food') return []
  if (productType !== 'Package') return missingOf(stated, [])
  const areComplete = contents.length > 0 && contents.every((content) => missingOf(content, []).length === 0)
  return [
    ...missingOf(stated, ofContents),
    ...(areComplete ? [] : [{ field: 'includedItems', language: null } as const]),
  ]
}

export const isFoodComplete = (food: Food): boolean => missingParticulars(food).length === 0

/** The fields in words that a food lacks in a language: those another language stands in for. */
export const missingInWords = (
  { productType, vatClass }: Pick<Food, 'productType' | 'vatClass'>,
  bits: number,
): Particular[] =>
  vatClass === 'food'
    ? inWords
        .filter((field) => productType !== 'Package' || !ofContents.includes(field))
        .filter((field) => (bits & particularBits[field]) === 0)
    : []

const names = Object.keys(particularBits) as Particular[] // its own keys

function missingOf(stated: Stated, leftOut: readonly Particular[]): MissingParticular[] {
  return names
    .filter((field) => !leftOut.includes(field))
    .flatMap((field): MissingParticular[] => {
      const has = (bits: number): boolean => (bits & particularBits[field]) !== 0
      if (!inWords.includes(field)) return has(stated.common) ? [] : [{ field, language: null }]
      return mandatoryLanguages.filter((language) => !has(stated[language])).map((language) => ({ field, language }))
    })
}
