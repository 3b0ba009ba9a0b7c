import { noReviews, type ProductReviewsOf } from '#src/products/server/product-reviews.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'

/** Provider of reviews: the shop itself, or a service whose widgets the pages mount. The settings choose it. */
export interface ReviewsProvider extends DomainModule {
  /** Reviews that product pages are rendered with. */
  ofProduct: ProductReviewsOf
  /** Address of the script that fills the widgets; empty: the shop's own pages show the reviews. */
  scriptUrl: string
}

/**
 * Provider for a service that keeps the reviews: pages hold empty widgets, and the browser loads them after the visitor's
 * consent.
 */
export const createServiceReviews = (scriptUrl: string): ReviewsProvider => ({
  ofProduct: noReviews,
  scriptUrl,
})
