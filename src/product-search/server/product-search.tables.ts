import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '#src/common/locale.ts'

export const searchDocument = pgTable('search_document', {
  productId: integer('product_id').primaryKey(),
  body: jsonb().notNull(),
  digest: integer().notNull(),
})

export const searchSynonym = pgTable(
  'search_synonym',
  {
    language: text().$type<Language>().notNull(),
    term: text().notNull(),
    synonym: text().notNull(),
    bothWays: boolean('both_ways').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.term, table.synonym] })],
)
