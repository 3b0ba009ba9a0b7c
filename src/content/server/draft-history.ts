import type { Transaction } from '#src/platform/database/database.ts'
import type { VersionRow } from './content.store.ts'
import { hasKeptVersion } from './content-admin.store.ts'

/** A draft older than this is kept before it is written over, in milliseconds. */
const keptAfterMs = 600_000
/** People who take turns leave no more than one draft in this time. */
const turnsMs = 60_000

/**
 * Whether a draft stays as a row before a save writes over it: when another person takes it over, and when it was begun ten minutes
 * ago. Two who write at the same time take turns with every save, and leave a row a minute.
 */
export async function isWorthKeeping(tx: Transaction, draft: VersionRow, by: string, now: Date): Promise<boolean> {
  const age = now.getTime() - (draft.begunAt ?? draft.createdAt).getTime()
  if (age >= keptAfterMs) return true
  if (draft.createdBy === by) return false
  return age >= turnsMs || !(await hasKeptVersion(tx, draft.contentId, draft.language))
}
