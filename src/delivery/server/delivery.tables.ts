import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const shippingMethod = pgTable('shipping_method', {
  id: text().primaryKey(),
  kind: text({ enum: ['goods', 'tablet', 'gift-card'] }).notNull(),
  nameKey: text('name_key').notNull(),
  countryCodes: text('country_codes').array().notNull(),
  priceCents: integer('price_cents').notNull(),
  freeFromCents: integer('free_from_cents'),
  minDays: integer('min_days').notNull(),
  maxDays: integer('max_days').notNull(),
  position: integer().notNull(),
  isActive: boolean('is_active').notNull(),
  maxWeightGrams: integer('max_weight_grams'),
})

export const deliveryTariff = pgTable(
  'delivery_tariff',
  {
    methodId: text('method_id').notNull(),
    countryCode: text('country_code').notNull(),
    maxWeightGrams: integer('max_weight_grams').notNull(),
    priceCents: integer('price_cents').notNull(),
    notifiedAt: timestamp('told_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.methodId, table.countryCode, table.maxWeightGrams] })],
)
