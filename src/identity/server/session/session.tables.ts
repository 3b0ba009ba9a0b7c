import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SignInNotice } from '../../contract/sign-in-notice.ts'
import type { Realm } from '../account/account.tables.ts'

export const session = pgTable('session', {
  id: uuid('id').primaryKey().defaultRandom(),
  realm: text('realm').$type<Realm>().notNull(),
  accountId: uuid('account_id').notNull(),
  secretHash: text('secret_hash').notNull(),
  previousHash: text('former_hash'),
  rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull(),
  shownAt: timestamp('shown_at', { withTimezone: true }),
  isKept: boolean('is_kept').notNull(),
  device: text('device').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  /** When a password, code or key was last checked in this session. */
  provedAt: timestamp('proved_at', { withTimezone: true }).notNull().defaultNow(),
  /** A notice for the first page after the sign-in; null: there is none, or it was shown. */
  notice: text('notice').$type<SignInNotice>(),
})
