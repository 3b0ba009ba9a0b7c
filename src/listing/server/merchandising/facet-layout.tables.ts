import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { FacetGroupName } from '#src/products/contract/facets.ts'

/** Which facet groups lists offer. */
export const facetLayout = pgTable('facet_layout', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The category, with all below it; null: the whole shop. */
  categoryId: integer('category_id'),
  /** The shown ones in their order. */
  groups: text().array().$type<FacetGroupName[]>().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  changedBy: text('changed_by').notNull(),
})
