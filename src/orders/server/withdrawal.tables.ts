import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const orderAccessRequest = pgTable('order_access_request', {
  id: uuid().primaryKey().defaultRandom(),
  orderNumber: text('order_number').notNull(),
  email: text().notNull(),
  language: text({ enum: ['fi', 'sv', 'en'] }).notNull(),
  codeHash: text('code_hash'),
  /** Identifies the browser that asked. */
  browserHash: text('browser_hash').notNull(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  usedAt: time('used_at'),
  createdAt: time('created_at').notNull(),
})

/** A line as it was chosen, with what it was called in the order. */
export interface WithdrawnLine {
  line: number
  code: string
  name: string
  quantity: number
  /** Not covered by the right of withdrawal: made to the shopper's words. */
  isExcluded: boolean
}

/** Causes that operators were notified of by mail, each once. */
export const operatorNotice = pgTable('operator_notice', {
  cause: text().primaryKey(),
  notifiedAt: time('told_at').notNull(),
})

const withdrawalStatuses = ['received', 'accepted', 'refused'] as const

export const withdrawal = pgTable('withdrawal', {
  id: uuid().primaryKey().defaultRandom(),
  reference: text().notNull().unique(),
  receivedAt: time('received_at').notNull(),
  orderId: uuid('order_id'),
  orderNumber: text('order_number').notNull(),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  language: text({ enum: ['fi', 'sv', 'en'] }).notNull(),
  lines: jsonb().$type<WithdrawnLine[]>().notNull(),
  isLate: boolean('is_late').notNull(),
  status: text({ enum: withdrawalStatuses }).notNull().default('received'),
  note: text().notNull().default(''),
  decidedAt: time('decided_at'),
  decidedBy: text('decided_by'),
  /** All its money had gone back by other refunds, and its shopper was notified. */
  settledAt: time('settled_at'),
})
