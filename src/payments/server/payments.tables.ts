import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { attemptStatuses } from '../rules/attempt-states.ts'
import { modificationStatuses } from '../rules/payment-ledger.ts'
import type { RefundedLine } from '../rules/refund.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const paymentAttempt = pgTable('payment_attempt', {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  number: integer().notNull(),
  merchantReference: text('merchant_reference').notNull().unique(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  amountCents: integer('amount_cents').notNull(),
  currency: text().notNull().default('EUR'),
  status: text({ enum: attemptStatuses }).notNull(),
  pspReference: text('psp_reference').unique(),
  resultCode: text('result_code'),
  refusalKey: text('refusal_key'),
  createdAt: time('created_at').notNull(),
  /** When we requested its cancellation: whatever its outcome, it does not pay the order. */
  cancelledAt: time('cancelled_at'),
  decidedAt: time('decided_at'),
})

export const paymentReversal = pgTable('payment_reversal', {
  id: uuid().primaryKey().defaultRandom(),
  attemptId: uuid('attempt_id').notNull(),
  orderId: uuid('order_id').notNull(),
  pspReference: text('psp_reference').notNull().unique(),
  amountCents: integer('amount_cents').notNull(),
  reason: text().notNull(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  status: text({ enum: ['requested', 'accepted', 'confirmed'] }).notNull(),
  createdAt: time('created_at').notNull(),
  acceptedAt: time('accepted_at'),
  confirmedAt: time('confirmed_at'),
})

export const paymentCapture = pgTable('payment_capture', {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  attemptId: uuid('attempt_id').notNull(),
  /** The provider's reference of the payment; `pspReference`, set once the provider has accepted it, is the capture's. */
  paymentReference: text('payment_reference').notNull(),
  pspReference: text('psp_reference').unique(),
  amountCents: integer('amount_cents').notNull(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  status: text({ enum: modificationStatuses }).notNull(),
  createdAt: time('created_at').notNull(),
  acceptedAt: time('accepted_at'),
  decidedAt: time('decided_at'),
})

export const paymentRefund = pgTable('payment_refund', {
  id: uuid().primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  /** Null where all of it goes to the gift card. */
  attemptId: uuid('attempt_id'),
  paymentReference: text('payment_reference'),
  /** The provider's reference of the refund, once it has accepted it. */
  pspReference: text('psp_reference').unique(),
  cardCents: integer('card_cents').notNull(),
  giftCardCents: integer('gift_card_cents').notNull(),
  lines: jsonb().$type<RefundedLine[]>().notNull(),
  shippingCents: integer('shipping_cents').notNull(),
  otherCents: integer('other_cents').notNull(),
  reason: text().notNull(),
  /** The statement of withdrawal that it refunds; each is refunded once. */
  withdrawalReference: text('withdrawal_reference').unique(),
  isRestocked: boolean('is_restocked').notNull().default(false),
  /** Its sum lowers the capture, and no refund is requested of the provider. */
  lowersCapture: boolean('lowers_capture').notNull().default(false),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  status: text({ enum: modificationStatuses }).notNull(),
  createdAt: time('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  acceptedAt: time('accepted_at'),
  decidedAt: time('decided_at'),
})

export const webhookInbox = pgTable('webhook_inbox', {
  id: uuid().primaryKey().defaultRandom(),
  pspReference: text('psp_reference').notNull(),
  eventCode: text('event_code').notNull(),
  success: boolean().notNull(),
  merchantReference: text('merchant_reference').notNull(),
  originalReference: text('original_reference').notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  item: jsonb().$type<Record<string, unknown>>().notNull(),
  receivedAt: time('received_at').notNull(),
  processedAt: time('processed_at'),
  outcome: text(),
})

export const paymentRedirect = pgTable('payment_redirect', {
  tokenHash: text('token_hash').primaryKey(),
  orderNumber: text('order_number').notNull(),
  attemptId: uuid('attempt_id').notNull(),
  url: text().notNull(),
  method: text({ enum: ['GET', 'POST'] }).notNull(),
  fields: jsonb().$type<Record<string, string>>().notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
})

export const paymentReturn = pgTable('payment_return', {
  tokenHash: text('token_hash').primaryKey(),
  details: jsonb().$type<Record<string, string>>().notNull(),
  expiresAt: time('expires_at').notNull(),
})
