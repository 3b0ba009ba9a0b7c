import { Type } from 'typebox'
import { FieldColour, ProductType } from './codes.ts'
import { PriceFields } from './price.ts'

export const Brand = Type.Object({ value: Type.String() })
export type Brand = Type.Static<typeof Brand>

/** Tag key to its label in the answer's language; the key styles the chip. */
export const TagMap = Type.Record(Type.String(), Type.String())
export type TagMap = Type.Static<typeof TagMap>

/**
 * A product in a list. Its price, stock, picture and weight come from its card variation: the first that is buyable and in
 * stock, else the first (C-7.9). The link is `productLink(url, firstVariationCode)`.
 */
export const ProductCard = Type.Interface([PriceFields], {
  contentId: Type.Integer(),
  code: Type.String(),
  displayName: Type.String({ description: 'may hold soft hyphens' }),
  url: Type.String({ description: 'site path with language prefix, without query' }),
  imageUrl: Type.String({ description: 'media path; empty without a picture' }),
  imageAltText: Type.String(),
  brands: Type.Array(Brand),
  tags: TagMap,
  suitableFor: Type.Array(Type.String({ description: 'label' })),
  pieces: Type.Integer(),
  weightString: Type.String({ description: '100 g; empty for what has no weight' }),
  isBuyable: Type.Boolean(),
  inStock: Type.Boolean(),
  inStockQuantity: Type.Integer({ description: 'capped at 999' }),
  disableAddToCart: Type.Boolean({ description: 'true: something must be chosen first, or it is not for sale' }),
  needsChoice: Type.Optional(
    Type.Literal(true, { description: 'something must be chosen: the button says "Choose" and leads to the product' }),
  ),
  firstVariationCode: Type.String(),
  variationCodes: Type.Optional(
    Type.Array(Type.String(), { description: 'all that are published, by position; left out where there is only one' }),
  ),
  productType: ProductType,
  /** Pastel behind the picture, `--field-{name}`. */
  field: FieldColour,
  category: Type.String({ description: "main category's name" }),
  isRecalled: Type.Optional(Type.Literal(true, { description: 'its page has a recall notice' })),
  /** Set to `fi` when the name is Finnish on a page in another language (C-7.3). */
  nameLanguage: Type.Optional(Type.Literal('fi')),
})
export type ProductCard = Type.Static<typeof ProductCard>

/** A card's target: the product url with `code` (specification 2, section 2). */
export const productLink = (url: string, variationCode: string): string =>
  variationCode === '' ? url : `${url}?code=${encodeURIComponent(variationCode)}`
