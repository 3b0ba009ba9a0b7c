import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { RuleKind } from '../../contract/merchandising.ts'

export const merchandisingRule = pgTable('merchandising_rule', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<RuleKind>().notNull(),
  /** The category whose list it changes; null with a null phrase: the list of all products. */
  categoryId: integer('category_id'),
  /** The search phrase whose hits it changes. */
  phrase: text(),
  productId: integer('product_id').notNull(),
  /** Place of a pin, counted from 1; null for other rules. */
  place: integer(),
  validFrom: timestamp('valid_from', { withTimezone: true }),
  validTo: timestamp('valid_to', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by').notNull(),
})
