import { Type } from 'typebox'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { ProductCard } from '../contract/card.ts'
import { codePattern } from '../contract/codes.ts'
import { codesPerLookupMax } from '../contract/limits.ts'
import { CategoriesQuery, CategoryItem, InventoryQuery, PricingByCodes, PricingQuery } from '../contract/lookups.ts'
import { InventoryEntry, PricingEntry } from '../contract/price.ts'
import { shelfCardsMax } from '../contract/limits.ts'
import { CardsQuery, ReachingAnswer, ReachingQuery } from '../contract/shelves.ts'
import { createLookups, type LookupsDeps } from './lookups.service.ts'
import { findCards, presentCard } from './product-cards.ts'
import { findReaching } from './reaching.ts'

export interface ProductsRouteDeps extends LookupsDeps {
  text: TextLookup
  /** Passed in, because this domain does not know which domain keeps recipes. */
  recipeCategories: (language: Language) => CategoryItem[]
}

/** Public reads of products and categories (C-3.12). */
export function productsRoutes(deps: ProductsRouteDeps) {
  const { assortment, text, recipeCategories } = deps
  const lookups = createLookups(deps)
  return (app: App): void => {
    app.get(
      '/api/categories',
      {
        config: { permission: 'catalogue:read' },
        schema: {
          summary: 'Categories of products or of recipes, in menu order',
          tags: ['catalogue'],
          querystring: CategoriesQuery,
          response: { 200: Type.Array(CategoryItem) },
        },
      },
      ({ query, language }) =>
        Promise.resolve(query.kind === 'recipe' ? recipeCategories(language) : lookups.listCategories(language)),
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
      (request) => lookups.findInventory(parseCodes(request.query.codes), request.language),
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
      (request) => lookups.findPricing([request.query.code], request.language),
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
      (request) => lookups.findPricing(request.body.codes, request.language),
    )

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
        return Promise.resolve(findCards(assortment, codes, request.language, text))
      },
    )

    app.get(
      '/api/products/reaching',
      {
        config: { permission: 'catalogue:read' },
        schema: {
          summary: 'Three products that reach a sum, for who misses it of free delivery',
          tags: ['catalogue'],
          querystring: ReachingQuery,
          response: { 200: ReachingAnswer },
        },
      },
      ({ query, language }) => {
        const without = new Set(query.without?.split(','))
        const { isTogether, products } = findReaching(assortment, Math.round(query.euros * 100), without)
        return Promise.resolve({ isTogether, products: products.map((entry) => presentCard(entry, language, text)) })
      },
    )
  }
}

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
