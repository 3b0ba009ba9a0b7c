import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The payment method of a cart, as set by the domain calls (C-16). */
export const cartPayment = pgTable('cart_payment', {
  cartId: uuid('cart_id').primaryKey(),
  paymentId: uuid('payment_id').notNull().defaultRandom(),
  method: text().notNull(),
  amountCents: integer('amount_cents').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
