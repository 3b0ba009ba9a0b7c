import { isValidAt } from '#src/common/valid-time.ts'
import { type DecidedLists, decidedLists } from './decided-lists.ts'
import { listKey } from './merchandised-lists.ts'
import type { PromoPanelRow } from './promo-panel.store.ts'

/** The panel of every list at a moment. */
export interface ShownPanels extends DecidedLists {
  /** `category` null: the list of all products. Null: the list has none. */
  of(category: string | null): PromoPanelRow | null
}

/**
 * Of several panels of a list the one that began last is shown: one for a time lies over the one for good. Of those that began
 * together, the one written last. `rows`: in the order they were written.
 */
export function shownPanels(rows: readonly PromoPanelRow[], now: Date): ShownPanels {
  const active = rows.filter((row) => isValidAt(row, now)).toSorted((a, b) => +(a.validFrom ?? 0) - +(b.validFrom ?? 0))
  const shown = new Map(active.map((row) => [keyOf(row.categoryCode), row]))
  const described = new Map([...shown].map(([key, row]) => [key, JSON.stringify(row)]))
  return {
    of: (category) => shown.get(keyOf(category)) ?? null,
    ...decidedLists(rows, described, now),
  }
}

const keyOf = (category: string | null): string =>
  listKey(category === null ? { kind: 'all' } : { kind: 'category', code: category })
