import { bigint, customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A transaction's number, 64 bits wide, as decimal digits. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

export const cacheEvent = pgTable('cache_event', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  transactionId: transactionId('transaction_id').notNull(),
  tags: text().array().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
