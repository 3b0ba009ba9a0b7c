import { earliest } from '../sellable.ts'
import { listKey } from './merchandised-lists.ts'
import type { PromoPanelRow } from './promo-panel.store.ts'

/** The panel of every list at a moment. */
export interface ShownPanels {
  /** `category` null: the list of all products. Null: the list has none. */
  of(category: string | null): PromoPanelRow | null
  /** Keys of the lists that have another panel than the other time. */
  changedSince(before: ShownPanels): string[]
  /** When a panel begins or ends next; null: none does. */
  changesAt: Date | null
  /** What the panel of each list is, by the list's key. */
  described: ReadonlyMap<string, string>
}

/**
 * Of several panels of a list the one that began last is shown: one for a time lies over the one for good. Of those that began
 * together, the one written last. `rows`: in the order they were written.
 */
export function shownPanels(rows: readonly PromoPanelRow[], now: Date): ShownPanels {
  const active = rows
    .filter(({ validFrom, validTo }) => (validFrom === null || validFrom <= now) && (validTo === null || validTo > now))
    .toSorted((a, b) => +(a.validFrom ?? 0) - +(b.validFrom ?? 0))
  const shown = new Map(active.map((row) => [keyOf(row.categoryCode), row]))
  const described = new Map([...shown].map(([key, row]) => [key, JSON.stringify(row)]))
  return {
    of: (category) => shown.get(keyOf(category)) ?? null,
    changedSince: (before) =>
      [...new Set([...described.keys(), ...before.described.keys()])].filter(
        (key) => described.get(key) !== before.described.get(key),
      ),
    changesAt: earliest(
      rows.flatMap(({ validFrom, validTo }) => [validFrom, validTo]),
      now,
    ),
    described,
  }
}

const keyOf = (category: string | null): string =>
  listKey(category === null ? { kind: 'all' } : { kind: 'category', code: category })
