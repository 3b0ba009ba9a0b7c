import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { listUnlogged, markLogged } from './privacy.store.ts'

/**
 * Appends erasures to a file that is kept with the backups: a backup restored to any minute does not know the erasures after
 * it, and `ops privacy reapply` reads them from there. A line is on disk before its row says so, so that a line may come
 * twice, which changes nothing, and none is missing. An empty `file` is none.
 */
export function createErasureLog({ db, clock, file }: { db: Database; clock: Clock; file: string }) {
  return async (): Promise<void> => {
    const rows = file === '' ? [] : await listUnlogged(db)
    if (rows.length === 0) return
    await mkdir(dirname(file), { recursive: true })
    const log = await open(file, 'a', 0o600)
    try {
      await log.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
      await log.sync()
    } finally {
      await log.close()
    }
    await markLogged(
      db,
      rows.map(({ id }) => id),
      clock.now(),
    )
  }
}
