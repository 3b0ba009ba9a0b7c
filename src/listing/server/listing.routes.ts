import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { Type } from 'typebox'
import { notFound, type TextLookup } from '#src/common/errors.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { ProductCard } from '#src/products/contract/card.ts'
import { presentCard } from '#src/products/server/product-cards.ts'
import { sendCached } from '#src/shell/server/send-cached.ts'
import { BestSellersQuery, CategoryParams, CategoryProductsQuery } from '../contract/list.ts'
import { ProductList } from '../contract/product-list.ts'
import type { BestSellers } from './best-sellers.ts'
import { type ListAnswers, listContentType } from './list-answers.ts'
import { createListQueries, type ListParameters } from './list-queries.ts'
import type { ProductLists } from './product-lists.ts'

/** The parts of a request that every route has. */
type AnyRequest = Pick<FastifyRequest, 'language' | 'url'>

/**
 * The response holds prices and stock: a browser revalidates it before each use, and receives it again only if it changed.
 */
const listCacheControl = 'private, no-cache'

const fewBestSellers = 4

export interface ListingRouteDeps {
  lists: ProductLists
  answers: ListAnswers
  text: TextLookup
  bestSellers: BestSellers
}

/** Product lists with facets (C-7), and what sells best. */
export function listingRoutes(deps: ListingRouteDeps) {
  const { lists, answers, text, bestSellers } = deps
  const listProducts = createListQueries(deps)
  return (app: App): void => {
    /** Most lists are requested repeatedly: a cached response is sent before the address is parsed and checked. */
    const sendCachedAnswer: onRequestHookHandler = (request, reply, done) => {
      const cached = answers.find(lists.version(), request.language, request.url)
      if (!cached) return done()
      void sendCached(request, reply, cached, listCacheControl)
    }

    async function sendList(parameters: ListParameters, request: AnyRequest, reply: FastifyReply): Promise<void> {
      const { language, url } = request
      const version = lists.version()
      const result = listProducts(parameters, language)
      if (!result.ok) refuseRequest(result.error)
      const serialised = reply.serialize(result.value)
      const body = typeof serialised === 'string' ? serialised : JSON.stringify(result.value)
      answers.keepWhenAskedAgain(version, language, url, body)
      // As text, not as bytes: those would lie outside the heap, where a crowd's answers press for a clean-up.
      await reply.header('content-type', listContentType).send(body)
    }

    app.get(
      '/api/categories/products',
      {
        onRequest: sendCachedAnswer,
        config: { permission: 'catalogue:read' },
        schema: {
          summary: 'Products of a category, or all, with facets',
          tags: ['catalogue'],
          querystring: CategoryProductsQuery,
          response: { 200: ProductList },
        },
      },
      (request, reply) => sendList(request.query, request, reply),
    )

    app.get(
      '/api/categories/:category/products',
      {
        onRequest: sendCachedAnswer,
        config: { permission: 'catalogue:read' },
        schema: {
          summary: 'The same with the category in the path',
          tags: ['catalogue'],
          params: CategoryParams,
          querystring: CategoryProductsQuery,
          response: { 200: ProductList },
        },
      },
      (request, reply) => sendList({ ...request.query, category: request.params.category }, request, reply),
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
}
