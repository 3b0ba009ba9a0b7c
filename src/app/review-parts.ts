import { findVariationsForSale } from '#src/products/server/products.service.ts'
import type { ProductLists } from '#src/listing/server/product-lists.ts'
import { hasBought } from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Config } from '#src/platform/config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { createBuiltInReviews } from '#src/reviews/server/built-in-reviews.ts'
import { createServiceReviews, type ReviewsProvider } from '#src/reviews/server/reviews-provider.ts'
import type { ReviewedProduct } from '#src/reviews/server/reviews.service.ts'

export interface ReviewPartsOptions {
  config: Pick<Config, 'reviews'>
  keys: PurposeKeys
  db: Database
  clock: Clock
  lists: Pick<ProductLists, 'get'>
}

/** Reviews as the settings want them: the shop's own, or those of a service. */
export function createReviewParts({ config, keys, db, clock, lists }: ReviewPartsOptions): ReviewsProvider {
  const { provider, serviceUrl } = config.reviews
  if (provider === 'service') return createServiceReviews(`${serviceUrl}/widget.js`)

  /** By the code of a product or of one of its variations. */
  async function findProduct(code: string): Promise<ReviewedProduct | null> {
    const entry = lists.get(code)
    if (entry !== null) return entry
    const variation = (await findVariationsForSale(db, [code], 'fi', clock.now())).get(code)
    return variation === undefined ? null : lists.get(variation.productCode)
  }
  return createBuiltInReviews({ db, clock, keys, findProduct, hasBought })
}
