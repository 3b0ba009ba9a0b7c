import { date, integer, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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

/** The payment method of a cart, as set by the domain calls (C-16). */
export const cartPayment = pgTable('cart_payment', {
  cartId: uuid('cart_id').primaryKey(),
  paymentId: uuid('payment_id').notNull().defaultRandom(),
  method: text().notNull(),
  amountCents: integer('amount_cents').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
