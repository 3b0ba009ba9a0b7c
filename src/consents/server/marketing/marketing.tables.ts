import { bigint, boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#src/common/locale.ts'
import type { MarketingSource } from '../../contract/marketing.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const marketingPermission = pgTable('marketing_permission', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  emailKey: text('email_key').notNull(),
  language: text().$type<Language>().notNull(),
  isGiven: boolean('is_given').notNull(),
  changedAt: time('changed_at').notNull(),
})

/** Rows are only added, never changed; they are deleted with their permission. */
export const marketingPermissionEvent = pgTable('marketing_permission_event', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  permissionId: uuid('permission_id').notNull(),
  isGiven: boolean('is_given').notNull(),
  source: text().$type<MarketingSource>().notNull(),
  version: text().notNull(),
  at: time('at').notNull(),
})

export const intermediateUser = pgTable('intermediate_user', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  emailKey: text('email_key').notNull(),
  name: text().notNull(),
  language: text().$type<Language>().notNull(),
  source: text().$type<'checkout' | 'newsletter' | 'press-releases'>().notNull(),
  version: text().notNull(),
  orderId: uuid('order_id'),
  /** Subscription to press releases: the requested categories, as the news domain wrote them. */
  details: jsonb(),
  settledAt: time('settled_at'),
  createdAt: time('created_at').notNull(),
  endsAt: time('ends_at').notNull(),
})
