import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { Type } from 'typebox'
import type { App } from '#src/platform/http/route-types.ts'
import { refuseRequest } from '#src/platform/http/route-types.ts'
import { ProductList } from '../contract/card.ts'
import { codePattern } from '../contract/codes.ts'
import { codesPerLookupMax } from '../contract/limits.ts'
import {
  CategoriesQuery,
  CategoryItem,
  CategoryParams,
  CategoryProductsQuery,
  InventoryQuery,
  PricingByCodes,
  PricingQuery,
  ProductSearchQuery,
} from '../contract/list.ts'
import { InventoryEntry, PricingEntry } from '../contract/price.ts'
import { sendKept } from '#src/shell/server/send-kept.ts'
import { createListAnswers, listContentType } from './list-answers.ts'
import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { ProductLists } from './list/product-lists.ts'
import type { ListParameters, ProductQueries } from './product-queries.ts'

/** Of any route. */
type AnyRequest = Pick<FastifyRequest, 'language' | 'url' | 'headers'>

/** Prices and stock are in it: asked about before each use, and not sent again while it is the same. */
const listCacheControl = 'private, no-cache'

export interface CatalogueRouteDeps {
  clock: Clock
  lists: ProductLists
  queries: ProductQueries
  /** Site path of the page that a phrase leads to; null: to what it finds. */
  leadOf: LeadOf
}

export type LeadOf = (phrase: string, language: Language) => Promise<string | null>

/** Public reads of the catalogue (C-3.12, C-7). */
export function catalogueRoutes(deps: CatalogueRouteDeps) {
  const { queries } = deps
  return (app: App): void => {
    const answers = createListAnswers(deps.clock)

    /** Most lists are asked for again and again: a kept one is sent before its address is taken apart and checked. */
    const sendRecent: onRequestHookHandler = (request, reply, done) => {
      const kept = answers.findRecent(deps.lists.version(), request.language, request.url)
      if (!kept) return done()
      void sendKept(request, reply, kept, listCacheControl)
    }

    /** Sent as the bytes it was serialised to before, while the lists are the same. */
    async function sendList(parameters: ListParameters, request: AnyRequest, reply: FastifyReply): Promise<void> {
      const version = deps.lists.version()
      const { language, url } = request
      const known = pickKnown(parameters)
      const kept = answers.find(version, language, known, url)
      if (kept) return void (await sendKept(request, reply, kept, listCacheControl))
      const result = queries.listProducts(known, language)
      if (!result.ok) refuseRequest(result.error)
      const serialised = reply.serialize(result.value)
      const text = typeof serialised === 'string' ? serialised : JSON.stringify(result.value)
      answers.keepWhenAskedAgain(version, language, known, text)
      // As text, not as bytes: those would lie outside the heap, where a crowd's answers press for a clean-up.
      await reply.header('content-type', listContentType).send(text)
    }

    app.get(
      '/api/categories',
      {
        config: { permission: 'catalogue:read' },
        schema: {
          summary: 'Categories in menu order',
          tags: ['catalogue'],
          querystring: CategoriesQuery,
          response: { 200: Type.Array(CategoryItem) },
        },
      },
      (request) => Promise.resolve(queries.listCategories(request.language)),
    )

    app.get(
      '/api/categories/products',
      {
        onRequest: sendRecent,
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
        onRequest: sendRecent,
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
      '/api/search/products',
      {
        config: { permission: 'catalogue:read', limit: 'search' },
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
        const leadsTo = await deps.leadOf(q, request.language)
        return { ...result.value, ...(leadsTo !== null && { leadsTo }) }
      },
    )

    app.get(
      '/api/inventory',
      {
        config: { permission: 'catalogue:read' },
        schema: {
          summary: 'What is in stock of up to 100 variations, joined by commas',
          tags: ['catalogue'],
          querystring: InventoryQuery,
          response: { 200: Type.Array(InventoryEntry) },
        },
      },
      (request) => queries.findInventory(parseCodes(request.query.codes), request.language),
    )

    app.get(
      '/api/pricing',
      {
        config: { permission: 'catalogue:read' },
        schema: {
          summary: 'Price of one variation',
          tags: ['catalogue'],
          querystring: PricingQuery,
          response: { 200: Type.Array(PricingEntry) },
        },
      },
      (request) => queries.findPricing([request.query.code], request.language),
    )

    app.post(
      '/api/pricing/bycodes',
      {
        config: { permission: 'catalogue:read' },
        schema: {
          summary: 'Prices of up to 100 variations',
          tags: ['catalogue'],
          body: PricingByCodes,
          response: { 200: Type.Array(PricingEntry) },
        },
      },
      (request) => queries.findPricing(request.body.codes, request.language),
    )
  }
}

/** Parameters that mean nothing here must not make a kept answer of their own. */
function pickKnown(parameters: ListParameters): ListParameters {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => knownNames.has(name))) as ListParameters // a subset
}

const knownNames = new Set(Object.keys(CategoryProductsQuery.properties).filter((name) => name !== 'language'))

const codeShape = new RegExp(codePattern)

/** Refuses with a field error what is not a short list of codes. */
function parseCodes(joined: string): string[] {
  const codes = joined.split(',').filter((code) => code !== '')
  if (
    codes.length === 0 ||
    codes.length > codesPerLookupMax ||
    codes.some((code) => code.length > 64 || !codeShape.test(code))
  ) {
    refuseRequest({ kind: 'fields', fields: { codes: ['forms/validation/invalid'] } })
  }
  return codes
}
