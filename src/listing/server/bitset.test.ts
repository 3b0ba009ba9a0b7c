import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addAll, countCommon, createBitset, hasBit, intersection, overlap, setBit } from './bitset.ts'

const size = 100
const numbers = fc.uniqueArray(fc.nat(size - 1))
const setOf = (members: readonly number[]) => {
  const bits = createBitset(size)
  for (const member of members) setBit(bits, member, true)
  return bits
}
const membersOf = (bits: ReturnType<typeof setOf>) =>
  Array.from({ length: size }, (_, index) => index).filter((index) => hasBit(bits, index))
const sorted = (members: readonly number[]) => members.toSorted((a, b) => a - b)

it('sets hold, lose, share and count what sets of numbers do', () => {
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      const [left, right] = [setOf(a), setOf(b)]
      const common = a.filter((member) => b.includes(member))
      expect(membersOf(intersection(left, right))).toEqual(sorted(common))
      expect(countCommon(left, right)).toBe(common.length)
      expect(overlap(left, right)).toBe(common.length > 0)
      expect(countCommon(left, left)).toBe(a.length)
      for (const member of b) setBit(left, member, false)
      expect(membersOf(left)).toEqual(sorted(a.filter((member) => !b.includes(member))))
      addAll(right, left)
      expect(membersOf(right)).toEqual(sorted([...new Set([...a, ...b])]))
    }),
  )
})

it('a full word counts as 32', () => {
  const all = createBitset(64).fill(-1)
  expect(countCommon(all, all)).toBe(64)
})
