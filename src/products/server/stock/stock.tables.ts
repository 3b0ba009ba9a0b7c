import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const stock = pgTable('stock', {
  code: text().primaryKey(),
  onHand: integer('on_hand').notNull(),
  allocated: integer().notNull().default(0),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

export const stockMovement = pgTable('stock_movement', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull(),
  delta: integer().notNull(),
  /** After it. */
  onHand: integer('on_hand').notNull(),
  reason: text({
    enum: [
      'counted',
      'received',
      'found',
      'missing',
      'spoilt',
      'engraved',
      'packed',
      'restocked',
      'taken-apart',
      'upgraded',
    ],
  }).notNull(),
  orderId: uuid('order_id'),
  actor: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})
