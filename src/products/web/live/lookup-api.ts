import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { InventoryEntry, PricingEntry } from '../../contract/price.ts'

/** Live stock of variations; the response leaves out unknown codes. */
export const fetchInventory = (codes: readonly string[], signal?: AbortSignal): Promise<InventoryEntry[]> =>
  callApi('/api/inventory', { query: { codes: codes.join(',') }, ...(signal && { signal }) })

/** Live prices of variations, with strings in `language`. */
export const fetchPrices = (
  language: Language,
  codes: readonly string[],
  signal?: AbortSignal,
): Promise<PricingEntry[]> =>
  callApi('/api/pricing/bycodes', { method: 'POST', body: { codes }, language, ...(signal && { signal }) })
