import { asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { ReportReason } from '../contract/reviews.ts'
import type { ReviewRow } from './review.store.ts'
import { review, type ReviewAction, reviewEvent, reviewReport, type ReviewStatus } from './reviews.tables.ts'

export interface ModeratedReview extends ReviewRow {
  reports: { reason: ReportReason; count: number }[]
  /** The same writer's published review, which this one would replace; null: there is none. */
  replaces: { id: string; verified: boolean } | null
}

// Written as SQL, because Drizzle omits table names in a list of fields.
const reports = sql<ModeratedReview['reports']>`
  coalesce((select jsonb_agg(jsonb_build_object('reason', r.reason, 'count', r.count) order by r.count desc, r.reason)
            from (select reason, count(*)::int as count from review_report where review_id = review.id group by reason) as r), '[]')`
const replaces = sql<ModeratedReview['replaces']>`
  (select jsonb_build_object('id', shown.id, 'verified', shown.verified) from review as shown
   where review.status = 'pending' and shown.status = 'published'
     and shown.product_code = review.product_code and shown.author_key = review.author_key)`

/** Pending reviews come oldest first, the rest newest first; `reported` are published ones with reports from readers. */
export async function listForModerators(
  db: Executor,
  which: ReviewStatus | 'reported',
  limit: number,
): Promise<{ rows: ModeratedReview[]; total: number }> {
  const condition =
    which === 'reported'
      ? sql`${review.status} = 'published' and exists (select from review_report where review_id = review.id)`
      : eq(review.status, which)
  const order = which === 'pending' ? asc(review.submittedAt) : desc(review.submittedAt)
  const [sum] = await db.select({ total: count() }).from(review).where(condition)
  const rows = await db
    .select({ row: review, reports, replaces })
    .from(review)
    .where(condition)
    .orderBy(order, asc(review.id))
    .limit(limit)
  return { rows: rows.map(({ row, ...more }) => ({ ...row, ...more })), total: sum?.total ?? 0 }
}

export interface NewEvent {
  reviewId: string
  productCode: string
  at: Date
  /** `visitor`, or the operator's name. */
  actor: string
  action: ReviewAction
  /** Holds nothing personal. */
  detail?: string
}

export async function insertEvents(tx: Transaction, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await tx.insert(reviewEvent).values([...events])
}

export async function insertReport(tx: Transaction, reviewId: string, reason: ReportReason, at: Date): Promise<void> {
  await tx.insert(reviewReport).values({ reviewId, reason, createdAt: at })
}

export async function findReview(db: Executor, id: string): Promise<ReviewRow | null> {
  const [row] = await db.select().from(review).where(eq(review.id, id))
  return row ?? null
}

/** Reports of a review by their reason, the most frequent first. */
export const listReports = (db: Executor, reviewId: string): Promise<{ reason: ReportReason; count: number }[]> =>
  db
    .select({ reason: reviewReport.reason, count: count() })
    .from(reviewReport)
    .where(eq(reviewReport.reviewId, reviewId))
    .groupBy(reviewReport.reason)
    .orderBy(desc(count()), asc(reviewReport.reason))

/** Removes the reports after a moderator's check; returns their number. */
export async function removeReports(tx: Transaction, reviewId: string): Promise<number> {
  const { rowCount } = await tx.delete(reviewReport).where(eq(reviewReport.reviewId, reviewId))
  return rowCount ?? 0
}
