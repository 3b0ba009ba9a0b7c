import { sql } from 'drizzle-orm'
import { keepAuditMonths } from '../audit/audit.store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../logging.ts'
import { retentionQueue } from './retention-queue.ts'

/** How long rows of one kind are kept, and why. All but `reason` are SQL of ours. */
export interface RetentionRule {
  table: string
  /** What a row's age is counted from: a column, or an expression over the row. */
  since: string
  days: number
  /** Rows this is about; all when left out. */
  only?: string
  /** What is erased of the row, `email = null`; without it the whole row goes. `only` must leave out what is erased already. */
  erase?: string
  reason: string
}

const hourly = '23 * * * *'
const batchSize = 1_000
const dayMs = 86_400_000

export interface RetentionDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'error' | 'info'>
  rules: readonly RetentionRule[]
}

/** Removes what has been kept long enough, once an hour in one of the processes. */
export function createRetention({ db, clock, log, rules }: RetentionDeps) {
  /** A batch at a time, so that nobody waits for long behind it; rows that others hold are left for the next time. */
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

  /** How many rows of each rule went; one that fails does not keep the others from their turn. */
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
        log.error({ err: error, table, reason }, 'retention failed, will be tried again')
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
