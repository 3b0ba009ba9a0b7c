import type { Refusal } from '#src/common/errors.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { wrongTriesMax, wrongTriesMs } from '../contract/limits.ts'
import { countTries, deleteTries, insertTries, lockSubjects } from './gift-card-try.store.ts'

/**
 * Counts a try as wrong before it is known to be: a hundred at once get no further than five in a row. Null when one of the
 * subjects has had its tries. A try that turns out right is removed with `forgiveTry`.
 */
export const countTry = (db: Database, subjects: readonly string[], now: Date): Promise<number[] | null> =>
  inTransaction(db, async (tx) => {
    await lockSubjects(tx, subjects)
    const tries = await countTries(tx, subjects, new Date(now.getTime() - wrongTriesMs))
    return tries >= wrongTriesMax ? null : insertTries(tx, subjects, now)
  })

export const forgiveTry = (db: Database, taken: readonly number[]): Promise<void> => deleteTries(db, taken)

/** The response to a try that is no longer checked. It names the longest possible wait. */
export const tooManyTries = (key: string): Refusal => ({
  kind: 'message',
  status: 429,
  retryAfterSeconds: wrongTriesMs / 1000,
  key,
})
