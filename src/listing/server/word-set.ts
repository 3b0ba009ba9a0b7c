import { type Bitset, wordsAtOnce } from './bitset.ts'
import type { Room } from './scratch.ts'

/**
 * The members of a bitset by its words that hold any: what is asked of them takes a step for each such word, however long the
 * bitset is. Where the products of a list have slots beside each other (`slot-places.ts`), that is a small part of all words.
 */
export interface WordSet {
  /** Rising; at the end there may be up to three words more that hold nothing. */
  places: Int32Array
  /** What stands at each place. */
  words: Int32Array
}

/** `bits`: as long as `createBitset` makes them. */
export function packBits(bits: Bitset, room: Room): WordSet {
  const places = room(bits.length)
  for (let place = 0; place < bits.length; place++) places[place] = place
  return packCommon({ places, words: bits }, [], room)
}

/** Of `set`, what also stands in every one of `others`, which have a word for each place of `set`. */
export function packCommon(set: WordSet, others: readonly Int32Array[], room: Room): WordSet {
  const size = set.places.length
  const [places, words] = [room(size), room(size)]
  words.set(set.words)
  for (const other of others)
    for (let index = 0; index < size; index++) words[index] = (words[index] ?? 0) & (other[index] ?? 0)
  let length = 0
  for (let index = 0; index < size; index++) {
    const word = words[index] ?? 0
    // Written in any case and kept only if it holds something, so there is nothing to guess wrong; never ahead of where it reads.
    places[length] = set.places[index] ?? 0
    words[length] = word
    length += word === 0 ? 0 : 1
  }
  return cut(places, words, length)
}

function cut(places: Int32Array, words: Int32Array, length: number): WordSet {
  const size = Math.ceil(length / wordsAtOnce) * wordsAtOnce
  places.fill(0, length, size)
  words.fill(0, length, size)
  return { places: places.subarray(0, size), words: words.subarray(0, size) }
}

/** For each place of `set` what stands there in any of `others`. */
export function wordsInAny({ places }: WordSet, others: readonly Bitset[], room: Room): Int32Array {
  const found = room(places.length)
  const [first, ...more] = others
  if (first === undefined) return found.fill(0)
  for (let index = 0; index < places.length; index++) found[index] = first[places[index] ?? 0] ?? 0
  for (const other of more)
    for (let index = 0; index < places.length; index++)
      found[index] = (found[index] ?? 0) | (other[places[index] ?? 0] ?? 0)
  return found
}

/** A bitset of so many words. */
export function unpack({ places, words }: WordSet, length: number, room: Room): Bitset {
  const bits = room(length).fill(0)
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0
    bits[place] = (bits[place] ?? 0) | (words[index] ?? 0)
  }
  return bits
}

export function countMembers({ words }: WordSet): number {
  let sum = 0
  for (let index = 0; index < words.length; index += wordsAtOnce) {
    sum += onesOf(words[index] ?? 0, words[index + 1] ?? 0, words[index + 2] ?? 0, words[index + 3] ?? 0)
  }
  return sum
}

/** The hottest loop of every list: once for each value of each facet. */
export function countCommon({ places, words }: WordSet, bits: Bitset): number {
  let sum = 0
  for (let index = 0; index < words.length; index += wordsAtOnce) {
    sum += onesOf(
      (words[index] ?? 0) & (bits[places[index] ?? 0] ?? 0),
      (words[index + 1] ?? 0) & (bits[places[index + 1] ?? 0] ?? 0),
      (words[index + 2] ?? 0) & (bits[places[index + 2] ?? 0] ?? 0),
      (words[index + 3] ?? 0) & (bits[places[index + 3] ?? 0] ?? 0),
    )
  }
  return sum
}

/** How many two bitsets have in common in some of their words. */
export function countAt(places: readonly number[], a: Bitset, b: Bitset): number {
  const common = (index: number): number => {
    const place = places[index]
    return place === undefined ? 0 : (a[place] ?? 0) & (b[place] ?? 0)
  }
  let sum = 0
  for (let index = 0; index < places.length; index += wordsAtOnce)
    sum += onesOf(common(index), common(index + 1), common(index + 2), common(index + 3))
  return sum
}

/** The members in rising order, written into `found`, which has room for as many as there are. */
export function members<Found extends Int32Array>({ places, words }: WordSet, found: Found): Found {
  let filled = 0
  for (let index = 0; index < words.length; index++) {
    const first = (places[index] ?? 0) * 32 + 31
    for (let rest = words[index] ?? 0; rest !== 0; rest &= rest - 1) found[filled++] = first - Math.clz32(rest & -rest)
  }
  return found
}

function onesOf(a: number, b: number, c: number, d: number): number {
  const bytes = onesByByte(a) + onesByByte(b) + onesByByte(c) + onesByByte(d)
  return (bytes & 0xff) + ((bytes >>> 8) & 0xff) + ((bytes >>> 16) & 0xff) + (bytes >>> 24)
}

/** Set bits of each byte of a word, at most 8 each, so that a few of them can be added up without running over. */
function onesByByte(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0
  const nibbles = ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0
  return (nibbles + (nibbles >>> 4)) & 0x0f0f0f0f
}
