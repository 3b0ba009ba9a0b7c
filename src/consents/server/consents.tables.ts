import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const consentLog = pgTable('consent_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  version: integer().notNull(),
  functional: boolean().notNull(),
  analytics: boolean().notNull(),
  marketing: boolean().notNull(),
  /** Path without query. */
  page: text().notNull(),
  /** Keyed hash of the anonymous identity, 64 hex digits; null: the visitor has none. */
  visitor: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
