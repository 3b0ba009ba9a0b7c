import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type FiscalDocumentSnapshot, fiscalDocumentSeries } from '../rules/fiscal-document.ts'

export const fiscalDocumentCounter = pgTable(
  'fiscal_document_series',
  {
    series: text({ enum: fiscalDocumentSeries }).notNull(),
    year: integer().notNull(),
    lastNumber: integer('last_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

export const fiscalDocument = pgTable('fiscal_document', {
  id: uuid().primaryKey().defaultRandom(),
  series: text({ enum: fiscalDocumentSeries }).notNull(),
  year: integer().notNull(),
  number: integer().notNull(),
  orderId: uuid('order_id').notNull(),
  /** The receipt that a credit note corrects. */
  corrects: uuid(),
  /** Null where a gift card paid all, and for a credit note. */
  captureId: uuid('capture_id').unique(),
  cause: text().notNull().unique(),
  totalCents: integer('total_cents').notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  snapshot: jsonb().$type<FiscalDocumentSnapshot>().notNull(),
})
