import type { Language } from '#src/common/locale.ts'
import { shownGroups } from '#src/listing/rules/facet-groups.ts'
import { arrange, type ListRules } from '#src/listing/rules/list-order.ts'
import {
  type FacetGroupName,
  facetGroupNames,
  isEveryChosen,
  priceBandName,
  priceBounds,
  priceStepsMax,
} from '#src/products/contract/facets.ts'
import { dietFilterKeys } from '#src/products/contract/codes.ts'
import type { SortDirection, SortKey } from '../contract/sorts.ts'
import { addAll, type Bitset, countCommon, createBitset, hasBit, intersection, overlap, setBit } from './bitset.ts'
import { createSlotOrders, type SortableEntry } from './list-order.ts'

/*
 * Product lists without the database: each product has a slot, each facet a bitset over the slots, each sort an array of slots
 * in its order. A filter is an operation on each word, a count the bits that two sets have in common. The model is built from
 * PostgreSQL and thrown away at will; nothing binding is decided by it (decision 0017).
 */

export interface ListEntry extends SortableEntry {
  id: number
  facets: Record<FacetGroupName, readonly string[]>
}

export type Filters = Partial<Record<FacetGroupName, readonly string[]>>

export interface ListQuery {
  language: Language
  /** Restricts the list to products with this value of the facet group `category`. */
  category?: string | undefined
  /** Lower-cased brand. */
  brand?: string | undefined
  /**
   * Restricts the list to these products; without another sort they keep this order (a search's ranking), and the caller who
   * ranked them applies merchandising.
   */
  ids?: readonly number[] | undefined
  filters: Filters
  /** The list as if merchandisers had decided nothing about its products. */
  isUnruled?: boolean
  sort: { by: SortKey; direction: SortDirection }
  /** Counted from 1. */
  page: number
  pageSize: number
}

/** A facet group of a list, and the products each of its facets would give. */
export interface CountedFacets {
  group: FacetGroupName
  facets: { name: string; count: number }[]
}

export interface ListResult<Entry> {
  entries: Entry[]
  totalCount: number
  /**
   * Facets that occur in the list before filtering, or are chosen, and every claim of `freeFrom` where one occurs; where any
   * facet of a group will do, counts ignore the choices in that group. In a category, a group with one value that all its
   * products share is empty, unless that value is chosen; a list of one product has only chosen facets.
   */
  facets: CountedFacets[]
}

/** What merchandisers decided about the list of a category, or about that of all products (undefined). */
export interface ListSettings {
  /** Null: nothing. */
  rulesOf(category: string | undefined): ListRules | null
  /** The facet groups that the list offers; undefined: the list of all products and searches. */
  groupsOf(category: string | undefined): readonly FacetGroupName[]
}

export interface ListModel<Entry extends ListEntry> {
  put(entry: Entry): void
  remove(code: string): void
  get(code: string): Entry | null
  getById(id: number): Entry | null
  entries(): Entry[]
  apply(settings: ListSettings): void
  /** Sorts what lists may be asked for, so that no visitor waits for it; `pause` lets others have a turn. */
  prepare(pause: () => Promise<void>): Promise<void>
  query(query: ListQuery): ListResult<Entry>
  /** How many products the list of each category holds, by its code. */
  categoryTotals(): Map<string, number>
}

export function createListModel<Entry extends ListEntry>(): ListModel<Entry> {
  let capacity = 1_024
  let live = createBitset(capacity)
  const facets = Object.fromEntries(facetGroupNames.map((group) => [group, new Map()])) as Record<
    FacetGroupName,
    Map<string, Bitset>
  > // one per group
  const slots: (Entry | null)[] = []
  const slotByCode = new Map<string, number>()
  const slotById = new Map<number, number>()
  const orders = createSlotOrders(slots)
  let settings: ListSettings = { rulesOf: () => null, groupsOf: () => facetGroupNames }

  function grow(): void {
    capacity *= 2
    const widened = (narrow: Bitset): Bitset => {
      const wide = createBitset(capacity)
      wide.set(narrow)
      return wide
    }
    live = widened(live)
    for (const sets of Object.values(facets)) for (const [name, bits] of sets) sets.set(name, widened(bits))
  }

  function mark(slot: number, entry: Entry, on: boolean): void {
    setBit(live, slot, on)
    for (const group of facetGroupNames)
      for (const name of entry.facets[group]) {
        let bits = facets[group].get(name)
        if (bits === undefined) facets[group].set(name, (bits = createBitset(capacity)))
        setBit(bits, slot, on)
      }
  }

  function put(slot: number, entry: Entry | null): void {
    const before = slots[slot] ?? null
    orders.changed(slot, before)
    if (before !== null) mark(slot, before, false)
    slots[slot] = entry
    if (entry !== null) mark(slot, entry, true)
  }

  const setOf = (group: FacetGroupName, names: readonly string[]): Bitset => {
    const found = createBitset(capacity)
    for (const name of names) addAll(found, facets[group].get(name) ?? found)
    return found
  }

  /** The list before filtering. */
  function baseOf({ category, brand, ids, isUnruled }: ListQuery): Bitset {
    let base = category === undefined ? live.slice() : setOf('category', [category])
    if (brand !== undefined) {
      const names = [...facets.brand.keys()].filter((name) => name.toLowerCase() === brand)
      base = intersection(base, setOf('brand', names))
    }
    if (ids === undefined) {
      for (const code of (!isUnruled && settings.rulesOf(category)?.hidden) || []) {
        const slot = slotByCode.get(code)
        if (slot !== undefined) setBit(base, slot, false)
      }
      return base
    }
    const chosen = createBitset(capacity)
    for (const id of ids) {
      const slot = slotById.get(id)
      if (slot !== undefined) setBit(chosen, slot, true)
    }
    return intersection(base, chosen)
  }

  function slotsInOrder({ ids, sort, language, category, isUnruled }: ListQuery): ArrayLike<number> {
    if (ids !== undefined && sort.by === 'standard') return ids.flatMap((id) => slotById.get(id) ?? [])
    const order = orders.get(sort.by, sort.direction, language)
    // Decisions are about the standard order of a whole list: places are counted before filtering.
    const isStandard = sort.by === 'standard' && sort.direction === 'asc' && ids === undefined && !isUnruled
    const rules = isStandard ? settings.rulesOf(category) : null
    if (rules === null) return order
    const members = category === undefined ? live : setOf('category', [category])
    const whole = order.filter((slot) => hasBit(members, slot))
    return arrange(whole, (code) => slotByCode.get(code) ?? null, rules)
  }

  function pageOf(query: ListQuery, matching: Bitset): Entry[] {
    const found: Entry[] = []
    const order = slotsInOrder(query)
    let skip = (query.page - 1) * query.pageSize
    for (let place = 0; place < order.length && found.length < query.pageSize; place++) {
      const slot = order[place] ?? 0
      const entry = hasBit(matching, slot) ? slots[slot] : null
      if (entry && skip-- <= 0) found.push(entry)
    }
    return found
  }

  /** Names that a group offers for a list before filtering. */
  function offeredIn(group: FacetGroupName, base: Bitset): ReadonlySet<string> {
    if (group === 'priceBand') return new Set(priceSteps(base))
    const present = [...facets[group]].flatMap(([name, bits]) => (overlap(base, bits) ? [name] : []))
    return new Set(group === 'freeFrom' && present.length > 0 ? dietFilterKeys : present)
  }

  /** The bands between `priceBounds` that have products of the list on both sides, up to `priceStepsMax`. */
  function priceSteps(base: Bitset): string[] {
    const isIn = (from: number, below: number | null): boolean =>
      overlap(base, facets.priceBand.get(priceBandName(from, below)) ?? createBitset(capacity))
    let steps: [from: number, below: number | null][] = isIn(0, null) ? [[0, null]] : []
    for (const bound of priceBounds)
      if (steps.length < priceStepsMax)
        steps = steps.flatMap(([from, below]): typeof steps =>
          from < bound && (below ?? Infinity) > bound && isIn(from, bound) && isIn(bound, below)
            ? [
                [from, bound],
                [bound, below],
              ]
            : [[from, below]],
        )
    return steps.map(([from, below]) => priceBandName(from, below))
  }

  function countFacets(query: ListQuery, group: FacetGroupName, base: Bitset, within: Bitset): CountedFacets {
    const chosen = query.filters[group] ?? []
    const present = offeredIn(group, base)
    const offered = [...new Set([...present, ...chosen])].flatMap((name): [string, Bitset][] => {
      const bits =
        facets[group].get(name) ?? (group === 'freeFrom' && present.has(name) ? createBitset(capacity) : null)
      return bits === null ? [] : [[name, bits]]
    })
    const [only] = offered
    // Its one value, which all products of the category have, is no choice: the category's own name, for one.
    const isGiven =
      chosen.length === 0 &&
      (countCommon(base, base) === 1 ||
        (query.category !== undefined &&
          offered.length === 1 &&
          countCommon(base, only?.[1] ?? base) === countCommon(base, base)))
    return {
      group,
      facets: isGiven ? [] : offered.map(([name, bits]) => ({ name, count: countCommon(within, bits) })),
    }
  }

  return {
    put(entry) {
      let slot = slotByCode.get(entry.code)
      if (slot === undefined) {
        slot = slots.length
        if (slot >= capacity) grow()
        slotByCode.set(entry.code, slot)
      }
      slotById.set(entry.id, slot)
      put(slot, entry)
    },
    remove(code) {
      const slot = slotByCode.get(code)
      // It stays the code's own, in case it comes back.
      if (slot !== undefined) put(slot, null)
    },
    get: (code) => slots[slotByCode.get(code) ?? -1] ?? null,
    getById: (id) => slots[slotById.get(id) ?? -1] ?? null,
    entries: () => slots.filter((entry) => entry !== null),
    apply(next) {
      settings = next
    },
    prepare: (pause) => orders.prepare(pause),
    categoryTotals: () =>
      new Map(
        [...facets.category.keys()].map((category) => {
          const base = baseOf({ ...everything, category })
          return [category, countCommon(base, base)] as const
        }),
      ),
    query(query) {
      const base = baseOf(query)
      // Within most groups any of the chosen facets will do, groups narrow each other.
      const chosen = new Map<FacetGroupName, Bitset>()
      for (const group of facetGroupNames) {
        const names = query.filters[group] ?? []
        if (names.length === 0) continue
        const sets = isEveryChosen(group) ? names.map((name) => setOf(group, [name])) : [setOf(group, names)]
        chosen.set(group, sets.reduce(intersection))
      }
      const narrowed = (sets: Iterable<Bitset>): Bitset => [...sets].reduce(intersection, base)
      const matching = narrowed(chosen.values())
      const withoutOwn = (group: FacetGroupName): Bitset =>
        chosen.has(group) && !isEveryChosen(group)
          ? narrowed([...chosen].flatMap(([other, set]) => (other === group ? [] : [set])))
          : matching
      return {
        entries: pageOf(query, matching),
        totalCount: countCommon(matching, matching),
        facets: shownGroups(settings.groupsOf(query.category), query.filters).map((group) =>
          countFacets(query, group, base, withoutOwn(group)),
        ),
      }
    },
  }
}

const everything: ListQuery = {
  language: 'fi',
  filters: {},
  page: 1,
  pageSize: 1,
  sort: { by: 'standard', direction: 'asc' },
}
