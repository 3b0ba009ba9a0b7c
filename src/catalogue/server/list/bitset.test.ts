import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  count,
  countCommon,
  countCommonFew,
  createBitset,
  hasBit,
  haveCommon,
  intersect,
  members as membersOf,
  nonEmptyWords,
  setBit,
  unite,
} from './bitset.ts'

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
      expect([...membersOf(a, left.length)]).toEqual(valuesOf(a))
      expect([count(a), countCommon(a, b), haveCommon(a, b)]).toEqual([left.length, common.length, common.length > 0])
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

it('few members are counted by the words they lie in, many are not', () => {
  const wide = 4_096
  const few = fc.uniqueArray(fc.nat(wide - 1), { maxLength: 60 })
  const set = (values: readonly number[]) => {
    const bits = createBitset(wide)
    for (const value of values) setBit(bits, value, true)
    return bits
  }
  fc.assert(
    fc.property(few, few, (left, right) => {
      const [a, b] = [set(left), set(right)]
      const words = nonEmptyWords(a)
      const inWords = new Set(left.map((value) => value >>> 5)).size
      expect(words === null).toBe(inWords > wide / 32 / 4)
      if (words !== null) expect(countCommonFew(words, b)).toBe(countCommon(a, b))
    }),
  )
  const dense = set(Array.from({ length: 32 }, (_, index) => index))
  expect(countCommonFew(nonEmptyWords(dense) ?? { places: new Int32Array(), words: new Int32Array() }, dense)).toBe(32)
  expect(nonEmptyWords(set(Array.from({ length: wide }, (_, index) => index)))).toBeNull()
})

it('a full set counts all of its members', () => {
  const all = bitsOf(Array.from({ length: size }, (_, index) => index))
  expect(count(all)).toBe(size)
})
