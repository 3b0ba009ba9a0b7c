import { inTransaction } from '../src/platform/database/transaction.ts'
import type { Database } from '../src/platform/database/database.ts'
import { type ImportedReview, importReviews } from '../src/reviews/server/reviews-import.ts'
import { bakeryReviews, giftReviews } from './reviews/bakery-and-gifts.ts'
import { barReviews } from './reviews/bars.ts'
import type { DemoReviews } from './reviews/demo-review.ts'
import { pralineReviews, sweetReviews } from './reviews/pralines-and-sweets.ts'

export const demoReviews: DemoReviews = {
  ...barReviews,
  ...pralineReviews,
  ...sweetReviews,
  ...bakeryReviews,
  ...giftReviews,
}

/** What readers say of a third of the assortment. Products that have reviews already keep them as they are. */
export async function seedReviews(db: Database): Promise<void> {
  const reviews = Object.entries(demoReviews).flatMap(([productCode, list]) =>
    list.map(({ day, reply, ...review }, index): ImportedReview => ({
      ...review,
      productCode,
      // At different times of the day, so that their order is certain
      submittedAt: new Date(`${day}T${String(8 + (index % 12)).padStart(2, '0')}:17:00Z`),
      reply: reply ?? null,
    })),
  )
  await inTransaction(db, (tx) => importReviews(tx, reviews))
}
