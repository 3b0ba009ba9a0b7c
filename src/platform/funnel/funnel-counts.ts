import { shopDay } from '#src/common/working-days.ts'
import { createBatchedCounts } from '../batched-counts.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../logging.ts'
import { addSteps, type TakenSteps } from './funnel.store.ts'
import type { FunnelStep } from './funnel.tables.ts'

const waitMs = 60_000

/** Counts steps towards an order by day. Nothing of a request is kept, so that no visitor need be asked. */
export function createFunnelCounts({ db, clock, log }: { db: Database; clock: Clock; log: Pick<Log, 'warn'> }) {
  const counts = createBatchedCounts<TakenSteps>({
    log,
    waitMs,
    add: (earlier, later) => ({ ...later, taken: earlier.taken + later.taken }),
    write: (all) => addSteps(db, all),
  })
  return {
    /** Counts in memory, and never fails. */
    count: (step: FunnelStep): void => {
      const day = shopDay(clock.now())
      counts.count(`${day} ${step}`, { day, step, taken: 1 })
    },
    flush: counts.flush,
    /** Writes what is left. */
    stop: counts.stop,
  }
}
