import type { ReviewItem } from '../contract/reviews.ts'
import type { ReviewRow } from './review.store.ts'

/** Returns the public part of a published review. */
export const presentReview = (row: ReviewRow): ReviewItem => ({
  id: row.id,
  rating: row.rating,
  title: row.title,
  text: row.body,
  name: row.authorName,
  language: row.language,
  verified: row.verified,
  createdAt: row.submittedAt.toISOString(),
  reply:
    row.reply === null || row.repliedAt === null ? null : { text: row.reply, createdAt: row.repliedAt.toISOString() },
})
