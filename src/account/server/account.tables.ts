import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const customerAddress = pgTable('customer_address', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  name: text('name').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  line1: text('line1').notNull(),
  line2: text('line2').notNull(),
  postalCode: text('postal_code').notNull(),
  city: text('city').notNull(),
  countryCode: text('country_code').notNull(),
  phone: text('phone').notNull(),
  isDefaultShipping: boolean('is_default_shipping').notNull(),
  isDefaultBilling: boolean('is_default_billing').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
