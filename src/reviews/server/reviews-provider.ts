import type { ProductReviewsOf } from '#src/products/server/product-reviews.ts'
import type { App } from '#src/platform/http/route-types.ts'

/** Who keeps the reviews: the shop itself, or a service whose widgets the pages mount. Chosen by the settings. */
export interface ReviewsProvider {
  /** What product pages are made with. */
  ofProduct: ProductReviewsOf
  /** Address of the script that fills the widgets; empty: the shop's own pages show the reviews. */
  scriptUrl: string
  routes: ((app: App) => void)[]
}

/** A service keeps them: pages hold empty widgets, and the browser asks once the visitor allows it. */
export const createServiceReviews = (scriptUrl: string): ReviewsProvider => ({
  ofProduct: () => Promise.resolve({ reviews: null, structuredData: {}, tags: [] }),
  scriptUrl,
  routes: [],
})
