import { shopDay } from '#src/common/working-days.ts'
import type { ReviewItem } from '../contract/reviews.ts'
import type { RatingSummary } from './rating.ts'

/** Number of newest reviews whose text goes into the structured data. */
export const reviewsInData = 5

/** schema.org `aggregateRating` and `review` of a product; empty without reviews. */
export function reviewData(
  summary: Pick<RatingSummary, 'average' | 'count'>,
  reviews: readonly ReviewItem[],
): Record<string, unknown> {
  if (summary.count === 0) return {}
  const scale = { bestRating: 5, worstRating: 1 }
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average,
      reviewCount: summary.count,
      ...scale,
    },
    review: reviews.slice(0, reviewsInData).map(({ rating, title, text, name, language, createdAt }) => ({
      '@type': 'Review',
      name: title,
      reviewBody: text,
      inLanguage: language,
      datePublished: shopDay(new Date(createdAt)),
      author: { '@type': 'Person', name },
      reviewRating: { '@type': 'Rating', ratingValue: rating, ...scale },
    })),
  }
}
