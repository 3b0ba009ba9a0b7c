import { type Language, languages, localeTag, type Localized } from '#src/common/locale.ts'
import { type SortDirection, type SortKey, sortDirections, sortKeys } from '../contract/sorts.ts'

import { createBitset, hasBit, setBit } from './bitset.ts'

/** What a product's place in a list depends on. */
export interface SortableEntry {
  code: string
  /** Place in the standard order; equal places go by code. */
  position: number
  /** `2026-09-01` */
  newsDate: string
  names: Localized
  /** Price of the variation its card shows; null sorts last in both directions. */
  payableCents: number | null
}

export type Compare = (a: SortableEntry, b: SortableEntry) => number

/**
 * Compares by one sort key. Ties are left to the caller, who breaks them by code in every direction (C-7.9). News ascending
 * is newest first (C-0.23).
 */
export function comparison(by: SortKey, direction: SortDirection, language: Language): Compare {
  const sign = direction === 'asc' ? 1 : -1
  switch (by) {
    case 'standard':
      return (a, b) => sign * (a.position - b.position)
    case 'news':
      return (a, b) => sign * (a.newsDate < b.newsDate ? 1 : a.newsDate > b.newsDate ? -1 : 0)
    case 'price':
      return (a, b) => {
        if (a.payableCents === null || b.payableCents === null)
          return Number(a.payableCents === null) - Number(b.payableCents === null)
        return sign * (a.payableCents - b.payableCents)
      }
    case 'name': {
      const { compare } = new Intl.Collator(localeTag(language), { numeric: true })
      return (a, b) => {
        const [left, right] = [a.names[language], b.names[language]]
        return left === right ? 0 : sign * compare(left, right)
      }
    }
  }
}

/** The slots of a list model in every order that lists are asked for. */
export interface SlotOrders {
  get(by: SortKey, direction: SortDirection, language: Language): Int32Array
  /**
   * The caller reports a change just before an entry is added, changed or removed; `before` is the slot's content until then.
   */
  changed(slot: number, before: SortableEntry | null): void
  /** Sorts what has changed, one order after the other; `pause` lets others have a turn between them. */
  prepare(pause: () => Promise<void>): Promise<void>
}

interface Order {
  compare: Compare
  slots: Int32Array
}

/** Keeps the orders and sorts changes in at the next request: a burst of changes is sorted once. */
export function createSlotOrders(entries: readonly (SortableEntry | null)[]): SlotOrders {
  const orders = new Map<string, Order>()
  for (const by of sortKeys)
    for (const language of languages)
      for (const direction of sortDirections) {
        const key = keyOf(by, direction, language)
        orders.set(key, { compare: comparison(by, direction, language), slots: new Int32Array(0) })
      }
  /** Slots with what was in them when the orders were sorted. */
  const stale = new Map<number, SortableEntry | null>()
  /** What `prepare` has still to sort. */
  let preparing: Iterable<void> = []

  const entryAt = (slot: number): SortableEntry => entries[slot] as SortableEntry // orders hold only slots that are taken

  function* sortOrders(): Generator<void> {
    for (const order of orders.values()) {
      const moved = [...stale].filter(([slot, before]) => hasMoved(order, before, entries[slot] ?? null))
      if (moved.length > 0)
        order.slots = sortIn(
          order,
          moved.map(([slot]) => slot),
        )
      yield
    }
    stale.clear()
  }

  const hasMoved = ({ compare }: Order, before: SortableEntry | null, after: SortableEntry | null): boolean =>
    before === null || after === null ? before !== after : compare(before, after) !== 0

  /** Removes these slots from the order and inserts the occupied ones where they belong. */
  function sortIn({ slots, compare }: Order, moved: readonly number[]): Int32Array {
    const total = (a: number, b: number): number => {
      const [left, right] = [entryAt(a), entryAt(b)]
      return compare(left, right) || (left.code < right.code ? -1 : 1)
    }
    const gone = createBitset(entries.length)
    for (const slot of moved) setBit(gone, slot, true)
    const rest = new Int32Array(slots.length)
    let left = 0
    for (const slot of slots) if (!hasBit(gone, slot)) rest[left++] = slot
    const added = moved.filter((slot) => entries[slot] !== null).sort(total)
    const sorted = new Int32Array(left + added.length)
    let taken = 0
    for (const [index, slot] of added.entries()) {
      const place = placeOf(slot, rest, taken, left, total)
      sorted.set(rest.subarray(taken, place), taken + index)
      sorted[place + index] = slot
      taken = place
    }
    sorted.set(rest.subarray(taken, left), taken + added.length)
    return sorted
  }

  return {
    get(by, direction, language) {
      if (stale.size > 0) for (const _ of sortOrders());
      return orders.get(keyOf(by, direction, language))?.slots ?? new Int32Array(0)
    },
    changed(slot, before) {
      // A change in a pause: all orders have to be sorted by the same state.
      for (const _ of preparing);
      if (!stale.has(slot)) stale.set(slot, before)
    },
    async prepare(pause) {
      preparing = sortOrders()
      for (const _ of preparing) await pause()
    },
  }
}

/** The first place of those from `first` to `end` whose slot does not come before this one. */
function placeOf(
  slot: number,
  sorted: Int32Array,
  first: number,
  end: number,
  compare: (a: number, b: number) => number,
): number {
  while (first < end) {
    const middle = (first + end) >>> 1
    if (compare(sorted[middle] ?? 0, slot) < 0) first = middle + 1
    else end = middle
  }
  return first
}

const keyOf = (by: SortKey, direction: SortDirection, language: Language): string =>
  by === 'name' ? `${by} ${direction} ${language}` : `${by} ${direction}`
