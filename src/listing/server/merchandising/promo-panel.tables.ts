import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '#src/common/locale.ts'
import type { FieldColour } from '#src/products/contract/codes.ts'

/** What stands between the full rows of a list. */
export const promoPanel = pgTable('promo_panel', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Null: the list of all products. */
  categoryId: integer('category_id'),
  /** `product:KV8000`, `category:lahjat`, `content:12`, with query and hash where it has them. */
  link: text().notNull(),
  /** Media path. */
  image: text().notNull(),
  imageWidth: integer('image_width').notNull(),
  imageHeight: integer('image_height').notNull(),
  field: text().$type<FieldColour>().notNull(),
  validFrom: timestamp('valid_from', { withTimezone: true }),
  validTo: timestamp('valid_to', { withTimezone: true }),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  changedBy: text('changed_by').notNull(),
})

export const promoPanelText = pgTable(
  'promo_panel_text',
  {
    panelId: integer('panel_id').notNull(),
    language: text().$type<Language>().notNull(),
    /** Words between asterisks are set in italic. */
    title: text().notNull(),
    body: text().notNull(),
    linkLabel: text('link_label').notNull(),
  },
  (table) => [primaryKey({ columns: [table.panelId, table.language] })],
)
