import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../../../common/locale.ts'

/** Phrases that lead to a page. */
export const searchRedirect = pgTable('search_redirect', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  language: text().$type<Language>().notNull(),
  /** Normalised. */
  phrase: text().notNull(),
  /** Site path without the language's prefix, with query and hash where it has them. */
  target: text().notNull(),
  validFrom: timestamp('valid_from', { withTimezone: true }),
  validTo: timestamp('valid_to', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by').notNull(),
})
