import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const identityPayload = pgTable(
  'identity_payload',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text('uid'),
    accountId: text('account_id'),
    sessionId: uuid('session_id'),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.model, table.id] })],
)

export const signingKey = pgTable('signing_key', {
  kid: text('kid').primaryKey(),
  /** Earlier versions stored the key plain; it stays here only until it is sealed. */
  privateJwk: jsonb('private_jwk').$type<Record<string, unknown>>(),
  sealed: text('sealed'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  signsFrom: timestamp('signs_from', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }),
})
