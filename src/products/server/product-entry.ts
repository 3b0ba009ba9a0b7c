import { languages, type Language, type Localized } from '#src/common/locale.ts'
import { type FieldColour, isRecipeClaim, type ProductType, recipeClaims } from '../contract/codes.ts'
import { type FacetGroupName, priceBandsOf } from '../contract/facets.ts'
import { allowedClaims, type FoodsFacts, freeFrom, sugarClaims } from '../rules/claims.ts'
import { cardVariation, needsChoice } from '../rules/card-choice.ts'
import { foodsOfProduct } from '../rules/combined-allergens.ts'
import type { NetQuantity } from '../rules/unit-price.ts'
import { categoryLine, type Category } from './category-tree.ts'
import type { ProductRow } from './product.store.ts'
import type { ListedRow, SaleRow } from './sale.store.ts'
import { assess, earliest, type Sellable } from './sellable.ts'

/** A published product as it is held in memory: what lists sort and filter by, and all its card shows. */
export interface ProductEntry {
  id: number
  guid: string
  code: string
  /** Place in the standard order; equal places go by code. */
  position: number
  /** `2026-09-01` */
  newsDate: string
  names: Localized
  /** Price of the variation its card shows; null sorts last in both directions. */
  payableCents: number | null
  /** Facet names by group; a product can have several in a group, or none. */
  facets: Record<FacetGroupName, readonly string[]>
  productType: ProductType
  brand: string
  field: FieldColour
  tags: readonly string[]
  suitableFor: readonly string[]
  /** Most grams of sugars in 100 g of any variation; null where one does not state it. */
  sugars: number | null
  mainCategory: Category | null
  texts: Localized<EntryTexts>
  /** Published ones by position. */
  variationCodes: string[]
  /** A colour is to be chosen, or what is engraved. */
  needsChoice: boolean
  /** Null for a product without published variations. */
  card: CardVariation | null
  isRecalled: boolean
  /** True when any variation can be bought: the page is indexed then. */
  anyBuyable: boolean
  updatedAt: Date
  changesAt: Date | null
}

export interface EntryTexts {
  name: string
  slug: string
  imageAlt: string
  /** True when the name is Finnish in another language. */
  isFinnish: boolean
}

export interface CardVariation extends Sellable, NetQuantity {
  code: string
  image: string
}

export interface EntrySources {
  product: ProductRow
  names: readonly { language: Language; name: string | null; slug: string | null; imageAlt: string | null }[]
  /** The product's own categories, the main one first. */
  categories: readonly Category[]
  /** Sorted by position; unpublished ones are ignored. */
  variations: readonly ListedRow[]
}

export function buildEntry({ product, names, categories, variations }: EntrySources, now: Date): ProductEntry {
  const assessed = variations.filter((row) => row.published).map((row) => ({ row, ...assess(row, now) }))
  const chosen = cardVariation(assessed)
  const card: CardVariation | null =
    chosen === null
      ? null
      : {
          ...withoutRow(chosen),
          code: chosen.row.code,
          weightGrams: chosen.row.weightGrams,
          drainedGrams: chosen.row.drainedGrams,
          volumeMl: chosen.row.volumeMl,
          pieces: chosen.row.pieces,
          image: chosen.row.images[0] ?? '',
        }
  const texts = entryTexts(names, product.code)
  const payableCents = card?.price?.payableCents ?? null
  const foods: FoodsFacts = {
    foods: foodsOfProduct(
      assessed.map(({ row }) => row.declared),
      product.allergens,
    ),
    glutenFreeOats: product.glutenFreeOats,
  }
  const tags = allowedClaims(product.tags, foods)
  const suitableFor = allowedClaims(product.suitableFor, foods)
  const claims = [...tags, ...suitableFor, ...allowedClaims(product.diets, foods)]
  const recipe = recipeClaims.filter((claim) => claims.includes(claim))
  const stated = assessed.map(({ row }) => row.sugars)
  const sugars = stated.length === 0 ? null : mostOf(stated)
  const per = assessed.some(({ row }) => row.volumeMl !== null) ? 'millilitres' : 'grams'
  const facets: ProductEntry['facets'] = {
    category: [...new Set(categories.flatMap(categoryLine).map((category) => category.code))],
    brand: [product.brand],
    freeFrom: [...recipe, ...(product.vatClass === 'food' ? freeFrom(foods) : []), ...sugarClaims(sugars, per)],
    tags: tags.filter((tag) => !isRecipeClaim(tag)),
    priceBand: payableCents === null ? [] : priceBandsOf(payableCents),
    inStock: card?.inStock === true ? ['true'] : [],
  }
  return {
    id: product.id,
    guid: product.guid,
    code: product.code,
    position: product.position,
    newsDate: product.newsDate,
    names: { fi: texts.fi.name, sv: texts.sv.name, en: texts.en.name },
    payableCents,
    facets,
    productType: product.productType,
    brand: product.brand,
    field: product.field as FieldColour, // written by saveProducts only
    tags,
    suitableFor,
    sugars,
    mainCategory: categories[0] ?? null,
    texts,
    variationCodes: assessed.map(({ row }) => row.code),
    needsChoice: needsChoice(
      product.productType,
      assessed.map(({ row }) => row),
    ),
    card,
    isRecalled: product.notice?.type === 'recall',
    anyBuyable: assessed.some((variation) => variation.isBuyable),
    updatedAt: product.updatedAt,
    changesAt: earliest(
      assessed.map((variation) => variation.changesAt),
      now,
    ),
  }
}

/** Whether it can be bought now: only that is offered anywhere. */
export const isForSale = ({ card }: Pick<ProductEntry, 'card'>): boolean =>
  card !== null && card.isBuyable && card.inStock

/** Content types of a product's page. A custom tablet or a gift card has the product page's types and one more. */
export const pageTypesOf = (productType: ProductType): string[] => [
  'Page',
  'ProductPage',
  ...(productType === 'CustomTablet' ? ['CustomTabletPage'] : []),
  ...(productType === 'GiftCard' ? ['GiftCardPage'] : []),
]

/** The row a variation was assessed by, prices of years included, is not kept with it. */
const withoutRow = ({ row: _row, ...sellable }: Sellable & { row: SaleRow }): Sellable => sellable

const mostOf = (grams: readonly (number | null)[]): number | null =>
  grams.reduce((most, one) => (most === null || one === null ? null : Math.max(most, one)), 0)

function entryTexts(names: EntrySources['names'], code: string): Localized<EntryTexts> {
  const finnish = names.find((text) => text.language === 'fi')
  const text = (language: Language): EntryTexts => {
    const own = names.find((entry) => entry.language === language)
    return {
      name: own?.name ?? finnish?.name ?? code,
      slug: own?.slug ?? finnish?.slug ?? code.toLowerCase(),
      imageAlt: own?.imageAlt ?? finnish?.imageAlt ?? '',
      isFinnish: language !== 'fi' && (own?.name ?? null) === null,
    }
  }
  return Object.fromEntries(languages.map((language) => [language, text(language)])) as Localized<EntryTexts> // one per language
}
