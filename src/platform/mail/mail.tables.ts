import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * `kind` is the kind of mail (e.g. `order-confirmation`); `dedup_key` is unique, so that each is sent once. Once an
 * `ephemeral` mail was sent, its personal data is erased.
 */
export const outboxMail = pgTable('outbox_mail', {
  id: uuid().primaryKey().defaultRandom(),
  dedupKey: text('dedup_key').notNull().unique(),
  kind: text().notNull(),
  recipient: text().notNull(),
  language: text({ enum: ['fi', 'sv', 'en'] }).notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  text: text().notNull(),
  status: text({ enum: ['waiting', 'sending', 'sent', 'failed', 'held', 'dropped'] })
    .notNull()
    .default('waiting'),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  ephemeral: boolean().notNull().default(false),
  /** The list's unsubscribe address; null: not from a list. */
  unsubscribeUrl: text('unsubscribe_url'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  claimedAt: timestamp('claimed_at', { withTimezone: true }),
  sentAt: timestamp('sent_at', { withTimezone: true }),
})
