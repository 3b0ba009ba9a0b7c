import type { ForATime } from '#src/common/valid-time.ts'
import { earliest } from '../sellable.ts'

/** What operators have decided about lists, at a moment. */
export interface DecidedLists {
  /** Keys of the lists about which something else was decided the other time. */
  changedSince(before: DecidedLists): string[]
  /** When a decision begins or ends next; null: none does. */
  changesAt: Date | null
  /** What holds for each list, by its key. */
  described: ReadonlyMap<string, string>
}

/** `rows`: all decisions, also those that hold another time. */
export const decidedLists = (
  rows: readonly ForATime[],
  described: ReadonlyMap<string, string>,
  now: Date,
): DecidedLists => ({
  changedSince: (before) =>
    [...new Set([...described.keys(), ...before.described.keys()])].filter(
      (key) => described.get(key) !== before.described.get(key),
    ),
  changesAt: earliest(
    rows.flatMap(({ validFrom, validTo }) => [validFrom, validTo]),
    now,
  ),
  described,
})
