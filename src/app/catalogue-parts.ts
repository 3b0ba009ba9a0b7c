import type { LinkResolver } from '#src/content/server/content-delivery.ts'
import { createCompanionAreas } from '#src/content/server/companion-areas.ts'
import type { Delivery } from '#src/content/server/content-delivery.ts'
import { createCataloguePages } from '#src/catalogue/server/catalogue-pages.ts'
import { createCataloguePageSource } from '#src/catalogue/server/catalogue.page-source.ts'
import { createCarefulSearch } from '#src/catalogue/server/careful-search.ts'
import { catalogueEnrichers } from '#src/catalogue/blocks/catalogue.enrich.ts'
import { createCatalogueLinks } from '#src/catalogue/server/catalogue-links.ts'
import { catalogueRoutes, type LeadOf } from '#src/catalogue/server/catalogue.routes.ts'
import { feedRoutes } from '#src/catalogue/server/feed/feed.routes.ts'
import { createProductLists } from '#src/catalogue/server/list/product-lists.ts'
import { cataloguePageExtras } from '#src/catalogue/server/page-extras.ts'
import { noReviews, type ProductReviewsOf } from '#src/catalogue/server/product-reviews.ts'
import { createBestSellers, type SoldUnits } from '#src/catalogue/server/best-sellers.ts'
import { shelvesRoutes } from '#src/catalogue/server/shelves.routes.ts'
import { createProductQueries, type OnSearched } from '#src/catalogue/server/product-queries.ts'
import { createProductSuggestions } from '#src/catalogue/server/product-suggestions.ts'
import { createProductSearch } from '#src/catalogue/server/search/product-search.ts'
import { restockRoutes } from '#src/catalogue/server/restock/restock.routes.ts'
import { createRestock } from '#src/catalogue/server/restock/restock.service.ts'
import { warehouseRoutes } from '#src/catalogue/server/warehouse.routes.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
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

/** The catalogue, ready to be joined with content: its pages, its blocks, its links and its routes. */
export function createCatalogueParts(options: CatalogueOptions) {
  const { db, clock, text, feedDirectory } = options
  const lists = createProductLists({ db, clock, log: options.log, onRefreshed: options.onRefreshed })
  const search = createProductSearch({ db, log: options.log })
  const careful = createCarefulSearch(search, lists)
  // Content needs the catalogue's blocks and links, the catalogue content's areas: the second half is handed in later.
  let areas: ReturnType<typeof createCompanionAreas> = () => Promise.resolve(null)
  let reviewsOf: ProductReviewsOf = noReviews
  const offerTerms = createOfferTerms(db, clock)
  const feeds =
    feedDirectory === undefined
      ? []
      : [feedRoutes({ db, clock, text, lists, publicUrl: options.publicUrl, offerTerms, directory: feedDirectory })]
  let onSearched: OnSearched = () => {}
  const queries = createProductQueries({
    db,
    clock,
    text,
    lists,
    search: careful,
    onSearched: (made) => onSearched(made),
  })
  let leadOf: LeadOf = () => Promise.resolve(null)
  const bestSellers = createBestSellers({
    ...{ lists, clock, log: options.log },
    soldUnits: options.soldUnits ?? (() => Promise.resolve([])),
  })
  const ownLinks: LinkResolver = createCatalogueLinks(lists)
  let anyLinks = ownLinks
  const pages = createCataloguePages({
    db,
    lists,
    text,
    clock,
    publicUrl: options.publicUrl,
    offerTerms,
    companionAreas: (owner, request) => areas(owner, request),
    resolveLinks: (uris, language) => anyLinks(uris, language),
    reviewsOf: (code, language) => reviewsOf(code, language),
  })
  const restock = createRestock({ db, clock })
  return {
    lists,
    search,
    enrichers: catalogueEnrichers({ lists, text }),
    resolveLinks: ownLinks,
    pageSource: createCataloguePageSource({ db, lists, pages }),
    pageExtras: cataloguePageExtras({ lists, text }),
    routes: [
      catalogueRoutes({ clock, lists, queries, leadOf: (phrase, language) => leadOf(phrase, language) }),
      warehouseRoutes({ db }),
      restockRoutes({ restock }),
      shelvesRoutes({ lists, text, bestSellers }),
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
    joinLeads: (find: LeadOf) => {
      leadOf = find
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
