import { date, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const vatRate = pgTable(
  'vat_rate',
  {
    countryCode: text('country_code').notNull(),
    class: text({ enum: ['food', 'general', 'giftcard'] }).notNull(),
    rate: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.class, table.validFrom] })],
)
