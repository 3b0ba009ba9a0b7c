import { requestLifeDays } from '#src/products/contract/restock.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import { pendingEmailDays, rejectedDays } from '#src/reviews/contract/limits.ts'
import { searchLogDays } from '#src/search/contract/limits.ts'

const year = 365

/**
 * Everything that is kept for a time only: which rows, how long, why. What is in no line here is kept until somebody removes
 * it. One scheduled job does them all (`platform/retention`), and drops what is audited month by month (`platform/audit`).
 */
export const retentionRules: readonly RetentionRule[] = [
  {
    ...{ table: 'cache_event', since: 'created_at', days: 1 },
    reason: 'every process that still runs has read them',
  },
  {
    ...{ table: 'idempotency_key', since: 'created_at', days: 1 },
    reason: 'nobody repeats a request later (C-1)',
  },
  {
    ...{ table: 'payment_redirect', since: 'expires_at', days: 0 },
    reason: 'the way to the bank’s page is closed',
  },
  {
    ...{ table: 'payment_return', since: 'expires_at', days: 0 },
    reason: 'what the bank’s page posted opens nothing any more',
  },
  {
    ...{ table: 'identity_payload', since: 'expires_at', days: 0 },
    reason: 'codes, grants, sessions and interactions that are over',
  },
  {
    ...{ table: 'signing_key', since: 'ends_at', days: 0 },
    reason: 'the last token it has signed is over',
  },
  {
    ...{ table: 'rate_limit', since: 'ends_at', days: 0 },
    reason: 'the time it counted in is over',
  },
  {
    ...{ table: 'content_preview', since: 'expires_at', days: 1 },
    reason: 'the token opens nothing any more',
  },
  {
    ...{ table: 'cart', since: 'updated_at', days: 90 },
    only: `status <> 'InCheckout' and not exists (select from shop_order where cart_id = cart.id)`,
    reason: 'nobody comes back for it (C-13)',
  },
  {
    // The row stays: its order refers to it.
    ...{ table: 'cart', since: 'updated_at', days: 90 },
    only: `status <> 'InCheckout' and (shipping_address is not null or billing_address is not null or greeting <> '')`,
    erase: `shipping_address = null, billing_address = null, greeting = ''`,
    reason: 'the order has its own copy',
  },
  {
    ...{ table: 'cart_line', since: '(select updated_at from cart where id = cart_id)', days: 90 },
    only: `(select status from cart where id = cart_id) <> 'InCheckout'`,
    reason: 'the order has its own copy',
  },
  {
    ...{ table: 'webhook_inbox', since: 'processed_at', days: 90 },
    reason: 'the provider repeats an event for a month at most',
  },
  {
    ...{ table: 'outbox_mail', since: 'created_at', days: 30 },
    only: `ephemeral and recipient <> ''`,
    erase: `recipient = '', subject = '', html = '', text = '', last_error = null`,
    reason: 'could not be sent, and is of no use later',
  },
  {
    ...{ table: 'outbox_mail', since: 'created_at', days: 90 },
    only: `status in ('sent', 'failed') and recipient <> ''`,
    erase: `recipient = '', subject = '', html = '', text = '', last_error = null`,
    reason: 'nobody asks any more what was sent; the row stays, so that it is never sent twice',
  },
  {
    ...{ table: 'outbox_mail', since: 'created_at', days: 2 * year },
    only: `status in ('sent', 'failed')`,
    reason: 'what it was about cannot happen again',
  },
  {
    ...{ table: 'consent_log', since: 'created_at', days: 2 * year },
    reason: 'a choice counts for a year, and can be asked about for another',
  },
  {
    ...{ table: 'search_log', since: 'day', days: searchLogDays },
    reason: 'a season is enough to see what is looked for',
  },
  {
    ...{ table: 'restock_request', since: 'created_at', days: requestLifeDays },
    reason: 'nobody could be told within a year',
  },
  {
    ...{ table: 'review', since: 'submitted_at', days: pendingEmailDays },
    only: `status = 'pending' and email is not null`,
    erase: 'email = null',
    reason: 'nobody decided in time',
  },
  {
    ...{ table: 'review', since: 'decided_at', days: rejectedDays },
    only: `status = 'rejected'`,
    reason: 'the writer can no longer ask why',
  },
  {
    ...{ table: 'catalogue_import', since: 'updated_at', days: 90 },
    only: `status in ('done', 'failed', 'cancelled')`,
    reason: 'a report is read soon or never; its file goes with it',
  },
  {
    ...{ table: 'catalogue_import', since: 'updated_at', days: 1 },
    only: `status = 'receiving'`,
    reason: 'whoever sent it went away before all of it was there',
  },
]
