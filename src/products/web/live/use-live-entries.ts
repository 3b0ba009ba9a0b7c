import { useQuery } from '@tanstack/react-query'
import { type Language, languages } from '#src/common/locale.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useIsHydrated } from '#src/shell/web/use-is-hydrated.ts'
import type { InventoryEntry, PricingEntry } from '../../contract/price.ts'
import { fetchInventory, fetchPrices } from './lookup-api.ts'
import { batchedLookUp } from './lookup-batch.ts'
import { unknownAge } from './since.ts'

/** Pages are kept for long, prices and stock are not: they are asked for again after a minute (decisions, C-13). */
const liveFreshMs = 60_000

/** Null: nothing newer is known than what the page says. */
export interface LiveEntries {
  inventory: readonly InventoryEntry[] | null
  prices: readonly PricingEntry[] | null
}

const lookUpStock = batchedLookUp(fetchInventory)
const lookUpPrices = Object.fromEntries(
  languages.map((language) => [language, batchedLookUp((codes) => fetchPrices(language, codes))]),
) as Record<Language, ReturnType<typeof batchedLookUp<PricingEntry>>> // one per language

/**
 * Stock and prices of now, asked for once the browser is idle, and again by a visitor who comes back to the page after a
 * minute. `since` is when the values of the page itself were answered: those that are younger than a minute will do.
 */
export function useLiveEntries(codes: readonly string[], since: number): LiveEntries {
  const language = useLanguage()
  const live = {
    staleTime: liveFreshMs,
    refetchOnWindowFocus: true,
    enabled: codes.length > 0,
    ...(since !== unknownAge && { initialData: null, initialDataUpdatedAt: since }),
  }
  const inventory = useQuery<InventoryEntry[] | null>({
    queryKey: ['inventory', since, ...codes],
    queryFn: ({ signal }) => lookUpStock(codes, signal),
    ...live,
  })
  const prices = useQuery<PricingEntry[] | null>({
    queryKey: ['pricing', language, since, ...codes],
    queryFn: ({ signal }) => lookUpPrices[language](codes, signal),
    ...live,
  })
  const isHydrated = useIsHydrated()
  return {
    inventory: (isHydrated && inventory.data) || null,
    prices: (isHydrated && prices.data) || null,
  }
}
