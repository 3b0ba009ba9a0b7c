import type { ProductCard } from '../../contract/card.ts'
import { cardVariation } from '../../rules/card-choice.ts'
import type { LiveEntries } from './use-live-entries.ts'

/** The variations whose price and stock a card may show. */
export const codesOfCard = ({ variationCodes, firstVariationCode }: ProductCard): readonly string[] =>
  variationCodes ?? (firstVariationCode === '' ? [] : [firstVariationCode])

/**
 * The card as the server would make it now, from the same rules; what has no answer stays as it is. The picture stays in any
 * case: that of another variation would have to be fetched under the visitor's eyes.
 */
export function liveCard(card: ProductCard, { inventory, prices }: LiveEntries): ProductCard {
  const codes = codesOfCard(card)
  if (codes.length === 0) return card
  if (inventory === null) return withPriceOf(card, card.firstVariationCode, prices)
  const shown = cardVariation(codes.flatMap((code) => inventory.find((entry) => entry.code === code) ?? []))
  // None of them is published any more.
  if (shown === null) return { ...card, inStock: false, inStockQuantity: 0 }
  const { isBuyable, inStock, inStockQuantity } = shown
  return {
    ...withPriceOf(card, shown.code, prices),
    isBuyable,
    inStock,
    inStockQuantity,
    disableAddToCart: card.needsChoice === true || !isBuyable,
  }
}

/** Replaces price and variation together: a card never shows the price of one variation with the contents of another. */
function withPriceOf(card: ProductCard, variationCode: string, prices: LiveEntries['prices']): ProductCard {
  const found = prices?.find((entry) => entry.code === variationCode)
  if (!found) return card
  const { code, currency: _euro, ...price } = found
  return { ...card, ...price, firstVariationCode: code }
}
