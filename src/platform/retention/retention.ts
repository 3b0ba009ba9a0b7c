import { sql } from 'drizzle-orm'
import { keepAuditMonths } from '../audit/audit.store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { levelOfRetry } from '../database/errors.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../logging.ts'
import { retentionQueue } from './retention-queue.ts'

/** How long rows of one kind are kept, and why. All fields but `reason` are SQL of ours. */
export interface RetentionRule {
  table: string
  /** The start of a row's age: a column, or an expression over the row. */
  since: string
  days: number
  /** Selects the rows of the rule; all when left out. */
  only?: string
  /**
   * Columns that are erased, `email = null`; without it the whole row is deleted. `only` must exclude rows that are erased
   * already.
   */
  erase?: string
  reason: string
}

const hourly = '23 * * * *'
const batchSize = 1_000
const dayMs = 86_400_000

export interface RetentionDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'error' | 'info' | 'warn'>
  rules: readonly RetentionRule[]
}

/** Removes rows whose retention period is over, once an hour in one of the processes. */
export function createRetention({ db, clock, log, rules }: RetentionDeps) {
  /** Works in batches, so that no other query waits for long; rows that others have locked are left for the next run. */
  async function apply({ table, since, days, only = 'true', erase }: RetentionRule): Promise<number> {
    const before = new Date(clock.now().getTime() - days * dayMs).toISOString()
    const due = sql`ctid = any(array(select ctid from ${sql.raw(table)}
      where ${sql.raw(since)} < ${before}::timestamptz and (${sql.raw(only)}) limit ${batchSize} for update skip locked))`
    const change =
      erase === undefined
        ? sql`delete from ${sql.raw(table)} where ${due}`
        : sql`update ${sql.raw(table)} set ${sql.raw(erase)} where ${due}`
    for (let total = 0; ;) {
      const { rowCount } = await db.execute(change)
      total += rowCount ?? 0
      if ((rowCount ?? 0) < batchSize) return total
    }
  }

  /** Returns how many rows each rule removed; a rule that fails does not stop the others. */
  async function run(): Promise<number[]> {
    const counts: number[] = []
    for (const rule of rules) {
      const { table, reason } = rule
      try {
        const rows = await apply(rule)
        counts.push(rows)
        if (rows > 0) log.info({ table, rows, reason }, 'kept long enough')
      } catch (error) {
        counts.push(0)
        log[levelOfRetry(error)]({ err: error, table, reason }, 'retention failed, will be tried again')
      }
    }
    return counts
  }

  return {
    run,
    registerWork: (jobs: Pick<Jobs, 'schedule'>): void =>
      jobs.schedule(retentionQueue, hourly, async () => {
        await run()
        await keepAuditMonths(db)
      }),
  }
}
