import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const consentLog = pgTable('consent_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  version: integer().notNull(),
  functional: boolean().notNull(),
  analytics: boolean().notNull(),
  marketing: boolean().notNull(),
  /** Site path of one of our pages; null: none. Other values from a client are dropped. */
  page: text(),
  /** Keyed hash of the anonymous visitor id, 64 hex digits; null: the visitor has none. */
  visitor: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
