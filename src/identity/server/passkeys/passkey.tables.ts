import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Realm } from '../account/account.tables.ts'

/** What a challenge was made for. */
export type PasskeyPurpose = 'sign-in' | 'register' | 'proof'

export const passkey = pgTable('passkey', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  isSynced: boolean('is_synced').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})

export const passkeyChallenge = pgTable('passkey_challenge', {
  challenge: text('challenge').primaryKey(),
  realm: text('realm').$type<Realm>().notNull(),
  purpose: text('purpose').$type<PasskeyPurpose>().notNull(),
  accountId: uuid('account_id'),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})
