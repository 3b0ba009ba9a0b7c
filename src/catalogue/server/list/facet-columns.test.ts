import fc from 'fast-check'
import { expect, it } from 'vitest'
import { facetGroupNames } from '../../contract/facets.ts'
import { createBitset, setBit } from './bitset.ts'
import { createFacetColumns, type Facets } from './facet-columns.ts'

const names = ['a', 'b', 'a b', '', 'a\nb', 'c', 'd', 'e']
const facets: fc.Arbitrary<Facets> = fc.record(
  Object.fromEntries(facetGroupNames.map((group) => [group, fc.array(fc.constantFrom(...names), { maxLength: 4 })])),
) as never // one per group
const slots = 2_000

/** Spread over a wide range, few or many: both ways of counting are taken. */
const products = fc.dictionary(fc.nat(slots - 1).map(String), fc.option(facets, { freq: 9 }), {
  minKeys: 1,
  maxKeys: 120,
})

const bitsOf = (members: readonly number[], capacity: number) => {
  const bits = createBitset(capacity)
  for (const member of members) setBit(bits, member, true)
  return bits
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
    fc.property(products, products, fc.boolean(), fc.nat(9), (first, second, widens, share) => {
      const columns = createFacetColumns(slots)
      const found = new Map<number, Facets | null>()
      for (const [slot, value] of [...Object.entries(first), ...Object.entries(second)]) {
        columns.set(Number(slot), value)
        found.set(Number(slot), value)
      }
      const capacity = widens ? slots * 2 : slots
      if (widens) columns.widen(capacity)
      // Also slots without products, of which there is nothing to count.
      const members = Array.from({ length: slots }, (_, slot) => slot).filter((slot) => slot % 10 >= share)
      const some = [...found.keys()].toSorted((a, b) => a - b).slice(0, 12)
      for (const chosen of [members, some]) {
        const set = columns.counted(bitsOf(chosen, capacity))
        const counted = facetGroupNames.map((group) => [
          group,
          Object.fromEntries([...set.counts(group)].map(([name, number]) => [`${name}.`, number])),
        ])
        expect(Object.fromEntries(counted)).toEqual(byHand(chosen, found))
        expect(set.size).toBe(chosen.length)
      }
    }),
    { numRuns: 60 },
  )
})

it('a set keeps what it has counted', () => {
  const columns = createFacetColumns(64)
  const set = columns.counted(bitsOf([3], 64))
  expect(set.counts('tags')).toBe(set.counts('tags'))
  expect(set.members()).toBe(set.members())
})
