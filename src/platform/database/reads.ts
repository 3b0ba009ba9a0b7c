import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Log } from '#src/platform/logging.ts'
import type { Database, DatabaseHandle, Executor } from './database.ts'
import { databaseError, isUnavailable } from './errors.ts'
import { readWalPosition } from './wal-position.store.ts'

/*
 * Reads that need not see the last moment: lists in memory, sitemaps, feeds, exports. They go to a replica as long as it is close
 * behind, and else to the primary. What caches them reads its cache events by the same handle: after the primary’s it would
 * read the state of before from the replica, and keep it.
 */

export interface Reads {
  /** For stores. Its type keeps it out of `inTransaction`, and so from writing. */
  db: Executor
  /** The database that is read now, for a transaction that sees one state. */
  current: () => Database
  /** Changes with the server that is read: the next may be behind the one before. */
  route: () => number
  isOnReplica: () => boolean
  /** Waits a moment for the replica to prove that it is close behind. */
  start: () => Promise<void>
  stop: () => Promise<void>
}

export interface ReadsOptions {
  primary: Database
  replica: DatabaseHandle
  /** How far behind the replica may be; it is read again at half of it. */
  maxLagMs: number
  log: Pick<Log, 'info' | 'warn'>
}

const lookMs = 1_000
const proofMs = 3_000
/** Marks beyond this number are of a replica that is too late anyway. */
const maxMarks = 1_000

/** Everything is read from the one database there is. */
export const readsOf = (db: Database): Reads => ({
  db,
  current: () => db,
  route: () => 0,
  isOnReplica: () => false,
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
})

export function openReads({ primary, replica, maxLagMs, log }: ReadsOptions): Reads {
  let isOnReplica = false
  let route = 0
  let isForeign = false
  /** Places in the primary's log with their times, beginning with the last one that the replica has. */
  let marks: { at: number; position: bigint }[] = []
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  function turn(next: boolean, why: object): void {
    if (isOnReplica === next) return
    isOnReplica = next
    route += 1
    if (next) log.info(why, 'lists, feeds and exports are read from the replica')
    else log.warn(why, 'lists, feeds and exports are read from the primary')
  }

  /** Milliseconds by which the replica is behind at most; while the primary is away there is nothing newer. */
  async function measureLag(): Promise<number | null> {
    const at = performance.now()
    const written = await readWalPosition(primary).catch(() => null)
    const replayed = await readWalPosition(replica.db)
    if (written === null) return null
    if (written.history !== replayed.history) {
      if (!isForeign) log.warn({}, 'READ_DATABASE_URL leads to no replica of DATABASE_URL as it is now: it is not read')
      isForeign = true
      marks = []
      return Infinity
    }
    isForeign = false
    marks.push({ at, position: written.at })
    const last = marks.findLastIndex(({ position }) => position <= replayed.at)
    if (last > 0) marks = marks.slice(last)
    if (marks.length > maxMarks) marks.splice(1, 1)
    return last < 0 ? Infinity : performance.now() - (marks[0]?.at ?? at)
  }

  async function look(): Promise<void> {
    try {
      const lagMs = await measureLag()
      if (lagMs === null) return
      if (lagMs > maxLagMs) turn(false, { lagMs: Math.round(lagMs) })
      else if (lagMs <= maxLagMs / 2) turn(true, { lagMs: Math.round(lagMs) })
    } catch (error) {
      turn(false, { err: error })
    }
  }

  const lookOnce = (): Promise<void> => (looking ??= look().finally(() => (looking = null)))

  async function ask(...asked: unknown[]): Promise<unknown> {
    const on = (pool: pg.Pool) => (pool.query.bind(pool) as (...given: unknown[]) => unknown)(...asked) // of many overloads
    if (!isOnReplica) return on(primary.$client)
    try {
      return await on(replica.db.$client)
    } catch (error) {
      // Replay ends a statement that is in its way; the next sees the state after it.
      if (databaseError(error)?.code === '40001') return on(replica.db.$client)
      if (!isUnavailable(error)) throw error
      turn(false, { err: error })
      return on(primary.$client)
    }
  }

  const routed = Object.create(primary.$client) as pg.Pool // with another `query`
  routed.query = ask as typeof routed.query
  return {
    db: drizzle({ client: routed }),
    current: () => (isOnReplica ? replica.db : primary),
    route: () => route,
    isOnReplica: () => isOnReplica,
    async start() {
      for (const end = performance.now() + proofMs; ; await sleep(lookMs / 10)) {
        await lookOnce()
        if (isOnReplica || isForeign || performance.now() > end) break
      }
      if (!isOnReplica) log.warn({}, 'the replica is away or too late: everything is read from the primary for now')
      timer = setInterval(() => void lookOnce(), lookMs).unref()
    },
    async stop() {
      clearInterval(timer)
      await looking
      await replica.close()
    },
  }
}
