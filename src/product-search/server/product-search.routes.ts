import type { Language } from '#src/common/locale.ts'
import { ProductList } from '#src/listing/contract/product-list.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
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
    app.get(
      '/api/search/products',
      {
        config: { permission: 'search:read', limit: 'search' },
        schema: {
          summary: 'Products for a phrase of at least three characters, with facets',
          tags: ['catalogue'],
          querystring: ProductSearchQuery,
          response: { 200: ProductList },
        },
      },
      async (request) => {
        const { q, ...parameters } = request.query
        const result = queries.searchProducts(q, parameters, request.language)
        if (!result.ok) return refuseRequest(result.error)
        const redirect = await redirectOf(q, request.language)
        return { ...result.value, ...(redirect !== null && { redirectUrl: redirect.url }) }
      },
    )
  }
