import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBitset, hasBit, setBit } from './bitset.ts'
import { createScratch, ownRoom } from './scratch.ts'
import {
  countAt,
  countCommon,
  countMembers,
  members as membersOf,
  packBits,
  packCommon,
  unpack,
  wordsInAny,
} from './word-set.ts'

const size = 900
/** Anywhere, and close together, so that some words are full and many hold nothing. */
const members = fc
  .tuple(fc.uniqueArray(fc.nat(size - 1), { maxLength: 20 }), fc.nat(size - 1), fc.nat(100))
  .map(([some, from, length]) => {
    const run = Array.from({ length }, (_, index) => from + index).filter((slot) => slot < size)
    return [...new Set([...some, ...run])].toSorted((a, b) => a - b)
  })

function bitsOf(values: readonly number[]) {
  const bits = createBitset(size)
  for (const value of values) setBit(bits, value, true)
  return bits
}

/** Memory with something in it, as it is when it was used before. */
function usedRoom() {
  const scratch = createScratch()
  for (let taken = 0; taken < 12; taken++) scratch.room(40).fill(-1)
  scratch.reset()
  return scratch.room
}

it('say of a bitset what going through all of it says', () => {
  fc.assert(
    fc.property(members, members, fc.boolean(), (left, right, isKept) => {
      const room = isKept ? ownRoom : usedRoom()
      const [bits, other] = [bitsOf(left), bitsOf(right)]
      const set = packBits(bits, room)
      const common = left.filter((slot) => right.includes(slot))
      expect(countMembers(set)).toBe(left.length)
      expect(countCommon(set, other)).toBe(common.length)
      expect([...membersOf(set, room(left.length))]).toEqual(left)
      expect([...unpack(set, bits.length, room)]).toEqual([...bits])
      const places = [...new Set(right.map((slot) => slot >>> 5))].toReversed()
      expect(countAt(places, other, bits)).toBe(common.length)
    }),
    { numRuns: 300 },
  )
})

it('are narrowed by what stands in any of some sets and in each of others', () => {
  fc.assert(
    fc.property(members, fc.array(fc.array(members, { maxLength: 3 }), { maxLength: 3 }), (base, groups) => {
      const room = usedRoom()
      const set = packBits(bitsOf(base), room)
      const chosen = groups.map((sets) => wordsInAny(set, sets.map(bitsOf), room))
      const left = packCommon(set, chosen, room)
      const expected = base.filter((slot) => groups.every((sets) => sets.some((one) => one.includes(slot))))
      expect([...membersOf(left, room(expected.length))]).toEqual(expected)
      expect(countMembers(left)).toBe(expected.length)
      const bits = unpack(left, createBitset(size).length, room)
      expect(Array.from({ length: size }, (_, slot) => slot).filter((slot) => hasBit(bits, slot))).toEqual(expected)
    }),
    { numRuns: 300 },
  )
})

it('counts the members of full words, and of the last', () => {
  const all = Array.from({ length: size }, (_, slot) => slot)
  expect(countMembers(packBits(bitsOf(all), ownRoom))).toBe(size)
  expect(packBits(bitsOf([size - 1]), ownRoom).words).toHaveLength(4)
  expect(packBits(bitsOf([]), ownRoom).words).toHaveLength(0)
})
