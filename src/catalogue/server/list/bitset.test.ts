import fc from 'fast-check'
import { expect, it } from 'vitest'
import { count, countCommon, createBitset, hasBit, intersect, members as membersOf, setBit, unite } from './bitset.ts'

const size = 300
const members = fc.uniqueArray(fc.nat(size - 1))

function bitsOf(values: readonly number[]) {
  const bits = createBitset(size)
  for (const value of values) setBit(bits, value, true)
  return bits
}
const valuesOf = (bits: ReturnType<typeof createBitset>): number[] =>
  Array.from({ length: size }, (_, index) => index).filter((index) => hasBit(bits, index))

it('sets of bits behave as sets do', () => {
  fc.assert(
    fc.property(members, members, (left, right) => {
      const [a, b] = [bitsOf(left), bitsOf(right)]
      const common = left.filter((value) => right.includes(value)).toSorted((x, y) => x - y)
      expect(valuesOf(a)).toEqual(left.toSorted((x, y) => x - y))
      expect([...membersOf(a, new Int32Array(left.length))]).toEqual(valuesOf(a))
      expect([count(a), countCommon(a, b)]).toEqual([left.length, common.length])
      const [both, either] = [a.slice(), a.slice()]
      intersect(both, b)
      unite(either, b)
      expect(valuesOf(both)).toEqual(common)
      expect(valuesOf(either)).toEqual([...new Set([...left, ...right])].toSorted((x, y) => x - y))
      for (const value of right) setBit(either, value, false)
      expect(count(either)).toBe(left.length - common.length)
    }),
  )
})

it('a full set counts all of its members', () => {
  const all = bitsOf(Array.from({ length: size }, (_, index) => index))
  expect(count(all)).toBe(size)
})
