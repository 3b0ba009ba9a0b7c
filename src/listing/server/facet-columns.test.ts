import fc from 'fast-check'
import { expect, it } from 'vitest'
import { facetGroupNames } from '#src/products/contract/facets.ts'
import { createBitset, setBit } from './bitset.ts'
import { createFacetColumns, type Facets } from './facet-columns.ts'
import { ownRoom } from './scratch.ts'
import { packBits } from './word-set.ts'

const names = ['a', 'b', 'a b', '', 'a\nb', 'c', 'd', 'e']
const facets: fc.Arbitrary<Facets> = fc.record(
  Object.fromEntries(facetGroupNames.map((group) => [group, fc.array(fc.constantFrom(...names), { maxLength: 4 })])),
) as never // one per group
const slots = 2_000

/** Few or many, over a wide range and in a narrow one, where they take each other's places: every way of counting is taken. */
const products = fc.dictionary(fc.oneof(fc.nat(slots - 1), fc.nat(70)).map(String), fc.option(facets, { freq: 3 }), {
  minKeys: 1,
  maxKeys: 120,
})

const wordsOf = (members: readonly number[], capacity: number) => {
  const bits = createBitset(capacity)
  for (const member of members) setBit(bits, member, true)
  return packBits(bits, ownRoom)
}

const byHand = (members: readonly number[], found: ReadonlyMap<number, Facets | null>) =>
  Object.fromEntries(
    facetGroupNames.map((group) => {
      const had = members.flatMap((slot) => [...new Set(found.get(slot)?.[group] ?? [])])
      const counts: Record<string, number> = {}
      for (const name of had) counts[`${name}.`] = (counts[`${name}.`] ?? 0) + 1
      return [group, counts]
    }),
  )

it('facets are counted as by hand, among few and among many, whatever came and went before', () => {
  fc.assert(
    fc.property(
      fc.array(products, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.nat(9),
      (rounds, widens, share) => {
        const columns = createFacetColumns(slots)
        const found = new Map<number, Facets | null>()
        for (const [slot, value] of rounds.flatMap((round) => Object.entries(round))) {
          columns.set(Number(slot), value)
          found.set(Number(slot), value)
        }
        const capacity = widens ? slots * 2 : slots
        if (widens) columns.widen(capacity)
        // Also slots without products, of which there is nothing to count.
        const members = Array.from({ length: slots }, (_, slot) => slot).filter((slot) => slot % 10 >= share)
        const some = [...found.keys()].toSorted((a, b) => a - b).slice(0, 12)
        for (const chosen of [members, some]) {
          const set = columns.counted(wordsOf(chosen, capacity), ownRoom)
          const counted = facetGroupNames.map((group) => [
            group,
            Object.fromEntries([...set.counts(group)].map(([name, number]) => [`${name}.`, number])),
          ])
          expect(Object.fromEntries(counted)).toEqual(byHand(chosen, found))
          expect(set.size).toBe(chosen.length)
        }
      },
    ),
    { numRuns: 100 },
  )
})

it('a set keeps what it has counted', () => {
  const columns = createFacetColumns(64)
  const set = columns.counted(wordsOf([3], 64), ownRoom)
  expect(set.counts('tags')).toBe(set.counts('tags'))
  expect(set.members()).toBe(set.members())
})
