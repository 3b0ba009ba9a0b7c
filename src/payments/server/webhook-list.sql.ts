import { type SQL, sql } from 'drizzle-orm'
import { byUuids, moment, money, stateChoice, text, type View, yesNo } from '#src/platform/resources/resource.ts'

/* The payment provider's events in the back office; the indexes of migration 0590 serve each order, filter and search. */

const column = (name: string): SQL => sql.raw(name)

const states = {
  waiting: { turn: 'waiting', is: `w.processed_at is null and w.received_at >= now() - interval '10 minutes'` },
  stuck: { turn: 'blocked', is: `w.processed_at is null and w.received_at < now() - interval '10 minutes'` },
  applied: { turn: 'done', is: `w.outcome = 'applied'` },
  ignored: { turn: 'over', is: `w.outcome = 'ignored'` },
  mismatch: { turn: 'blocked', is: `w.outcome = 'mismatch'` },
  unknown: { turn: 'blocked', is: `w.outcome = 'unknown'` },
} as const
const views: Readonly<Record<string, View>> = {
  all: { filter: {} },
  stuck: { filter: { status: ['stuck'] }, waits: true, since: 'receivedAt' },
  strange: { filter: { status: ['mismatch', 'unknown'] } },
}

export const webhookList = {
  name: 'webhooks',
  from: sql`webhook_inbox as w`,
  id: column('w.id'),
  byIds: byUuids(column('w.id')),
  sort: '-receivedAt',
  columns: ['receivedAt', 'eventCode', 'success', 'merchantReference', 'amountCents', 'status'],
  views,
  search: {
    from: 4,
    /** Our reference begins with the order's number. */
    where: (words: string): SQL =>
      sql`w.merchant_reference like ${`${words.toUpperCase().replaceAll(/[\\%_]/g, '\\$&')}%`}`,
  },
  fields: {
    receivedAt: moment(column('w.received_at'), { sorts: true, filters: true }),
    eventCode: text(column('w.event_code')),
    success: yesNo(column('w.success')),
    merchantReference: text(column('w.merchant_reference')),
    amountCents: money(column('w.amount_cents::float8')),
    status: stateChoice(states),
    processedAt: moment(column('w.processed_at')),
    pspReference: text(column('w.psp_reference')),
    originalReference: text(column('w.original_reference')),
  },
}
