import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type VoucherSnapshot, voucherSeries } from '../rules/voucher.ts'

export const voucherCounter = pgTable(
  'voucher_series',
  {
    series: text({ enum: voucherSeries }).notNull(),
    year: integer().notNull(),
    lastNumber: integer('last_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

export const voucher = pgTable('voucher', {
  id: uuid().primaryKey().defaultRandom(),
  series: text({ enum: voucherSeries }).notNull(),
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
  snapshot: jsonb().$type<VoucherSnapshot>().notNull(),
})
