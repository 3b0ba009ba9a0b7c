import type { PersonalData } from '../personal-data/person.ts'

const boss = (table: string, purpose: string) =>
  ({ table: `jobs.${table}`, purpose, period: 'kept by the job library as long as it needs it', basis: null }) as const

/** A job's payload holds ids of ours; its error text may quote more. */
const namesThem = `exists (select from unnest(:emails) e where strpos(lower(data::text || coalesce(output::text, '')), e) > 0)`
const isOver = `state in ('completed', 'cancelled', 'failed') or name like '%.dead'`

/** The purposes of the platform's own tables. */
export const platformData: PersonalData = {
  entries: [
    { table: 'schema_migration', purpose: 'Which migrations have run', period: 'for good', basis: null },
    { table: 'setting', purpose: 'Settings of the shop', period: 'for good', basis: null },
    { table: 'ui_text', purpose: 'Words of the site that staff have changed', period: 'for good', basis: null },
    {
      table: 'funnel_day',
      purpose: 'How often each step towards an order was taken on a day, without a word of who took it',
      period: 'for good',
      basis: null,
    },
    { table: 'cache_event', purpose: 'What processes must forget from their memory', period: null, basis: null },
    {
      table: 'idempotency_key',
      purpose: 'Answers to calls that may be repeated, so that nothing is done twice',
      period: null,
      basis: 'contract',
      title: null,
      whose: 'owner_id = any(:owners)',
      erase: 'delete',
      stays: ['scope', 'key', 'request_hash'],
    },
    {
      table: 'rate_limit',
      purpose: 'How often something was tried, by network and by keyed hash of an address',
      period: null,
      basis: 'legitimate-interest',
      title: null,
      whose: null,
      erase: null,
      erasing: 'cannot be told whose it is; gone within a day',
      stays: ['key'],
    },
    {
      table: 'outbox_mail',
      purpose: 'Mails to be sent, and those that were, each once',
      period: null,
      basis: 'contract',
      title: { fi: 'Sinulle lähetetyt viestit', sv: 'Meddelanden som skickats till dig', en: 'Mails sent to you' },
      // Mails about an order have its id in their key, and may have gone to another address than the account's.
      whose: `lower(recipient) = any(:emails) or split_part(dedup_key, ':', 2) = any(:orders::text[])`,
      hidden: ['dedup_key', 'last_error', 'html', 'claimed_at', 'attempts', 'ephemeral'],
      erase: 'delete',
    },
    {
      table: 'audit_entry',
      purpose: 'Who has changed what: staff, jobs, and customers’ own steps about safety and privacy',
      period: 'two years, dropped month by month',
      basis: 'legal-obligation',
      title: { fi: 'Tilin tapahtumat', sv: 'Händelser på kontot', en: 'What was done to the account' },
      whose: `subject_kind = 'account' and subject_id = any(:ids)`,
      hidden: ['id', 'actor', 'subject_id', 'subject_kind'],
      erase: null,
      erasing: 'nothing: it holds references only, no names, addresses or words of a person',
      stays: ['actor_kind', 'actor', 'command', 'subject_kind', 'subject_id', 'before', 'after'],
    },
    {
      table: 'jobs.job',
      purpose: 'Work that waits, and for a week what was done; ids of ours, and what went wrong',
      period: 'seven days after it was done, fourteen where nobody did it',
      basis: 'contract',
      title: null,
      whose: `(${namesThem}) or ((${isOver}) and exists (select from unnest(:ids) i where strpos(data::text || coalesce(output::text, ''), i) > 0))`,
      erase: 'delete',
      stays: ['name', 'state', 'singleton_key', 'group_id', 'group_tier', 'dead_letter', 'policy', 'source_name'],
    },
    boss('version', 'Version of the job library’s tables'),
    boss('queue', 'The queues there are'),
    boss('schedule', 'What is done again and again'),
    boss('subscription', 'Unused part of the job library'),
    boss('bam', 'The job library’s own upkeep'),
    boss('warning', 'The job library’s own warnings'),
    boss('job_dependency', 'Unused part of the job library'),
    boss('queue_stats', 'How many jobs each queue has done'),
  ],
}
