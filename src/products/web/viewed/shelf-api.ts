import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { ProductCard } from '../../contract/card.ts'
import type { ReachingAnswer } from '../../contract/shelves.ts'

/** Cards of these products, in their order; those that are not in the shop are left out. */
export const fetchCards = (
  language: Language,
  codes: readonly string[],
  signal?: AbortSignal,
): Promise<ProductCard[]> =>
  callApi('/api/products/cards', { query: { codes: codes.join(), language }, language, ...(signal && { signal }) })

/** What sells best of what can be bought, `most` at most. */
export const fetchBestSellers = (language: Language, most: number, signal?: AbortSignal): Promise<ProductCard[]> =>
  callApi('/api/products/bestsellers', { query: { most, language }, language, ...(signal && { signal }) })

/** Three products for a cart that lacks so many euros of free delivery; `without`: variations in the cart. */
export const fetchReaching = (
  language: Language,
  { euros, without }: { euros: number; without: readonly string[] },
  signal?: AbortSignal,
): Promise<ReachingAnswer> =>
  callApi('/api/products/reaching', {
    query: { euros, without: without.join() || undefined, language },
    language,
    ...(signal && { signal }),
  })
