import { reviewsInData, reviewData } from '../rules/structured-data.ts'
import { summarise } from '../rules/rating.ts'
import { reviewsTag } from './moderation.service.ts'
import { presentReview } from './review.presenter.ts'
import { countRatings, findHighlight, listPublished } from './review.store.ts'
import { reviewsRoutes } from './reviews.routes.ts'
import { createReviewsService, type ReviewsDeps } from './reviews.service.ts'
import type { ReviewsProvider } from './reviews-provider.ts'

/** Creates the provider for reviews that the shop keeps itself. */
export function createBuiltInReviews(deps: ReviewsDeps): ReviewsProvider {
  const { db } = deps

  return {
    async ofProduct(productCode, language) {
      const tags = [reviewsTag(productCode)]
      const { average, count } = summarise(await countRatings(db, productCode))
      if (count === 0) return { reviews: { average, count, praise: null }, structuredData: {}, tags }
      const [praise, newest] = await Promise.all([
        findHighlight(db, productCode, language),
        listPublished(db, productCode, { sort: 'newest', limit: reviewsInData, offset: 0 }),
      ])
      return {
        reviews: {
          average,
          count,
          praise: praise && { rating: praise.rating, title: praise.title, name: praise.authorName },
        },
        structuredData: reviewData({ average, count }, newest.map(presentReview)),
        tags,
      }
    },
    scriptUrl: '',
    routes: [reviewsRoutes({ reviews: createReviewsService(deps) })],
  }
}
