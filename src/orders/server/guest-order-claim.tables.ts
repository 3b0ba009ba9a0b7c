import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const guestOrderClaim = pgTable(
  'guest_order_claim',
  {
    orderId: uuid('order_id').notNull(),
    fromOwner: text('from_owner').notNull(),
    toOwner: text('to_owner').notNull(),
    reason: text({ enum: ['browser', 'email'] }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.toOwner] })],
)
