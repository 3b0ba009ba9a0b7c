import { Type } from 'typebox'
import { notFound, type TextLookup } from '#src/common/errors.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { ProductCard } from '../contract/card.ts'
import { BestSellersQuery, CardsQuery, shelfCardsMax } from '../contract/shelves.ts'
import type { BestSellers } from './best-sellers.ts'
import { findCards, presentCard } from './card.presenter.ts'
import type { ProductLists } from './list/product-lists.ts'

export interface ShelvesDeps {
  lists: ProductLists
  text: TextLookup
  bestSellers: BestSellers
}

const fewBestSellers = 4

/** Rows of cards that are no list: what a visitor looked at, what sells best. */
export const shelvesRoutes =
  ({ lists, text, bestSellers }: ShelvesDeps) =>
  (app: App): void => {
    app.get(
      '/api/products/cards',
      {
        config: { permission: 'catalogue:read' },
        schema: {
          summary: `Cards of up to ${shelfCardsMax} products, in the order of their codes; unknown ones are left out`,
          tags: ['catalogue'],
          querystring: CardsQuery,
          response: { 200: Type.Array(ProductCard) },
        },
      },
      (request) => {
        const codes = [...new Set(request.query.codes.split(',').filter((code) => code !== ''))]
        if (codes.length > shelfCardsMax)
          refuseRequest({ kind: 'fields', fields: { codes: ['forms/validation/invalid'] } })
        return Promise.resolve(findCards(lists, codes, request.language, text))
      },
    )

    app.get(
      '/api/products/bestsellers',
      {
        config: { permission: 'catalogue:read' },
        schema: {
          summary: 'What sells best of what can be bought, in a category or the whole shop',
          tags: ['catalogue'],
          querystring: BestSellersQuery,
          response: { 200: Type.Array(ProductCard) },
        },
      },
      async ({ query, language }) => {
        const found = await bestSellers.find(query.category, query.most ?? fewBestSellers)
        return found === null ? refuseRequest(notFound) : found.map((entry) => presentCard(entry, language, text))
      },
    )
  }
