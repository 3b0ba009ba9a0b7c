import { sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import type { Period } from '#src/platform/resources/report.ts'
import type { EntryKind } from '../rules/ledger.ts'

export interface Movement extends Record<string, unknown> {
  kind: EntryKind
  /** Before the period, and in it. */
  beforeCents: number
  cents: number
}

/** What the ledgers of all cards say up to the end of a period, by kind. */
export async function listMovements(executor: Executor, { begin, end }: Period): Promise<Movement[]> {
  const from = sql`${begin.toISOString()}::timestamptz`
  const { rows } = await executor.execute<Movement>(sql`
    select kind, coalesce(sum(amount_cents) filter (where at < ${from}), 0)::float8 as "beforeCents",
      coalesce(sum(amount_cents) filter (where at >= ${from}), 0)::float8 as cents
    from gift_card_entry where at < ${end.toISOString()}::timestamptz group by kind`)
  return rows
}
