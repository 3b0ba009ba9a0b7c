import { presentCart } from '#src/cart/server/cart.service.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { parseCategoryIds } from '#src/content/contract/content-search.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, ownerOf } from '#src/platform/http/route-types.ts'
import { cleanPhrase } from '#src/common/search-phrase.ts'
import { RecipeCartAnswer, RecipeCartBody } from '../contract/recipe-cart.ts'
import { RecipeSearchAnswer, RecipeSearchQuery } from '../contract/recipe-search.ts'
import type { RecipeCart } from './recipe-cart.ts'
import type { RecipeQueries } from './recipe-queries.ts'

export interface RecipeRoutesDeps {
  text: TextLookup
  queries: Pick<RecipeQueries, 'search'>
  addToCart: RecipeCart
}

/** The recipe search (C-7), and adding a recipe's products to the cart. */
export const recipeRoutes =
  ({ text, queries, addToCart }: RecipeRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['recipes'])
    const cartRoute = routesOf(app, ['cart'])
    route(
      'GET /api/search/recipes',
      {
        summary: 'Recipes for a phrase, a product and facets; without any of them every recipe, newest first',
        permission: 'search:read',
        limit: 'search',
        query: RecipeSearchQuery,
        answer: RecipeSearchAnswer,
      },
      ({ query, language }) =>
        queries.search(
          {
            phrase: cleanPhrase(query.q ?? ''),
            categoryIds: parseCategoryIds(query.categoryIds),
            productPageId: query.productPageId ?? 0,
          },
          language,
          query.page,
          query.pageSize,
        ),
    )

    cartRoute(
      'POST /api/me/carts/recipe',
      {
        summary: 'Adds the products of a recipe; says of what there was not enough',
        permission: 'my-cart:write',
        body: RecipeCartBody,
        answer: RecipeCartAnswer,
      },
      async ({ body, language, request }) => {
        const result = await addToCart(ownerOf(request), body, language)
        if (!result.ok) return result
        const { view, added, short } = result.value
        return { cart: presentCart(view, { language, text }), added, short }
      },
    )
  }
