import { type FacetGroupName, facetGroupNames } from '#src/products/contract/facets.ts'
import { type Bitset, wordsFor } from './bitset.ts'
import { type FacetSlots, noFacetSlots, setFacetSlot, widenFacetSlots } from './facet-slots.ts'
import type { Room } from './scratch.ts'
import { countCommon, countAt, countMembers, members, unpack, type WordSet } from './word-set.ts'

/*
 * What facets the products of a list model have, kept twice: of each facet a bitset over the slots, and which of its words hold
 * any, for filters and for counting among many products; and of each group a column with the combination of facets of each slot, for counting among few: a step
 * for each product instead of one for each word of each facet.
 */

export interface FacetColumns {
  /** Makes room for so many slots; bitsets handed out before are of no use after it. */
  widen(capacity: number): void
  /** `facets` null: the slot is empty from now on. */
  set(slot: number, facets: Facets | null): void
  /** The facets there are or have been, and the slots that have them. */
  facets(group: FacetGroupName): ReadonlyMap<string, FacetSlots>
  /** A set that knows its size and the counts of its facets. `room`: where its members are written. */
  counted(words: WordSet, room: Room): CountedSet
}

export type Facets = Readonly<Record<FacetGroupName, readonly string[]>>

/** Slots of a list. Worked out when asked for, once; right until the next change. */
export interface CountedSet {
  words: WordSet
  size: number
  bits(): Bitset
  members(): Int32Array
  /** How many have each facet that at least one has. */
  counts(group: FacetGroupName): ReadonlyMap<string, number>
}

interface Column {
  facets: Map<string, FacetSlots>
  /** Of each slot, the place of its combination among `combinations`. */
  combinationOf: Int32Array
  /** The first is that of an empty slot, or of a product without such a facet. */
  combinations: (readonly string[])[]
  places: Map<string, number>
}

/** What a product or a combination takes to count, in words of a set. */
const wordsPerStep = 2
/** What a word of a facet takes to count, in words of a set. */
const wordsPerPlace = 1.3

const none: readonly string[] = []

export function createFacetColumns(expected: number): FacetColumns {
  let capacity = expected
  const columns = Object.fromEntries(facetGroupNames.map((group) => [group, emptyColumn(capacity)])) as Record<
    FacetGroupName,
    Column
  > // one per group

  function mark(column: Column, slot: number, names: readonly string[], on: boolean): void {
    for (const name of names) {
      let facet = column.facets.get(name)
      if (facet === undefined) column.facets.set(name, (facet = noFacetSlots(capacity)))
      setFacetSlot(facet, slot, on)
    }
  }

  return {
    widen(next) {
      capacity = next
      for (const column of Object.values(columns)) widenColumn(column, capacity)
    },

    set(slot, facets) {
      for (const group of facetGroupNames) {
        const column = columns[group]
        mark(column, slot, combinationAt(column, slot), false)
        column.combinationOf[slot] = placeOf(column, facets?.[group] ?? none)
        mark(column, slot, combinationAt(column, slot), true)
      }
    },

    facets: (group) => columns[group].facets,

    counted(words, room) {
      const size = countMembers(words)
      const known = new Map<FacetGroupName, ReadonlyMap<string, number>>()
      let bits: Bitset | undefined
      let slots: Int32Array | undefined
      const set: CountedSet = {
        words,
        size,
        bits: () => (bits ??= unpack(words, wordsFor(capacity), room)),
        members: () => (slots ??= members(words, room(size))),
        counts(group) {
          let counts = known.get(group)
          if (counts === undefined) known.set(group, (counts = countColumn(columns[group], set)))
          return counts
        },
      }
      return set
    },
  }
}

const emptyColumn = (capacity: number): Column => ({
  facets: new Map(),
  combinationOf: new Int32Array(capacity),
  combinations: [none],
  places: new Map([['', 0]]),
})

function widenColumn(column: Column, capacity: number): void {
  const wider = new Int32Array(capacity)
  wider.set(column.combinationOf)
  column.combinationOf = wider
  for (const [name, narrow] of column.facets) column.facets.set(name, widenFacetSlots(narrow, capacity))
}

const combinationAt = ({ combinations, combinationOf }: Column, slot: number): readonly string[] =>
  combinations[combinationOf[slot] ?? 0] ?? none

function placeOf({ places, combinations }: Column, names: readonly string[]): number {
  // No text from PostgreSQL holds a NUL.
  const key = names.map((name) => `${name}\0`).join('')
  let place = places.get(key)
  if (place === undefined) {
    places.set(key, (place = combinations.length))
    combinations.push([...new Set(names)])
  }
  return place
}

function countColumn(column: Column, set: CountedSet): ReadonlyMap<string, number> {
  const steps = (set.size + column.combinations.length) * wordsPerStep
  let words = 0
  for (const { places } of column.facets.values())
    words += Math.min(set.words.words.length, places.length * wordsPerPlace)
  return steps < words ? countByCombination(column, set.members()) : countByFacet(column, set)
}

function countByCombination({ combinationOf, combinations }: Column, slots: Int32Array): Map<string, number> {
  const sizes = new Int32Array(combinations.length)
  for (let index = 0; index < slots.length; index++) {
    const place = combinationOf[slots[index] ?? 0] ?? 0
    sizes[place] = (sizes[place] ?? 0) + 1
  }
  const counts = new Map<string, number>()
  for (let place = 0; place < sizes.length; place++) {
    const size = sizes[place] ?? 0
    if (size > 0) for (const name of combinations[place] ?? none) counts.set(name, (counts.get(name) ?? 0) + size)
  }
  return counts
}

/** Through the words of the list or through those of the facet, whichever are fewer. */
function countByFacet({ facets }: Column, set: CountedSet): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [name, { bits, places }] of facets) {
    const isShort = places.length * wordsPerPlace < set.words.words.length
    const number = isShort ? countAt(places, bits, set.bits()) : countCommon(set.words, bits)
    if (number > 0) counts.set(name, number)
  }
  return counts
}
