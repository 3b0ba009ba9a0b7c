import { createHash } from 'node:crypto'
import type { Language } from '#src/common/locale.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { reviewsTag } from './moderation.service.ts'
import { insertPublished, listReviewedProducts } from './review.store.ts'

/** A review that comes from elsewhere, decided on already. */
export interface ImportedReview {
  productCode: string
  rating: number
  title: string
  text: string
  name: string
  language: Language
  verified: boolean
  submittedAt: Date
  /** Of the shop; null: none. */
  reply: string | null
}

/** Publishes reviews of products that have none at all; the rest is as operators left it. Answers how many products got some. */
export async function importReviews(tx: Transaction, reviews: readonly ImportedReview[]): Promise<number> {
  const codes = [...new Set(reviews.map(({ productCode }) => productCode))]
  const known = await listReviewedProducts(tx, codes)
  const missing = reviews.filter(({ productCode }) => !known.has(productCode))
  await insertPublished(
    tx,
    missing.map(({ text, name, reply, ...review }) => ({
      ...review,
      body: text,
      authorName: name,
      // Nobody's address: no later review of a person can take its place
      authorKey: createHash('sha256')
        .update(`imported ${review.productCode} ${name} ${review.title}`)
        .digest('base64url'),
      status: 'published' as const,
      decidedAt: review.submittedAt,
      reply,
      repliedAt: reply === null ? null : new Date(review.submittedAt.getTime() + 86_400_000),
    })),
  )
  const reviewed = codes.filter((code) => !known.has(code))
  await emitCacheEvent(tx, reviewed.map(reviewsTag))
  return reviewed.length
}
