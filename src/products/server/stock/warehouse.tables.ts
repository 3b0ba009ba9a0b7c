import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Language } from '#src/common/locale.ts'

export const warehouse = pgTable('warehouse', {
  id: text().primaryKey(),
  line1: text().notNull(),
  postalCode: text('postal_code').notNull(),
  countryCode: text('country_code').notNull(),
  isPickupPoint: boolean('is_pickup_point').notNull().default(false),
})

export const warehouseText = pgTable(
  'warehouse_text',
  {
    warehouseId: text('warehouse_id').notNull(),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    city: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.warehouseId, table.language] })],
)
