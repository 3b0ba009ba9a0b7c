import type { Language } from '#src/common/locale.ts'
import { languages } from '#src/common/locale.ts'
import { type SortDirection, type SortKey, sortDirections, sortKeys } from '../contract/sorts.ts'
import { byCode, type Compare, comparison, type SortableEntry } from './entry-order.ts'
import { compareByWords } from './word-ranks.ts'

/** Slots of a list model in every order it is asked for. An order is sorted once and then kept sorted, one slot at a time. */
export interface SlotOrders {
  /** Sorted when nobody asked before. Not to be kept: the next change may put another in its place. */
  get(by: SortKey, direction: SortDirection, language: Language): Int32Array
  /** The place of each slot in that order; of slots that are not taken nothing is said. */
  ranks(by: SortKey, direction: SortDirection, language: Language): Int32Array
  /** Sorts every order there is, handing over to `pause` between slices of work. */
  prepare(pause: () => Promise<void>): Promise<void>
  /** To be called before the entry of a slot changes or goes; `after` is null when it goes. */
  leaving(slot: number, before: SortableEntry, after: SortableEntry | null): void
  /** To be called after an entry has come into a slot; `before` is what was there. */
  arrived(slot: number, before: SortableEntry | null, after: SortableEntry): void
}

type Slots = Int32Array<ArrayBuffer>

interface Order {
  by: SortKey
  direction: SortDirection
  language: Language
  /** Total: equal entries go by code. */
  compare: Compare
  /** The first `length` count; the rest is room for more. */
  slots: Slots
  length: number
  /** The place of each slot; null until somebody asks. */
  ranks: Int32Array | null
}

/** Beyond so many changes nobody asked between, sorting anew costs less than moving each. */
const mostMoves = 500
/** Entries sorted or merged between two pauses: some milliseconds. */
const sliceSize = 1_000

export function createSlotOrders(entries: readonly (SortableEntry | null)[]): SlotOrders {
  const orders = new Map<string, Order>()
  let moves = 0

  const entryAt = (slot: number): SortableEntry => entries[slot] as SortableEntry // orders hold only slots that are taken

  const byEntry =
    (compare: Compare) =>
    (a: number, b: number): number =>
      compare(entryAt(a), entryAt(b))

  function byWords(language: Language): (a: number, b: number) => number {
    const compare = compareByWords(
      entries.map((entry) => entry?.names[language] ?? ''),
      language,
    )
    return (a, b) => compare(a, b) || byCode(entryAt(a), entryAt(b))
  }

  function taken(): Slots {
    const slots = new Int32Array(entries.length)
    let length = 0
    // Only what is there: an empty slot that equals every neighbour would leave the others unsorted.
    for (let slot = 0; slot < entries.length; slot++) if (entries[slot] !== null) slots[length++] = slot
    return slots.slice(0, length)
  }

  function orderFor(by: SortKey, direction: SortDirection, language: Language): Order {
    const key = keyOf(by, direction, language)
    let order = orders.get(key)
    if (order === undefined) {
      const compare = totalOrder(by, direction, language)
      const slots = taken().sort((a, b) => compare(entryAt(a), entryAt(b)))
      orders.set(key, (order = orderOf(by, direction, language, slots)))
    }
    return order
  }

  /** Where an entry stands, or would: the first place whose entry is not before it. */
  function placeOf(entry: SortableEntry, { slots, length, compare }: Order): number {
    let [from, to] = [0, length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (compare(entryAt(slots[middle] ?? 0), entry) < 0) from = middle + 1
      else to = middle
    }
    return from
  }

  function count(): boolean {
    if (++moves > mostMoves) orders.clear()
    return orders.size > 0
  }

  return {
    get(by, direction, language) {
      moves = 0
      const { slots, length } = orderFor(by, direction, language)
      return slots.subarray(0, length)
    },

    ranks(by, direction, language) {
      const order = orderFor(by, direction, language)
      if (order.ranks === null) {
        order.ranks = new Int32Array(entries.length)
        for (let place = 0; place < order.length; place++) order.ranks[order.slots[place] ?? 0] = place
      }
      return order.ranks
    },

    async prepare(pause) {
      for (const by of sortKeys) {
        for (const language of by === 'name' ? languages : languages.slice(0, 1)) {
          for (const direction of sortDirections) {
            const key = keyOf(by, direction, language)
            const compare = totalOrder(by, direction, language)
            const other = orders.get(keyOf(by, 'asc', language))
            const byName = comparison('name', 'asc', language)
            const areEqual = (a: number, b: number): boolean => byName(entryAt(a), entryAt(b)) === 0
            // Comparing names is dear: the way down is the way up, read backwards.
            const slots =
              by === 'name' && other !== undefined
                ? await backwards(other.slots, areEqual, pause)
                : await sortInSlices(taken(), by === 'name' ? byWords(language) : byEntry(compare), pause)
            orders.set(key, orderOf(by, direction, language, slots))
          }
        }
      }
    },

    leaving(slot, before, after) {
      if (!count()) return
      for (const [key, order] of orders) {
        if (after !== null && isSamePlace(order, before, after)) continue
        const at = placeOf(before, order)
        // Not where it should be: nothing is known of this order any more.
        if (order.slots[at] !== slot) orders.delete(key)
        else take(order, at)
      }
    },

    arrived(slot, before, after) {
      for (const order of orders.values())
        if (before === null || !isSamePlace(order, before, after)) insert(order, placeOf(after, order), slot)
    },
  }
}

function orderOf(by: SortKey, direction: SortDirection, language: Language, slots: Slots): Order {
  return {
    by,
    direction,
    language,
    compare: totalOrder(by, direction, language),
    slots,
    length: slots.length,
    ranks: null,
  }
}

function take(order: Order, at: number): void {
  order.slots.copyWithin(at, at + 1, order.length)
  order.length--
  order.ranks = null
}

function insert(order: Order, at: number, slot: number): void {
  if (order.length === order.slots.length) {
    const wider = new Int32Array(order.length + Math.max(64, order.length >>> 4))
    wider.set(order.slots)
    order.slots = wider
  }
  order.slots.copyWithin(at + 1, at, order.length)
  order.slots[at] = slot
  order.length++
  order.ranks = null
}

const keyOf = (by: SortKey, direction: SortDirection, language: Language): string =>
  by === 'name' ? `${by} ${direction} ${language}` : `${by} ${direction}`

function totalOrder(by: SortKey, direction: SortDirection, language: Language): Compare {
  const compare = comparison(by, direction, language)
  return (a, b) => compare(a, b) || byCode(a, b)
}

function isSamePlace({ by, language }: Order, before: SortableEntry, after: SortableEntry): boolean {
  switch (by) {
    case 'standard':
      return before.position === after.position
    case 'news':
      return before.newsDate === after.newsDate
    case 'price':
      return before.payableCents === after.payableCents
    case 'name':
      return before.names[language] === after.names[language]
  }
}

/** The reverse, but for equals, which keep the order among themselves. */
async function backwards(
  slots: Slots,
  areEqual: (a: number, b: number) => boolean,
  pause: () => Promise<void>,
): Promise<Slots> {
  const reversed = new Int32Array(slots.length)
  let [filled, end] = [0, slots.length]
  for (let start = slots.length - 1; start >= 0; start--) {
    if (start % sliceSize === 0) await pause()
    if (start > 0 && areEqual(slots[start - 1] ?? 0, slots[start] ?? 0)) continue
    reversed.set(slots.subarray(start, end), filled)
    filled += end - start
    end = start
  }
  return reversed
}

/** Merge sort, bottom up, that lets others have a turn. */
export async function sortInSlices(
  slots: Slots,
  compare: (a: number, b: number) => number,
  pause: () => Promise<void>,
): Promise<Slots> {
  let [from, to] = [slots, new Int32Array(slots.length)]
  for (let start = 0; start < from.length; start += sliceSize) {
    from.subarray(start, start + sliceSize).sort(compare)
    await pause()
  }
  for (let width = sliceSize; width < from.length; width *= 2) {
    let merged = 0
    for (let start = 0; start < from.length; start += 2 * width) {
      let [left, right] = [start, Math.min(start + width, from.length)]
      const [middle, end] = [right, Math.min(start + 2 * width, from.length)]
      for (let at = start; at < end; at++) {
        const takeLeft = left < middle && (right >= end || compare(from[left] ?? 0, from[right] ?? 0) <= 0)
        to[at] = from[takeLeft ? left++ : right++] ?? 0
        if (++merged % sliceSize === 0) await pause()
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}
