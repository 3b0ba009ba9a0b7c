import type { TextLookup } from '#src/common/errors.ts'
import { createCompanionAreas } from '#src/content/server/companion-areas.ts'
import type { Delivery, LinkResolver } from '#src/content/server/content-delivery.ts'
import { createBestSellers, type SoldUnits } from '#src/listing/server/best-sellers.ts'
import { createListPages } from '#src/listing/server/list-pages.ts'
import { listingEnrichers } from '#src/listing/blocks/listing.enrich.ts'
import { createListingPageSource } from '#src/listing/server/listing.page-source.ts'
import { listingRoutes } from '#src/listing/server/listing.routes.ts'
import { listPageExtras } from '#src/listing/server/page-extras.ts'
import { createProductLists } from '#src/listing/server/product-lists.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import { createExclusionSearch } from '#src/product-search/server/exclusion-search.ts'
import { type RedirectOf, productSearchRoutes } from '#src/product-search/server/product-search.routes.ts'
import { createProductSearch } from '#src/product-search/server/product-search.ts'
import { createProductSuggestions } from '#src/product-search/server/product-suggestions.ts'
import { createSearchQueries, type OnSearched } from '#src/product-search/server/search-queries.ts'
import { feedRoutes } from '#src/products/server/feed/feed.routes.ts'
import { productPageExtras } from '#src/products/server/page-extras.ts'
import { createCatalogueLinks } from '#src/products/server/page-links.ts'
import type { CompanionAreas } from '#src/products/server/page-parts.ts'
import { createProductPages } from '#src/products/server/product-pages.ts'
import { noReviews, type ProductReviewsOf } from '#src/products/server/product-reviews.ts'
import { createProductsPageSource } from '#src/products/server/products.page-source.ts'
import { productsRoutes } from '#src/products/server/products.routes.ts'
import { restockRoutes } from '#src/products/server/restock/restock.routes.ts'
import { createRestock } from '#src/products/server/restock/restock.service.ts'
import { warehouseRoutes } from '#src/products/server/warehouse.routes.ts'
import { createOfferTerms } from './offer-terms.ts'

export interface CatalogueOptions {
  db: Database
  clock: Clock
  log: Log
  text: TextLookup
  publicUrl: string
  /** Where made feeds are kept; may be emptied at any time. Absent: no feeds, as on the command line. */
  feedDirectory?: string
  /** Pages made from lists that have changed since. */
  onRefreshed: (tags: readonly string[] | 'all') => void
  /** What was sold; left out where nobody asks. */
  soldUnits?: SoldUnits
}

/** Products, their lists and their search, ready to be joined with content: their pages, blocks, links and routes. */
export function createCatalogueParts(options: CatalogueOptions) {
  const { db, clock, text, feedDirectory } = options
  const lists = createProductLists({ db, clock, log: options.log, onRefreshed: options.onRefreshed })
  const search = createProductSearch({ db, log: options.log })
  const careful = createExclusionSearch(search, lists)
  // Content needs the catalogue's blocks and links, the catalogue content's areas: the second half is handed in later.
  let areas: ReturnType<typeof createCompanionAreas> = () => Promise.resolve(null)
  let reviewsOf: ProductReviewsOf = noReviews
  const offerTerms = createOfferTerms(db, clock)
  const feeds =
    feedDirectory === undefined
      ? []
      : [
          feedRoutes({
            db,
            clock,
            text,
            assortment: lists,
            publicUrl: options.publicUrl,
            offerTerms,
            directory: feedDirectory,
          }),
        ]
  let onSearched: OnSearched = () => {}
  const queries = createSearchQueries({ text, lists, search: careful, onSearched: (made) => onSearched(made) })
  let redirectOf: RedirectOf = () => Promise.resolve(null)
  const bestSellers = createBestSellers({
    ...{ lists, clock, log: options.log },
    soldUnits: options.soldUnits ?? (() => Promise.resolve([])),
  })
  const ownLinks: LinkResolver = createCatalogueLinks(lists)
  let anyLinks = ownLinks
  const companionAreas: CompanionAreas = (owner, request) => areas(owner, request)
  const productPages = createProductPages({
    ...{ db, assortment: lists, text, clock, publicUrl: options.publicUrl, offerTerms, companionAreas },
    reviewsOf: (code, language) => reviewsOf(code, language),
  })
  const listPages = createListPages({
    ...{ lists, text, companionAreas },
    resolveLinks: (uris, language) => anyLinks(uris, language),
  })
  const restock = createRestock({ db, clock })
  return {
    lists,
    search,
    enrichers: listingEnrichers({ lists, text }),
    resolveLinks: ownLinks,
    pageSources: [
      createListingPageSource({ lists, pages: listPages }),
      createProductsPageSource({ db, assortment: lists, pages: productPages }),
    ],
    pageExtras: { ...listPageExtras({ lists, text }), ...productPageExtras },
    routes: [
      productsRoutes({ db, clock, assortment: lists, text }),
      listingRoutes({ clock, lists, text, bestSellers }),
      productSearchRoutes({ queries, redirectOf: (phrase, language) => redirectOf(phrase, language) }),
      warehouseRoutes({ db }),
      restockRoutes({ restock }),
      ...feeds,
    ],
    restock,
    queries,
    suggestions: createProductSuggestions({ lists, search: careful, text }),
    /** Told of every first page of a search. */
    joinSearchLog: (told: OnSearched) => {
      onSearched = told
    },
    /** Says which page a search leads to. */
    joinRedirects: (find: RedirectOf) => {
      redirectOf = find
    },
    joinContent: (delivery: Delivery) => {
      areas = createCompanionAreas(db, delivery)
      anyLinks = delivery.resolveLinks
    },
    joinReviews: (find: ProductReviewsOf) => {
      reviewsOf = find
    },
  }
}
