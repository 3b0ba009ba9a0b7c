import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { ProductList } from '../contract/card.ts'
import { listApiParameters, type ListState } from '../contract/list-state.ts'
import type { InventoryEntry, PricingEntry } from '../contract/price.ts'
import type { ListSource } from '../contract/query-keys.ts'
import { rememberAnswer } from './live/since.ts'

/** One page of a list. A phrase must have the length a search needs. */
export async function fetchProductList(
  language: Language,
  source: ListSource,
  state: ListState,
  signal?: AbortSignal,
): Promise<ProductList> {
  const parameters = { language, ...Object.fromEntries(listApiParameters(state)) }
  const category = 'phrase' in source ? null : source.categoryCode
  const list = await callApi<ProductList>('phrase' in source ? '/api/search/products' : '/api/categories/products', {
    query: {
      ...('phrase' in source && { q: source.phrase }),
      ...(category !== null && { category }),
      ...parameters,
    },
    language,
    ...(signal && { signal }),
  })
  return rememberAnswer(list)
}

/** Live stock of variations; a code nobody knows is left out of the answer. */
export const fetchInventory = (codes: readonly string[], signal?: AbortSignal): Promise<InventoryEntry[]> =>
  callApi('/api/inventory', { query: { codes: codes.join(',') }, ...(signal && { signal }) })

/** Live prices of variations, with strings in `language`. */
export const fetchPrices = (
  language: Language,
  codes: readonly string[],
  signal?: AbortSignal,
): Promise<PricingEntry[]> =>
  callApi('/api/pricing/bycodes', { method: 'POST', body: { codes }, language, ...(signal && { signal }) })
