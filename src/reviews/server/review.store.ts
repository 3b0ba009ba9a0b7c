import { and, asc, count, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { ReviewSort } from '../contract/reviews.ts'
import { review } from './reviews.tables.ts'

export type ReviewRow = typeof review.$inferSelect
export type ReviewInsert = Omit<typeof review.$inferInsert, 'id' | 'status' | 'decidedAt' | 'reply' | 'repliedAt'>

const isPublished = (productCode: string) => and(eq(review.productCode, productCode), eq(review.status, 'published'))

const orders = {
  newest: [desc(review.submittedAt), asc(review.id)],
  highest: [desc(review.rating), desc(review.submittedAt), asc(review.id)],
  lowest: [asc(review.rating), desc(review.submittedAt), asc(review.id)],
} as const

/** Counts published reviews by number of stars. */
export async function countRatings(db: Executor, productCode: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ rating: review.rating, count: count() })
    .from(review)
    .where(isPublished(productCode))
    .groupBy(review.rating)
  return new Map(rows.map((row) => [row.rating, row.count]))
}

export function listPublished(
  db: Executor,
  productCode: string,
  part: { sort: ReviewSort; limit: number; offset: number },
): Promise<ReviewRow[]> {
  return db
    .select()
    .from(review)
    .where(isPublished(productCode))
    .orderBy(...orders[part.sort])
    .limit(part.limit)
    .offset(part.offset)
}

/** Finds a review of four stars or more in the language, a buyer's if there is one; null: there is none. */
export async function findHighlight(db: Executor, productCode: string, language: Language): Promise<ReviewRow | null> {
  const [row] = await db
    .select()
    .from(review)
    .where(and(isPublished(productCode), eq(review.language, language), gte(review.rating, 4)))
    .orderBy(desc(review.verified), desc(review.rating), desc(review.submittedAt), asc(review.id))
    .limit(1)
  return row ?? null
}

/** Inserts a pending review; it replaces the same writer's pending one for the product. */
export async function upsertPending(tx: Transaction, values: ReviewInsert): Promise<string> {
  const { productCode: _code, authorKey: _key, ...changed } = values
  const [row] = await tx
    .insert(review)
    .values({ ...values, status: 'pending' })
    .onConflictDoUpdate({
      target: [review.productCode, review.authorKey],
      // No bound value: PostgreSQL infers the partial index only from a constant.
      targetWhere: sql`${review.status} = 'pending'`,
      set: changed,
    })
    .returning({ id: review.id })
  if (!row) throw new Error('A review was neither written nor replaced')
  return row.id
}

/** Lists ids with the prefix, two at most. */
export function listByIdPrefix(db: Executor, prefix: string): Promise<{ id: string }[]> {
  return db
    .select({ id: review.id })
    .from(review)
    .where(sql`${review.id}::text like ${`${prefix}%`}`)
    .limit(2)
}

export async function lockReview(tx: Transaction, id: string): Promise<ReviewRow | null> {
  const [row] = await tx.select().from(review).where(eq(review.id, id)).for('update')
  return row ?? null
}

export async function updateReview(
  tx: Transaction,
  id: string,
  changed: Partial<typeof review.$inferInsert>,
): Promise<void> {
  await tx.update(review).set(changed).where(eq(review.id, id))
}

/** Deletes the writer's published review of the product and returns its id; null: there was none. */
export async function removePublishedOf(
  tx: Transaction,
  productCode: string,
  authorKey: string,
): Promise<string | null> {
  const [row] = await tx
    .delete(review)
    .where(and(isPublished(productCode), eq(review.authorKey, authorKey)))
    .returning({ id: review.id })
  return row?.id ?? null
}

/** Finds a published review by its id; null: there is none. */
export async function findPublished(db: Executor, id: string): Promise<{ id: string; productCode: string } | null> {
  const [row] = await db
    .select({ id: review.id, productCode: review.productCode })
    .from(review)
    .where(and(eq(review.id, id), eq(review.status, 'published')))
  return row ?? null
}

/** Deletes every review of a writer and returns what was deleted. */
export function removeByAuthor(
  tx: Transaction,
  authorKeys: readonly string[],
): Promise<{ id: string; productCode: string; status: ReviewRow['status'] }[]> {
  return tx
    .delete(review)
    .where(inArray(review.authorKey, [...authorKeys]))
    .returning({ id: review.id, productCode: review.productCode, status: review.status })
}

/** Returns the key that the writer's reviews already have; otherwise the first. */
export async function chooseAuthorKey(tx: Transaction, [first = '', ...others]: readonly string[]): Promise<string> {
  if (others.length === 0) return first
  const found = tx.select({ key: review.authorKey }).from(review)
  const [row] = await found.where(inArray(review.authorKey, [first, ...others])).limit(1)
  return row?.key ?? first
}
