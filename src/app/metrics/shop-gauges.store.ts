import { sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import type { GaugeDefinition, Reading } from '#src/platform/metrics/database-gauges.ts'

/** Seconds until an attempt to pay without an outcome is out of the ordinary: its order's time is over by then. */
const undecidedAfter = 2_400

export const shopGauges: readonly GaugeDefinition[] = [
  { name: 'shop_queue_waiting', help: 'Jobs that are due and wait, by queue', label: 'queue' },
  { name: 'shop_queue_active', help: 'Jobs that run, by queue', label: 'queue' },
  { name: 'shop_queue_oldest_seconds', help: 'How long the oldest of those due has waited, by queue', label: 'queue' },
  { name: 'shop_dead_letters', help: 'Jobs that failed for good, by the queue they came from', label: 'queue' },
  {
    name: 'shop_mails_unsent',
    help: 'Mails that have not left, by state (waiting, sending, failed, held)',
    label: 'state',
  },
  { name: 'shop_mails_oldest_unsent_seconds', help: 'Age of the oldest mail that should have left' },
  { name: 'shop_orders_held', help: 'Paid orders that wait for a person, by reason', label: 'reason' },
  { name: 'shop_order_tasks', help: 'Open tasks about orders, by kind', label: 'kind' },
  { name: 'shop_payments_undecided', help: 'Attempts to pay without an outcome after 40 minutes' },
  { name: 'shop_modifications_unanswered', help: 'Captures and refunds without an outcome', label: 'kind' },
  {
    name: 'shop_modifications_oldest_seconds',
    help: 'How long the oldest capture or refund has had no outcome, by kind',
    label: 'kind',
  },
  { name: 'shop_webhooks_waiting', help: 'Stored events of the payment provider that no job has worked on' },
  { name: 'shop_webhooks_oldest_seconds', help: 'How long the oldest of them has waited' },
  { name: 'shop_webhook_last_timestamp_seconds', help: 'When the last event of the payment provider came' },
  { name: 'shop_erasures_unlogged', help: 'Erasures of personal data that are not in the log next to the backups' },
  { name: 'shop_schema_version', help: 'Number of the last migration' },
  { name: 'shop_database_bytes', help: 'Size of the database' },
  { name: 'shop_wal_archived_timestamp_seconds', help: 'When the database last archived a piece of its log' },
  { name: 'shop_wal_archive_failing', help: '1 while the last try to archive failed' },
  { name: 'shop_standbys', help: 'Connected standbys, by kind (sync, quorum, potential, async)', label: 'kind' },
  { name: 'shop_replica_lag_seconds', help: 'How far a standby is behind, by its name', label: 'standby' },
]

/** Reads all of them in one statement. `isLogged`: erasures are written to a log. What has no rows is 0, or absent where a label names what there is. */
export async function readShopGauges(db: Executor, now: Date, isLogged = false): Promise<Reading[]> {
  const at = sql`${now}::timestamptz`
  const { rows } = await db.execute<{ name: string; label: string | null; value: string | number | null }>(sql`
    with job as (
      select name, state, start_after from jobs.job where state < 'active' or state = 'active'
    ), mail as (
      select status, created_at from outbox_mail where status <> 'sent'
    ), modification as (
      select 'capture' as kind, created_at from payment_capture where status in ('requested', 'accepted')
      union all select 'refund', created_at from payment_refund where status in ('requested', 'accepted') and card_cents > 0
    ), event as (
      select received_at from webhook_inbox where processed_at is null
    )
    select 'shop_queue_waiting' as name, name as label, count(*) filter (where state < 'active' and start_after <= now())::float8 as value
    from job where name not like '%.dead' group by name
    union all
    select 'shop_queue_active', name, count(*) filter (where state = 'active') from job where name not like '%.dead' group by name
    union all
    select 'shop_queue_oldest_seconds', name,
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)
    from job where name not like '%.dead' group by name
    union all
    select 'shop_dead_letters', regexp_replace(name, '\\.dead$', ''), count(*)
    from job where name like '%.dead' and state < 'active' group by name
    union all
    select 'shop_mails_unsent', state, count(mail.status)
    from unnest(array['waiting', 'sending', 'failed', 'held']) as state left join mail on mail.status = state group by state
    union all
    select 'shop_mails_oldest_unsent_seconds', null, coalesce(extract(epoch from ${at} - min(created_at)), 0)
    from mail where status <> 'held'
    union all
    select 'shop_orders_held', reason, count(*)
    from shop_order cross join unnest(hold_reasons) as reason where status = 'OnHold' group by reason
    union all
    select 'shop_order_tasks', kind, count(*) from order_task where done_at is null group by kind
    union all
    select 'shop_payments_undecided', null, count(*)
    from payment_attempt where decided_at is null and created_at < ${at} - make_interval(secs => ${undecidedAfter})
    union all
    select 'shop_modifications_unanswered', kind, count(created_at)
    from unnest(array['capture', 'refund']) as kind left join modification using (kind) group by kind
    union all
    select 'shop_modifications_oldest_seconds', kind, coalesce(extract(epoch from ${at} - min(created_at)), 0)
    from unnest(array['capture', 'refund']) as kind left join modification using (kind) group by kind
    union all
    select 'shop_webhooks_waiting', null, count(*) from event
    union all
    select 'shop_webhooks_oldest_seconds', null, coalesce(extract(epoch from ${at} - min(received_at)), 0) from event
    union all
    select 'shop_webhook_last_timestamp_seconds', null, coalesce(extract(epoch from max(received_at)), 0) from webhook_inbox
    union all
    select 'shop_erasures_unlogged', null, case when ${isLogged} then (select count(*) from erased_person where logged_at is null) end
    union all
    select 'shop_schema_version', null, max(substring(name from '^\\d+')::int) from schema_migration
    union all
    select 'shop_database_bytes', null, pg_database_size(current_database())
    union all
    select 'shop_wal_archived_timestamp_seconds', null, coalesce(extract(epoch from last_archived_time), 0) from pg_stat_archiver
    union all
    select 'shop_wal_archive_failing', null, coalesce((last_failed_time > coalesce(last_archived_time, '-infinity'))::int, 0)
    from pg_stat_archiver
    union all
    select 'shop_standbys', sync_state, count(*) from pg_stat_replication where sync_state is not null group by sync_state
    union all
    select 'shop_replica_lag_seconds', application_name, coalesce(extract(epoch from max(replay_lag)), 0)
    from pg_stat_replication where state is not null group by application_name`)
  return rows.flatMap(({ name, label, value }) => (value === null ? [] : [{ name, label, value: Number(value) }]))
}
