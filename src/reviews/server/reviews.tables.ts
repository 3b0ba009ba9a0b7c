import { bigint, boolean, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { reportReasons } from '../contract/reviews.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

const reviewStatuses = ['pending', 'published', 'rejected'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

export const reviewActions = [
  'submitted',
  'approved',
  'rejected',
  'replaced',
  'replied',
  'reply-removed',
  'reported',
  'kept',
  'forgotten',
] as const
export type ReviewAction = (typeof reviewActions)[number]

export const review = pgTable('review', {
  id: uuid().primaryKey().defaultRandom(),
  productCode: text('product_code').notNull(),
  authorKey: text('author_key').notNull(),
  status: text({ enum: reviewStatuses }).notNull(),
  rating: smallint().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  authorName: text('author_name').notNull(),
  language: text({ enum: ['fi', 'sv', 'en'] }).notNull(),
  verified: boolean().notNull(),
  email: text(),
  reply: text(),
  repliedAt: time('replied_at'),
  submittedAt: time('submitted_at').notNull(),
  decidedAt: time('decided_at'),
})

export const reviewReport = pgTable('review_report', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reviewId: uuid('review_id').notNull(),
  reason: text({ enum: reportReasons }).notNull(),
  createdAt: time('created_at').notNull(),
})

export const reviewEvent = pgTable('review_event', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reviewId: uuid('review_id').notNull(),
  productCode: text('product_code').notNull(),
  at: time('at').notNull(),
  actor: text().notNull(),
  action: text({ enum: reviewActions }).notNull(),
  detail: text().notNull().default(''),
})
