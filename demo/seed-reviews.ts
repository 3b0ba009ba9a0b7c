import { inTransaction } from '../src/platform/database/transaction.ts'
import type { Database } from '../src/platform/database/database.ts'
import { type ImportedReview, importReviews } from '../src/reviews/server/reviews-import.ts'
import { readProductFiles } from './catalogue/product-file.ts'
import { bakeryReviews, giftReviews } from './reviews/bakery-and-gifts.ts'
import { barReviews } from './reviews/bars.ts'
import type { DemoReviews } from './reviews/demo-review.ts'
import { longReviews } from './reviews/long.ts'
import { pralineReviews, sweetReviews } from './reviews/pralines-and-sweets.ts'
import { spreadReviews } from './reviews/spread.ts'

/** Those that were written one by one. */
export const writtenReviews = mergeReviews([
  { ...barReviews, ...pralineReviews, ...sweetReviews, ...bakeryReviews, ...giftReviews },
  longReviews,
])

/** What made-up readers say of the assortment, by product code: 600, of which most are spread by a seed. */
export async function readDemoReviews(): Promise<DemoReviews> {
  const spread = spreadReviews(await readProductFiles(), writtenReviews, { total: 600, seed: 7 })
  return mergeReviews([writtenReviews, spread])
}

function mergeReviews(parts: readonly DemoReviews[]): DemoReviews {
  const codes = [...new Set(parts.flatMap((part) => Object.keys(part)))]
  return Object.fromEntries(codes.map((code) => [code, parts.flatMap((part) => part[code] ?? [])]))
}

/** Puts them into the shop. Products that have reviews already keep them as they are. */
export async function seedReviews(db: Database): Promise<void> {
  const reviews = Object.entries(await readDemoReviews()).flatMap(([productCode, list]) =>
    list.map(({ day, reply, ...review }, index): ImportedReview => ({
      ...review,
      productCode,
      // At different times of the day, so that their order is certain
      submittedAt: new Date(
        `${day}T${String(8 + (index % 12)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}:00Z`,
      ),
      reply: reply ?? null,
    })),
  )
  await inTransaction(db, (tx) => importReviews(tx, reviews))
}
