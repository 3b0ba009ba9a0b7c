import type { ProductType } from '../contract/codes.ts'

/** The variation a card shows: the first that is buyable and in stock, else the first; null for an empty list (C-7.9). */
export function cardVariation<V extends { isBuyable: boolean; inStock: boolean }>(variations: readonly V[]): V | null {
  return variations.find((variation) => variation.isBuyable && variation.inStock) ?? variations[0] ?? null
}

/** True when a card cannot add to the cart at once: something must be chosen first, or nothing can be bought. */
export const needsChoice = (productType: ProductType, variationCount: number, isBuyable: boolean): boolean =>
  variationCount > 1 || productType === 'CustomTablet' || !isBuyable
