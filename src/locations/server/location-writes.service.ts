import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { LocationDraft } from './location-draft.ts'
import { listLocationDrafts, writeLocations } from './location.store.ts'

/** Of whatever shows places. */
export const locationsTag = 'locations'

/** Writes places as they are now; what shows them hears of it with the commit. `tx` must come from `inTransaction`. */
export async function saveLocations(
  tx: Transaction,
  drafts: readonly LocationDraft[],
  at: Date,
  by: string,
): Promise<void> {
  await writeLocations(tx, drafts, at, by)
  if (drafts.length > 0) await emitCacheEvent(tx, [locationsTag])
}

/** The same in a savepoint: whoever opened the transaction tells of it, by the tag. */
export const putLocations = writeLocations

/** Places by their codes; unknown ones are absent. Null: all. */
export const findLocations = listLocationDrafts
