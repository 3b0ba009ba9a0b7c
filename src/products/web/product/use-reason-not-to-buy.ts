import { useText } from '#src/shell/web/text/use-text.ts'
import type { Variation } from '../../contract/product.ts'

/** Null: it can be bought. Empty: it cannot, and the stock line says why. */
export function useReasonNotToBuy(variation: Variation): string | null {
  const text = useText()
  if (!variation.isBuyable) return text('/catalogue/product/not-for-sale')
  return variation.inStock ? null : ''
}
