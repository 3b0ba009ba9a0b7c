import type { ProductType } from '../contract/codes.ts'

/** The variation a card shows: the first that is buyable and in stock, else the first; null for an empty list (C-7.9). */
export function cardVariation<V extends { isBuyable: boolean; inStock: boolean }>(variations: readonly V[]): V | null {
  return variations.find((variation) => variation.isBuyable && variation.inStock) ?? variations[0] ?? null
}

/**
 * True where only the buyer can choose the variation: words to engrave, the recipient of a gift card, a colour. Sizes need no
 * choice: a card adds the one whose price and contents it shows.
 */
export const needsChoice = (productType: ProductType, variations: readonly { colorHex: string | null }[]): boolean =>
  productType === 'CustomTablet' ||
  productType === 'GiftCard' ||
  new Set(variations.map(({ colorHex }) => colorHex)).size > 1
