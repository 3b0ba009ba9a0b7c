import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const wishlistItem = pgTable('wishlist_item', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid('account_id').notNull(),
  productCode: text('product_code').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
