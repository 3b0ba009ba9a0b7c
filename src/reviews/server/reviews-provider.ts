import { noReviews, type ProductReviewsOf } from '#src/products/server/product-reviews.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'

/** Who keeps the reviews: the shop itself, or a service whose widgets the pages mount. Chosen by the settings. */
export interface ReviewsProvider extends DomainModule {
  /** What product pages are made with. */
  ofProduct: ProductReviewsOf
  /** Address of the script that fills the widgets; empty: the shop's own pages show the reviews. */
  scriptUrl: string
}

/** A service keeps them: pages hold empty widgets, and the browser asks once the visitor allows it. */
export const createServiceReviews = (scriptUrl: string): ReviewsProvider => ({
  ofProduct: noReviews,
  scriptUrl,
})
