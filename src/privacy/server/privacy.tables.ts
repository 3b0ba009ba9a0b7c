import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const accountDeletion = pgTable('account_deletion', {
  accountId: uuid('account_id').primaryKey(),
  askedAt: time('asked_at').notNull(),
  dueAt: time('due_at').notNull(),
  /** Orders that blocked the deletion at the last check. */
  waitsFor: text('waits_for').array().notNull().default([]),
})

export const personalExport = pgTable('personal_export', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  askedAt: time('asked_at').notNull(),
  /** Null until the mail is written. */
  secretHash: text('secret_hash').unique(),
  endsAt: time('ends_at').notNull(),
})

export const erasedPerson = pgTable('erased_person', {
  id: uuid().primaryKey().defaultRandom(),
  erasedAt: time('erased_at').notNull(),
  accountIds: uuid('account_ids').array().notNull(),
  ownerIds: text('owner_ids').array().notNull(),
  orderIds: uuid('order_ids').array().notNull(),
  emailHashes: text('email_hashes').array().notNull(),
  /** When it was written to the log that is kept with the backups; null: not yet. */
  loggedAt: time('logged_at'),
})
