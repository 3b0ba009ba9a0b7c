import type { TextLookup } from '../../src/common/errors.ts'
import { createListingPageSource } from '../../src/listing/server/listing.page-source.ts'
import type { ProductLists } from '../../src/listing/server/product-lists.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { createCatalogueLinks } from '../../src/products/server/page-links.ts'
import type { CompanionAreas } from '../../src/content/server/companion-areas.ts'
import { noRecipes } from '../../src/products/server/product-recipes.ts'
import { noReviews } from '../../src/products/server/product-reviews.ts'
import { createProductsPageSource } from '../../src/products/server/products.page-source.ts'
import type { OfferTerms } from '../../src/products/server/structured-data.ts'
import type { PageSource } from '../../src/shell/contract/page-source.ts'

/** How goods travel within the country, in tests. */
export const homeDelivery = {
  countryCodes: ['FIN'],
  nameKey: 'delivery/home',
  priceCents: 690,
  freeFromCents: 4900,
  minDays: 2,
  maxDays: 4,
}

/** Pages of products and of lists, as the shop joins them; without companions, unless they are given. */
export function createCatalogueSource(deps: {
  db: Database
  lists: ProductLists
  clock: Clock
  /** Keys themselves, where it is left out. */
  text?: TextLookup
  offerTerms?: OfferTerms
  companionAreas?: CompanionAreas
}): PageSource {
  const { db, lists, clock, text = (_language, key) => key, companionAreas = () => Promise.resolve(null) } = deps
  const terms = deps.offerTerms ?? { country: 'FI', goods: [homeDelivery], tablet: [homeDelivery], returnDays: 14 }
  const publicUrl = 'https://konvehti.example'
  const sources = [
    createListingPageSource({ lists, text, companionAreas, resolveLinks: createCatalogueLinks(lists) }),
    createProductsPageSource({
      db,
      assortment: lists,
      text,
      clock,
      publicUrl,
      companionAreas,
      reviewsOf: noReviews,
      recipesOf: noRecipes,
      offerTerms: () => Promise.resolve(terms),
    }),
  ]
  return {
    name: 'catalogue',
    async resolve(path, view) {
      for (const source of sources) {
        const found = await source.resolve(path, view)
        if (found !== null) return found
      }
      return null
    },
    model: async (ref, view) => sources.find(({ name }) => name === ref.source)?.model(ref, view) ?? null,
    urls: async (language) => (await Promise.all(sources.map((source) => source.urls(language)))).flat(),
  }
}
