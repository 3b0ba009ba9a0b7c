import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const paymentRedirect = pgTable('payment_redirect', {
  tokenHash: text('token_hash').primaryKey(),
  orderNumber: text('order_number').notNull(),
  attemptId: uuid('attempt_id').notNull(),
  url: text().notNull(),
  method: text({ enum: ['GET', 'POST'] }).notNull(),
  fields: jsonb().$type<Record<string, string>>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})

export const paymentReturn = pgTable('payment_return', {
  tokenHash: text('token_hash').primaryKey(),
  details: jsonb().$type<Record<string, string>>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
