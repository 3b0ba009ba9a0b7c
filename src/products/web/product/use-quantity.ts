import { useState } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Variation } from '../../contract/product.ts'
import { largestQuantity } from '../../rules/availability.ts'

export interface QuantityControl {
  quantity: number
  /** Never below 1. */
  largest: number
  choose: (quantity: number) => void
  /** Null: it can be bought. Empty: it cannot, and the stock line says why. */
  reason: string | null
}

/** How many of the variation go into the cart; of another variation again one. */
export function useQuantity(variation: Variation): QuantityControl {
  const [wanted, setWanted] = useState({ code: variation.code, quantity: 1 })
  const reason = useReasonNotToBuy(variation)
  const largest = reason === null ? Math.max(1, largestQuantity(variation.productType, variation.inStockQuantity)) : 1
  return {
    quantity: wanted.code === variation.code ? Math.min(wanted.quantity, largest) : 1,
    largest,
    choose: (quantity) => setWanted({ code: variation.code, quantity }),
    reason,
  }
}

/** Null: it can be bought. Empty: it cannot, and the stock line says why. */
function useReasonNotToBuy(variation: Variation): string | null {
  const text = useText()
  if (!variation.isBuyable) return text('/catalogue/product/not-for-sale')
  return variation.inStock ? null : ''
}
