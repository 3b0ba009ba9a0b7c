import type { LinkResolver } from '#src/content/server/content-delivery.ts'
import type { ContentTypes } from '#src/content/server/content-types.ts'
import { createCompanionAreas } from '#src/content/server/companion-areas.ts'
import type { Delivery } from '#src/content/server/content-delivery.ts'
import { createCataloguePages } from '#src/catalogue/server/catalogue-pages.ts'
import { createCataloguePageSource } from '#src/catalogue/server/catalogue.page-source.ts'
import { catalogueBlockTypes } from '#src/catalogue/server/catalogue-blocks.ts'
import { createCatalogueLinks } from '#src/catalogue/server/catalogue-links.ts'
import { catalogueRoutes } from '#src/catalogue/server/catalogue.routes.ts'
import { createProductLists } from '#src/catalogue/server/list/product-lists.ts'
import { cataloguePageExtras } from '#src/catalogue/server/page-extras.ts'
import { createBestSellers, type SoldUnits } from '#src/catalogue/server/best-sellers.ts'
import { shelvesRoutes } from '#src/catalogue/server/shelves.routes.ts'
import { createProductQueries, type OnSearched } from '#src/catalogue/server/product-queries.ts'
import { createProductSuggestions } from '#src/catalogue/server/product-suggestions.ts'
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
  /** Pages made from lists that have changed since. */
  onRefreshed: (tags: readonly string[] | 'all') => void
  /** What was sold; left out where nobody asks. */
  soldUnits?: SoldUnits
}

/** The catalogue, ready to be joined with content: its pages, its blocks, its links and its routes. */
export function createCatalogueParts(options: CatalogueOptions) {
  const { db, clock, text } = options
  const lists = createProductLists({ db, clock, log: options.log, onRefreshed: options.onRefreshed })
  // Content needs the catalogue's blocks and links, the catalogue content's areas: the second half is handed in later.
  let areas: ReturnType<typeof createCompanionAreas> = () => Promise.resolve(null)
  let onSearched: OnSearched = () => {}
  const queries = createProductQueries({ db, clock, text, lists, onSearched: (search) => onSearched(search) })
  const bestSellers = createBestSellers({
    ...{ lists, clock, log: options.log },
    soldUnits: options.soldUnits ?? (() => Promise.resolve([])),
  })
  const pages = createCataloguePages({
    db,
    lists,
    text,
    clock,
    publicUrl: options.publicUrl,
    offerTerms: createOfferTerms(db, clock),
    companionAreas: (owner, request) => areas(owner, request),
  })
  const blockTypes: ContentTypes = catalogueBlockTypes({ lists, text })
  const resolveLinks: LinkResolver = createCatalogueLinks(lists)
  return {
    lists,
    blockTypes,
    resolveLinks,
    pageSource: createCataloguePageSource({ db, lists, pages }),
    pageExtras: cataloguePageExtras({ lists, text }),
    routes: [
      catalogueRoutes({ clock, lists, queries }),
      warehouseRoutes({ db }),
      shelvesRoutes({ lists, text, bestSellers }),
    ],
    queries,
    suggestions: createProductSuggestions({ db, lists, text }),
    /** Told of every first page of a search. */
    joinSearchLog: (told: OnSearched) => {
      onSearched = told
    },
    joinContent: (delivery: Delivery) => {
      areas = createCompanionAreas(db, delivery)
    },
  }
}
