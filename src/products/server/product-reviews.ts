import type { Language } from '#src/common/locale.ts'
import type { ProductReviews } from '../contract/product-reviews.ts'

/** The reviews a product page shows. The catalogue does not know which domain keeps reviews: `src/app` passes them in. */
export interface ProductReviewFacts {
  /** Null: the browser asks a reviews service itself. */
  reviews: ProductReviews | null
  /** Properties of schema.org's Product; an empty object without reviews. */
  structuredData: Record<string, unknown>
  /** Purge tags of pages that show them. */
  tags: readonly string[]
}

export type ProductReviewsOf = (productCode: string, language: Language) => Promise<ProductReviewFacts>

export const noReviews: ProductReviewsOf = () => Promise.resolve({ reviews: null, structuredData: {}, tags: [] })
