import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Conditions, Promotion, Reward } from '../rules/promotion.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const promotion = pgTable('promotion', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  name: jsonb().$type<Promotion['name']>().notNull(),
  reward: jsonb().$type<Reward>().notNull(),
  conditions: jsonb().$type<Conditions>().notNull(),
  couponCodes: text('coupon_codes').array().notNull().default([]),
  hasSingleUseCodes: boolean('has_single_use_codes').notNull().default(false),
  isPublic: boolean('is_public').notNull().default(false),
  limitTotal: integer('limit_total'),
  limitPerCustomer: integer('limit_per_customer'),
  limitBudgetCents: integer('limit_budget_cents'),
  from: time('valid_from'),
  to: time('valid_to'),
  priority: integer().notNull().default(100),
  isExclusive: boolean('is_exclusive').notNull().default(false),
  isActive: boolean('is_active').notNull().default(false),
  createdAt: time('created_at').notNull(),
  changedAt: time('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
  version: integer().notNull().default(1),
})

export const promotionCode = pgTable('promotion_code', {
  code: text().primaryKey(),
  promotionId: integer('promotion_id').notNull(),
  batch: text().notNull(),
  createdAt: time('created_at').notNull(),
})

export const promotionRedemption = pgTable(
  'promotion_redemption',
  {
    promotionId: integer('promotion_id').notNull(),
    orderId: uuid('order_id').notNull(),
    code: text(),
    isSingleUse: boolean('is_single_use').notNull(),
    customerKey: text('customer_key'),
    amountCents: integer('amount_cents').notNull(),
    status: text({ enum: ['held', 'used', 'released'] }).notNull(),
    heldAt: time('held_at').notNull(),
    settledAt: time('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.promotionId] })],
)
