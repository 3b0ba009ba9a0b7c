import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import type { InventoryEntry, PricingEntry } from '../../contract/price.ts'
import type { Variation } from '../../contract/product.ts'
import { inventoryKey, pricingKey } from '../../contract/query-keys.ts'
import { fetchInventory, fetchPrices } from '../catalogue-api.ts'

/** Pages are kept for long, prices and stock are not: they are asked for again after a minute (decisions, C-13). */
const liveFreshMs = 60_000

/** The page's variations with the stock and prices of now; until those arrive, and without an answer, the page's own. */
export function useLiveVariations(variations: Variation[]): Variation[] {
  const language = useLanguage()
  const codes = variations.map((variation) => variation.code)
  const live = { staleTime: liveFreshMs, refetchOnWindowFocus: true, enabled: codes.length > 0 }
  const inventory = useQuery({
    queryKey: inventoryKey(codes),
    queryFn: ({ signal }) => fetchInventory(codes, signal),
    ...live,
  })
  const prices = useQuery({
    queryKey: pricingKey(language, codes),
    queryFn: ({ signal }) => fetchPrices(language, codes, signal),
    ...live,
  })
  return useMemo(
    () => withLive(variations, inventory.data ?? [], prices.data ?? []),
    [variations, inventory.data, prices.data],
  )
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
