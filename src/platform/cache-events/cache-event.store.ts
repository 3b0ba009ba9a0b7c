import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { cacheEvent } from './cache-event.tables.ts'

export async function insertEvent(tx: Transaction, tags: readonly string[]): Promise<void> {
  await tx.insert(cacheEvent).values({ tags: [...tags], transactionId: sql`pg_current_xact_id()` })
}

/** How far a process has read the events. */
export interface Position {
  /** The oldest transaction that was still open: no event with a lower number can appear any more. */
  transactionId: string
  /** Events of that transaction and later ones that were already read. */
  seen: ReadonlySet<string>
}

export interface Events {
  tags: string[]
  /** Age of the oldest event among those that are new, in seconds; null: none is. */
  oldestSeconds: number | null
  position: Position
}

/**
 * The tags of all events committed since `since`, each event once, whatever order the transactions committed in. null
 * stands for "from now on".
 */
export async function listEvents(db: Executor, since: Position | null): Promise<Events> {
  // One statement, so that the horizon and the rows belong to the same snapshot.
  const { rows } = await db.execute<{
    horizon: string
    id: string | null
    tags: string[] | null
    open: boolean | null
    seconds: number | null
  }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, event.id::text as id, event.tags,
           extract(epoch from clock_timestamp() - event.created_at)::float8 as seconds,
           event.transaction_id >= pg_snapshot_xmin(pg_current_snapshot()) as open
    from (select) as always
    left join ${cacheEvent} as event
      on event.transaction_id >= ${since === null ? sql`pg_snapshot_xmin(pg_current_snapshot())` : sql`${since.transactionId}::xid8`}`)
  const tags = new Set<string>()
  const seen = new Set<string>()
  let oldestSeconds: number | null = null
  for (const row of rows) {
    if (row.id === null) continue
    if (since !== null && !since.seen.has(row.id)) {
      row.tags?.forEach((tag) => tags.add(tag))
      oldestSeconds = Math.max(oldestSeconds ?? 0, row.seconds ?? 0)
    }
    if (row.open === true) seen.add(row.id)
  }
  return { tags: [...tags], oldestSeconds, position: { transactionId: rows[0]?.horizon ?? '0', seen } }
}

/** A column of a hand-written statement: whether any event may have come since the position in `parameter`. */
export const hasEventsSince = (parameter: string): string =>
  `exists (select from cache_event where transaction_id >= ${parameter}::xid8)`

/** The position of a statement's own snapshot: the statement sees every transaction below it. */
export const positionOfSnapshot = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`
