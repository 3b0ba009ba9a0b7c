import { bigint, boolean, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { entryKinds } from '../rules/ledger.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const giftCard = pgTable('gift_card', {
  id: uuid().primaryKey().defaultRandom(),
  codeHash: text('code_hash').unique(),
  pinHash: text('pin_hash'),
  last4: text(),
  amountCents: integer('amount_cents').notNull(),
  language: text({ enum: ['fi', 'sv', 'en'] }).notNull(),
  recipientName: text('recipient_name').notNull(),
  recipientEmail: text('recipient_email').notNull(),
  message: text().notNull().default(''),
  isForSelf: boolean('is_for_self').notNull().default(false),
  senderName: text('sender_name').notNull().default(''),
  sendAt: time('send_at').notNull(),
  createdAt: time('created_at').notNull(),
  issuedAt: time('issued_at'),
  expiresOn: date('expires_on', { mode: 'string' }),
  blockedAt: time('blocked_at'),
  disputedAt: time('disputed_at'),
  resendAt: time('resend_at'),
  /** The order line it was bought with, all three or none: an operator may issue one for free. */
  orderId: uuid('order_id'),
  linePosition: integer('line_position'),
  /** Tells several cards of one line apart. */
  unit: integer(),
})

export const giftCardEntry = pgTable('gift_card_entry', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  cardId: uuid('card_id').notNull(),
  kind: text({ enum: entryKinds }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  orderId: uuid('order_id'),
  cause: text().notNull().unique(),
  at: time('at').notNull(),
  actor: text().notNull(),
})

export const giftCardTry = pgTable('gift_card_try', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subject: text().notNull(),
  at: time('at').notNull(),
})
