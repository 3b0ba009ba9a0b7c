import type { Language } from '#src/common/locale.ts'
import { ProductList } from '#src/listing/contract/product-list.ts'
import { routesOf } from '#src/platform/http/route.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { ProductSearchQuery } from '../contract/product-search.ts'
import type { SearchQueries } from './search-queries.ts'

export interface ProductSearchRouteDeps {
  queries: SearchQueries
  /** The page that a phrase leads to; null: to what it finds. */
  redirectOf: RedirectOf
}

export type RedirectOf = (phrase: string, language: Language) => Promise<{ url: string } | null>

export const productSearchRoutes =
  ({ queries, redirectOf }: ProductSearchRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['catalogue'])
    route(
      'GET /api/search/products',
      {
        summary: 'Products for a phrase of at least three characters, with facets',
        permission: 'search:read',
        limit: 'search',
        query: ProductSearchQuery,
        answer: ProductList,
      },
      async ({ query: { q, ...parameters }, language }) => {
        const result = queries.searchProducts(q, parameters, language)
        if (!result.ok) return result
        const redirect = await redirectOf(q, language)
        return { ...result.value, ...(redirect !== null && { redirectUrl: redirect.url }) }
      },
    )
  }
