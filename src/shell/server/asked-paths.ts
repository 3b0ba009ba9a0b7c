import { shopDay } from '#src/common/working-days.ts'
import { createBatchedCounts } from '#src/platform/batched-counts.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import { addAsked, type AskedPath, listMostAsked } from './asked-path.store.ts'

const waitMs = 5 * 60_000
/** Paths of one writing: crawlers ask for every page once, and those counts say nothing. */
const writtenAtOnce = 100
/** Pages that a process renders before it takes requests. */
const warmedPages = 50
const longestPath = 500

/** Counts which pages are asked for, and lists the most asked ones for a process that starts. */
export function createAskedPaths({ db, clock, log }: { db: Database; clock: Clock; log: Pick<Log, 'warn'> }) {
  const counts = createBatchedCounts<AskedPath>({
    log,
    waitMs,
    add: (earlier, later) => {
      earlier.asked += later.asked
      return earlier
    },
    write: (all) => {
      const most = all.toSorted((a, b) => b.asked - a.asked).slice(0, writtenAtOnce)
      return addAsked(db, shopDay(clock.now()), most)
    },
  })
  return {
    /** Counts a page that everyone gets alike. */
    count(path: string): void {
      if (path.length <= longestPath) counts.count(path, { path, asked: 1 })
    },
    list: () => listMostAsked(db, warmedPages),
    flush: counts.flush,
    stop: counts.stop,
  }
}

export const askedPathsRetention: readonly RetentionRule[] = [
  { table: 'asked_path', since: 'day', days: 3, reason: 'what is asked for changes' },
]
