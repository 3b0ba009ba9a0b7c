import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#src/common/locale.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const staffMember = pgTable('staff_member', {
  accountId: uuid('account_id').primaryKey(),
  roles: text('roles').array().notNull(),
  totpSealed: text('totp_sealed'),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }).notNull().default(0),
  totpNewSealed: text('totp_new_sealed'),
  createdAt: moment('created_at').notNull(),
  endedAt: moment('ended_at'),
})

export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    accountId: uuid('account_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)

export const staffInvitation = pgTable('staff_invitation', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  language: text('language').$type<Language>().notNull(),
  roles: text('roles').array().notNull(),
  accountId: uuid('account_id'),
  tokenHash: text('token_hash'),
  passwordHash: text('password_hash'),
  totpSealed: text('totp_sealed'),
  wrongTries: integer('wrong_tries').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  usedAt: moment('used_at'),
})

export const staffSignIn = pgTable('staff_sign_in', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  secretHash: text('secret_hash').notNull(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  endsAt: moment('ends_at').notNull(),
})
