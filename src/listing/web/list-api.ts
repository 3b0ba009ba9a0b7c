import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import { listApiParameters, type ListState } from '../contract/list-state.ts'
import type { ListSource } from '../contract/query-keys.ts'
import { rememberAnswer } from '#src/products/web/live/since.ts'
import type { ProductList } from '../contract/product-list.ts'

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
