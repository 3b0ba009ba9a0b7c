import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { LocationDraft } from './location-draft.ts'
import { findLocationVersion, listLocationDrafts, writeLocations } from './location.store.ts'

/** Cache tag of everything that shows places. */
export const locationsTag = 'locations'

/** Writes places as given; the cache event follows with the commit. `tx` must come from `inTransaction`. */
export async function saveLocations(
  tx: Transaction,
  drafts: readonly LocationDraft[],
  at: Date,
  by: string,
): Promise<void> {
  await writeLocations(tx, drafts, at, by)
  if (drafts.length > 0) await emitCacheEvent(tx, [locationsTag])
}

/** The same inside a savepoint: the code that opened the transaction must emit the tag. */
export const putLocations = writeLocations

/** Finds places by their codes; unknown ones are absent. Null: all. */
export const findLocations = listLocationDrafts
export { findLocationVersion }
