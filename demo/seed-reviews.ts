import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { emitCacheEvent } from '../src/platform/cache-events/cache-events.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import type { Database } from '../src/platform/database/database.ts'
import { reviewsTag } from '../src/reviews/server/moderation.service.ts'
import { review } from '../src/reviews/server/reviews.tables.ts'
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

/** Puts them into the shop, decided on already. Products that have reviews keep them as they are. */
export async function seedReviews(db: Database): Promise<void> {
  const demo = await readDemoReviews()
  await inTransaction(db, async (tx) => {
    const codes = Object.keys(demo)
    const known = await tx
      .selectDistinct({ code: review.productCode })
      .from(review)
      .where(inArray(review.productCode, codes))
    const missing = codes.filter((code) => !known.some((one) => one.code === code))
    const rows = missing.flatMap((productCode) =>
      (demo[productCode] ?? []).map((one, index) => rowOf(productCode, one, index)),
    )
    if (rows.length > 0) await tx.insert(review).values(rows).onConflictDoNothing()
    await emitCacheEvent(tx, missing.map(reviewsTag))
  })
}

function rowOf(
  productCode: string,
  { day, reply, text, name, ...written }: DemoReviews[string][number],
  index: number,
) {
  // At different times of the day, so that their order is certain
  const time = `${String(8 + (index % 12)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`
  const submittedAt = new Date(`${day}T${time}:00Z`)
  return {
    ...written,
    productCode,
    body: text,
    authorName: name,
    // Nobody's address: no later review of a person can take its place
    authorKey: createHash('sha256').update(`imported ${productCode} ${name} ${written.title}`).digest('base64url'),
    status: 'published' as const,
    submittedAt,
    decidedAt: submittedAt,
    reply: reply ?? null,
    repliedAt: reply === undefined ? null : new Date(submittedAt.getTime() + 86_400_000),
  }
}
