import { bigint, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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
  sendOn: date('send_on', { mode: 'string' }).notNull(),
  createdAt: time('created_at').notNull(),
  issuedAt: time('issued_at'),
  expiresOn: date('expires_on', { mode: 'string' }),
  blockedAt: time('blocked_at'),
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
