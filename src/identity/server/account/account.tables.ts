import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#src/common/locale.ts'
import type { EmailVerificationDetails, EmailVerificationKind } from './email-verification.ts'

export type Realm = 'customer' | 'staff'

export const account = pgTable('account', {
  id: uuid('id').primaryKey().defaultRandom(),
  realm: text('realm').$type<Realm>().notNull(),
  ownerId: text('owner_id'),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone').notNull(),
  language: text('language').$type<Language>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When the address was last proved; null: the shop made the account and its owner has not opened it yet. */
  provedAt: timestamp('proved_at', { withTimezone: true }).defaultNow(),
  /** No sign-in works while this is set. */
  lockedAt: timestamp('locked_at', { withTimezone: true }),
})

export const credential = pgTable('credential', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  kind: text('kind').$type<'password'>().notNull(),
  secret: text('secret').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const emailVerification = pgTable('email_verification', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').$type<EmailVerificationKind>().notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  language: text('language').$type<Language>().notNull(),
  browserHash: text('browser_hash').notNull(),
  secretHash: text('secret_hash'),
  wrongTries: integer('wrong_tries').notNull().default(0),
  usedAt: timestamp('used_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  details: jsonb('details').$type<EmailVerificationDetails>().notNull(),
})
