import { useMemo } from 'react'
import type { InventoryEntry, PricingEntry } from '../../contract/price.ts'
import type { Variation } from '../../contract/product.ts'
import { unknownAge } from '../live/since.ts'
import { useLiveEntries } from '../live/use-live-entries.ts'

/** The page's variations with the stock and prices of now; until those arrive, and without an answer, the page's own. */
export function useLiveVariations(variations: Variation[]): Variation[] {
  const { inventory, prices } = useLiveEntries(
    variations.map((variation) => variation.code),
    unknownAge,
  )
  return useMemo(() => withLive(variations, inventory ?? [], prices ?? []), [variations, inventory, prices])
}

export const withLive = (
  variations: Variation[],
  inventory: readonly InventoryEntry[],
  prices: readonly PricingEntry[],
): Variation[] =>
  variations.map((variation) => ({
    ...variation,
    ...prices.find((entry) => entry.code === variation.code),
    ...inventory.find((entry) => entry.code === variation.code),
  }))
