import type { RetentionRule } from './retention.ts'

/** Retention rules of the platform's own tables. */
export const platformRetention: readonly RetentionRule[] = [
  { table: 'cache_event', since: 'created_at', days: 1, reason: 'every process that still runs has read them' },
  { table: 'idempotency_key', since: 'created_at', days: 1, reason: 'nobody repeats a request later (C-1)' },
  { table: 'rate_limit', since: 'ends_at', days: 0, reason: 'the time it counted in is over' },
  {
    table: 'outbox_mail',
    since: 'created_at',
    days: 30,
    only: `ephemeral and recipient <> ''`,
    erase: `recipient = '', subject = '', html = '', text = '', unsubscribe_url = null, last_error = null`,
    reason: 'could not be sent, and is of no use later',
  },
  {
    table: 'outbox_mail',
    since: 'created_at',
    days: 90,
    only: `status in ('sent', 'failed', 'dropped') and recipient <> ''`,
    erase: `recipient = '', subject = '', html = '', text = '', unsubscribe_url = null, last_error = null`,
    reason: 'nobody asks any more what was sent; the row stays, so that it is never sent twice',
  },
  {
    table: 'outbox_mail',
    since: 'created_at',
    days: 2 * 365,
    only: `status in ('sent', 'failed', 'dropped')`,
    reason: 'what it was about cannot happen again',
  },
]
