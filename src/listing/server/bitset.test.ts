import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBitset, hasBit, intersect, setBit } from './bitset.ts'

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
      const both = a.slice()
      intersect(both, b)
      expect(valuesOf(both)).toEqual(common)
      for (const value of right) setBit(a, value, false)
      expect(valuesOf(a)).toEqual(left.filter((value) => !right.includes(value)).toSorted((x, y) => x - y))
    }),
  )
})
