import { Type } from 'typebox'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { routesOf } from '#src/platform/http/route.ts'
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
    const route = routesOf(app, ['catalogue'])
    route(
      'GET /api/categories',
      {
        summary: 'Categories of products or of recipes, in menu order',
        permission: 'catalogue:read',
        query: CategoriesQuery,
        answer: Type.Array(CategoryItem),
      },
      ({ query, language }) =>
        query.kind === 'recipe' ? recipeCategories(language) : lookups.listCategories(language),
    )

    route(
      'GET /api/inventory',
      {
        summary: 'What is in stock of up to 100 variations, joined by commas',
        permission: 'catalogue:read',
        query: InventoryQuery,
        answer: Type.Array(InventoryEntry),
      },
      ({ query, language }) => lookups.findInventory(parseCodes(query.codes), language),
    )

    route(
      'GET /api/pricing',
      {
        summary: 'Price of one variation',
        permission: 'catalogue:read',
        query: PricingQuery,
        answer: Type.Array(PricingEntry),
      },
      ({ query, language }) => lookups.findPricing([query.code], language),
    )

    route(
      'POST /api/pricing/bycodes',
      {
        summary: 'Prices of up to 100 variations',
        permission: 'catalogue:read',
        body: PricingByCodes,
        answer: Type.Array(PricingEntry),
      },
      ({ body, language }) => lookups.findPricing(body.codes, language),
    )

    route(
      'GET /api/products/cards',
      {
        summary: `Cards of up to ${shelfCardsMax} products, in the order of their codes; unknown ones are left out`,
        permission: 'catalogue:read',
        query: CardsQuery,
        answer: Type.Array(ProductCard),
      },
      ({ query, language }) => {
        const codes = [...new Set(query.codes.split(',').filter((code) => code !== ''))]
        if (codes.length > shelfCardsMax)
          refuseRequest({ kind: 'fields', fields: { codes: ['forms/validation/invalid'] } })
        return findCards(assortment, codes, language, text)
      },
    )

    route(
      'GET /api/products/reaching',
      {
        summary: 'Three products that reach a sum, for who misses it of free delivery',
        permission: 'catalogue:read',
        query: ReachingQuery,
        answer: ReachingAnswer,
      },
      ({ query, language }) => {
        const without = new Set(query.without?.split(','))
        const { isTogether, products } = findReaching(assortment, Math.round(query.euros * 100), without)
        return { isTogether, products: products.map((entry) => presentCard(entry, language, text)) }
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
