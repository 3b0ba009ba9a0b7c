import type { Language } from '#src/common/locale.ts'
import { type FacetGroupName, facetGroupNames } from '#src/products/contract/facets.ts'
import type { SortDirection, SortKey } from '../contract/sorts.ts'
import { shownGroups } from '#src/merchandising/rules/facet-groups.ts'
import { arrange, type ListRules } from '#src/merchandising/rules/list-order.ts'
import { type Bitset, createBitset, hasBit, intersect, setBit } from './bitset.ts'
import type { SortableEntry } from './entry-order.ts'
import { type CountedSet, createFacetColumns } from './facet-columns.ts'
import { filterList, type Filters } from './filtered-list.ts'
import { countFacets, type CountedFacets } from './list-facets.ts'
import { createScratch, ownRoom } from './scratch.ts'
import { createSlotOrders } from './slot-orders.ts'
import { countMembers, packBits } from './word-set.ts'

export { comparison } from './entry-order.ts'

/*
 * Product lists without the database: each product has a slot, each facet a bitset over the slots, each sort an array of slots
 * in its order. A filter is a few word operations for each word of the list, however many products a word stands for. What is put
 * in first has its slots beside each other: `slot-places.ts` says why that matters. The model is built from
 * PostgreSQL and thrown away at will; nothing binding is decided by it.
 */

export interface ListEntry extends SortableEntry {
  id: number
  facets: Record<FacetGroupName, readonly string[]>
}

export interface ListQuery {
  language: Language
  /** Only products with this value of the facet group `category`. */
  category?: string | undefined
  /** Lower-cased brand. */
  brand?: string | undefined
  /**
   * Only these products; without another sort their order is the list's order (a search's ranking). Merchandising is left to
   * who ranked them.
   */
  ids?: readonly number[] | undefined
  filters: Filters
  sort: { by: SortKey; direction: SortDirection }
  /** From 1. */
  page: number
  pageSize: number
}

export interface ListResult<Entry> {
  entries: Entry[]
  totalCount: number
  /**
   * Facets that occur in the list before filtering, or are chosen; counts ignore the selections of their own group. In a
   * category, a group whose only value all its products have is empty, unless that value is chosen.
   */
  facets: CountedFacets[]
}

export interface ListModel<Entry extends ListEntry> {
  put(entry: Entry): void
  remove(code: string): void
  get(code: string): Entry | null
  getById(id: number): Entry | null
  entries(): Iterable<Entry>
  size(): number
  /** What merchandisers decided about the list of a category, or about that of all products (undefined); null: nothing. */
  setRules(rulesOf: (category: string | undefined) => ListRules | null): void
  /** The facet groups that the list of a category offers, or that of all products and of a search (undefined). */
  setFacetGroups(groupsOf: (category: string | undefined) => readonly FacetGroupName[]): void
  /** Sorts what lists may be asked for, so that no visitor waits for it; `pause` lets others have a turn. */
  prepare(pause: () => Promise<void>): Promise<void>
  query(query: ListQuery): ListResult<Entry>
  /** How many products the list of each category holds, by its code. */
  categoryTotals(): Map<string, number>
}

/** What finding and sorting one match takes, in steps along an order. */
const stepsToSort = 8

export function createListModel<Entry extends ListEntry>(expected = 256): ListModel<Entry> {
  let capacity = Math.max(32, expected)
  let live = createBitset(capacity)
  const columns = createFacetColumns(capacity)
  const slots: (Entry | null)[] = []
  const slotByCode = new Map<string, number>()
  const slotById = new Map<number, number>()
  const orders = createSlotOrders(slots)
  const scratch = createScratch()
  let rulesOf: (category: string | undefined) => ListRules | null = () => null
  let groupsOf: (category: string | undefined) => readonly FacetGroupName[] = () => facetGroupNames
  /** Standard orders of lists with rules, by category. */
  const arranged = new Map<string | undefined, Int32Array>()
  /** Lists of categories before filtering, and that of all products. */
  const bases = new Map<string | undefined, CountedSet>()

  function grow(): void {
    capacity *= 2
    const wider = createBitset(capacity)
    wider.set(live)
    live = wider
    columns.widen(capacity)
  }

  function mark(slot: number, entry: Entry | null): void {
    forgetLists()
    setBit(live, slot, entry !== null)
    columns.set(slot, entry?.facets ?? null)
  }

  function forgetLists(): void {
    arranged.clear()
    bases.clear()
  }

  const ofCategory = (code: string): Bitset => columns.facets('category').get(code)?.bits ?? createBitset(capacity)

  const orderOf = (by: SortKey, direction: SortDirection, language: Language): Int32Array =>
    orders.get(by, direction, language)

  /** The standard order of a list as its rules have it, without filters. */
  function arrangedOrder(category: string | undefined, rules: ListRules): Int32Array {
    let order = arranged.get(category)
    if (order === undefined) {
      const members = category === undefined ? live : ofCategory(category)
      const plain = orderOf('standard', 'asc', 'fi').filter((slot) => hasBit(members, slot))
      arranged.set(category, (order = Int32Array.from(arrange([...plain], (slot) => slots[slot]?.code ?? '', rules))))
    }
    return order
  }

  function baseOf(query: ListQuery): CountedSet {
    if (query.brand !== undefined || query.ids !== undefined)
      return columns.counted(packBits(narrowedBase(query), scratch.room), scratch.room)
    return listBase(query.category)
  }

  function listBase(category: string | undefined): CountedSet {
    let base = bases.get(category)
    if (base === undefined) {
      const all = category === undefined ? live : ofCategory(category)
      base = columns.counted(packBits(withoutHidden(all, category), ownRoom), ownRoom)
      // Who asks for categories there are not must not fill the memory.
      if (category === undefined || columns.facets('category').has(category)) bases.set(category, base)
    }
    return base
  }

  /** Before filtering, for a brand or for chosen products. */
  function narrowedBase({ category, brand, ids }: ListQuery): Bitset {
    const base = scratch.room(live.length)
    base.set(live)
    if (category !== undefined) intersect(base, ofCategory(category))
    if (brand !== undefined) {
      const name = [...columns.facets('brand').keys()].find((one) => one.toLowerCase() === brand)
      intersect(
        base,
        (name === undefined ? undefined : columns.facets('brand').get(name)?.bits) ?? createBitset(capacity),
      )
    }
    if (ids === undefined) return withoutHidden(base, category)
    const chosen = scratch.room(live.length).fill(0)
    for (const id of ids) {
      const slot = slotById.get(id)
      if (slot !== undefined) setBit(chosen, slot, true)
    }
    intersect(base, chosen)
    return base
  }

  /** Without what is hidden in the list of a category, or of all products. `set` stays as it is. */
  function withoutHidden(set: Bitset, category: string | undefined): Bitset {
    const hidden = rulesOf(category)?.hidden
    if (hidden === undefined || hidden.size === 0) return set
    const left = set.slice()
    for (const code of hidden) {
      const slot = slotByCode.get(code)
      if (slot !== undefined) setBit(left, slot, false)
    }
    return left
  }

  /** The decisions that hold for a list: they are about its standard order alone. */
  function rulesFor({ sort, ids, category }: ListQuery): ListRules | null {
    return sort.by === 'standard' && sort.direction === 'asc' && ids === undefined ? rulesOf(category) : null
  }

  function slotsInOrder(query: ListQuery): ArrayLike<number> {
    const { by, direction } = query.sort
    if (query.ids === undefined || by !== 'standard') {
      const rules = rulesFor(query)
      return rules === null ? orderOf(by, direction, query.language) : arrangedOrder(query.category, rules)
    }
    return query.ids.flatMap((id) => slotById.get(id) ?? [])
  }

  function pageOf(query: ListQuery, matching: CountedSet): Entry[] {
    const found = matching.size
    const first = (query.page - 1) * query.pageSize
    if (first >= found) return []
    const { by, direction } = query.sort
    const isRanked = query.ids !== undefined && by === 'standard'
    // Few among many: finding and sorting their places takes less than walking along the order until the page is full.
    const stepsAlong = ((first + query.pageSize) * slots.length) / found
    if (!isRanked && found * stepsToSort < stepsAlong && rulesFor(query) === null) {
      const ranks = orders.ranks(by, direction, query.language)
      const places = matching.members().map((slot) => ranks[slot] ?? 0)
      const order = orderOf(by, direction, query.language)
      return entriesAt(places.sort().subarray(first, first + query.pageSize), (place) => order[place] ?? 0)
    }
    const chosen: number[] = []
    const [order, bits] = [slotsInOrder(query), matching.bits()]
    let skip = first
    for (let place = 0; place < order.length && chosen.length < query.pageSize; place++) {
      const slot = order[place] ?? 0
      if (!hasBit(bits, slot)) continue
      if (skip > 0) skip--
      else chosen.push(slot)
    }
    return entriesAt(chosen, (slot) => slot)
  }

  function entriesAt(places: ArrayLike<number>, slotOf: (place: number) => number): Entry[] {
    return Array.from(places, (place) => slots[slotOf(place)]).filter((entry) => entry !== null && entry !== undefined)
  }

  return {
    put(entry) {
      let slot = slotByCode.get(entry.code)
      if (slot === undefined) {
        slot = slots.length
        if (slot >= capacity) grow()
        slotByCode.set(entry.code, slot)
      }
      const before = slots[slot] ?? null
      if (before !== null) orders.leaving(slot, before, entry)
      slots[slot] = entry
      slotById.set(entry.id, slot)
      mark(slot, entry)
      orders.arrived(slot, before, entry)
    },
    remove(code) {
      const slot = slotByCode.get(code)
      const entry = slot === undefined ? null : (slots[slot] ?? null)
      if (slot === undefined || entry === null) return
      mark(slot, null)
      orders.leaving(slot, entry, null)
      // The slot stays the code's own, in case it comes back.
      slots[slot] = null
    },
    get: (code) => slots[slotByCode.get(code) ?? -1] ?? null,
    getById: (id) => slots[slotById.get(id) ?? -1] ?? null,
    entries: () => slots.filter((entry) => entry !== null),
    size: () => countMembers(packBits(live, ownRoom)),
    setRules(next) {
      rulesOf = next
      forgetLists()
    },
    setFacetGroups(next) {
      groupsOf = next
    },
    prepare: (pause) => orders.prepare(pause),
    categoryTotals: () =>
      new Map([...columns.facets('category').keys()].map((code) => [code, listBase(code).size] as const)),
    query(query) {
      scratch.reset()
      const list = filterList(baseOf(query), query.filters, columns, scratch.room)
      const groups = shownGroups(groupsOf(query.category), query.filters)
      return {
        entries: pageOf(query, list.matching),
        totalCount: list.matching.size,
        facets: countFacets(query, groups, list, columns),
      }
    },
  }
}
