import type { Language } from '#src/common/locale.ts'
import { createBatchedCounts } from '#src/platform/batched-counts.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import { addHits, type RedirectHits } from './redirect.store.ts'

/** Counts the visitors of each redirect. */
export function createRedirectHits(deps: { db: Database; clock: Clock; log: Pick<Log, 'warn'> }) {
  const { count, flush, stop } = createBatchedCounts<RedirectHits>({
    log: deps.log,
    waitMs: 2_000,
    add: (earlier, later) => ({ ...later, count: earlier.count + later.count }),
    write: (hits) => addHits(deps.db, hits),
  })
  return {
    /** Someone was sent on from here. */
    note: (language: Language, fromPath: string): void =>
      count(`${language} ${fromPath}`, { language, fromPath, count: 1, at: deps.clock.now() }),
    flush,
    stop,
  }
}
