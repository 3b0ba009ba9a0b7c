import type { TextLookup } from '#src/common/errors.ts'
import type { ContentContribution } from '#src/content/server/content.module.ts'
import { enriched } from '#src/content/server/content-types.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Log } from '#src/platform/logging.ts'
import { textsTag } from '#src/platform/texts/live-texts.ts'
import { createCatalogueLinks } from '#src/products/server/page-links.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import {
  enrichCategoryCards,
  omitUnavailableCategoryCards,
} from '../blocks/category-cards-block/category-cards.enrich.ts'
import { categoryCardsBlock } from '../blocks/category-cards-block/category-cards.block.ts'
import { enrichProductHighlight } from '../blocks/product-highlight-block/product-highlight.enrich.ts'
import { productHighlightBlock } from '../blocks/product-highlight-block/product-highlight.block.ts'
import { createBestSellers, type SoldUnits } from './best-sellers.ts'
import type { ListPagesDeps } from './list-pages.ts'
import { createListingPageSource } from './listing.page-source.ts'
import { createListAnswers } from './list-answers.ts'
import { listingRoutes } from './listing.routes.ts'
import { createListDesk, type ListDeskDeps } from './merchandising/list-desk.ts'
import { listDeskRoutes } from './merchandising/list-desk.routes.ts'
import { listPageExtras } from './page-extras.ts'
import type { ProductLists } from './product-lists.ts'

export interface ListingModuleDeps extends ListPagesDeps, Omit<ListDeskDeps, 'lists' | 'text' | 'resolveLinks'> {
  clock: Clock
  log: Pick<Log, 'warn'>
  soldUnits: SoldUnits
}

/** Lists of products and their pages; the lists themselves are made before, because content shows products too. */
export function createListingModule({ clock, log, soldUnits, ...pages }: ListingModuleDeps) {
  const { lists, text } = pages
  const answers = createListAnswers(clock)
  const bestSellers = createBestSellers({ lists, clock, log, soldUnits })
  return {
    routes: [listingRoutes({ lists, answers, text, bestSellers }), listDeskRoutes(createListDesk({ ...pages, clock }))],
    pageSources: [createListingPageSource(pages)],
    pageExtras: listPageExtras({ lists, text }),
    invalidate(tags: readonly string[] | 'all') {
      if (tags === 'all' || tags.includes(textsTag)) answers.clear()
      lists.invalidate(tags)
    },
    start: lists.start,
    stop: lists.stop,
  } satisfies DomainModule
}

/** Blocks with products, and links to categories and products. */
export const listingContent = (lists: ProductLists, text: TextLookup): ContentContribution => ({
  blocks: [
    enriched(categoryCardsBlock, { enrich: enrichCategoryCards({ lists }), offer: omitUnavailableCategoryCards }),
    enriched(productHighlightBlock, { enrich: enrichProductHighlight({ lists, text }) }),
  ],
  resolveLinks: createCatalogueLinks(lists),
})
