/** Sets of small integers, 32 to a word. Both sides of an operation have the same length. Signed words: they stay whole numbers to the compiler. */
export type Bitset = Int32Array<ArrayBuffer>

/** Words are counted four at a time. */
const wordsAtOnce = 4

export const createBitset = (size: number): Bitset => new Int32Array(Math.ceil(size / (32 * wordsAtOnce)) * wordsAtOnce)

export function setBit(bits: Bitset, index: number, on: boolean): void {
  const word = index >>> 5
  const mask = 1 << (index & 31)
  bits[word] = on ? (bits[word] ?? 0) | mask : (bits[word] ?? 0) & ~mask
}

export const hasBit = (bits: Bitset, index: number): boolean => ((bits[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0

export function intersect(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) & (other[word] ?? 0)
}

export function unite(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) | (other[word] ?? 0)
}

export const count = (bits: Bitset): number => countCommon(bits, bits)

/** The hottest loop of every list: once for each value of each facet. */
export function countCommon(a: Bitset, b: Bitset): number {
  let sum = 0
  for (let word = 0; word < a.length; word += wordsAtOnce) {
    const bytes =
      onesByByte((a[word] ?? 0) & (b[word] ?? 0)) +
      onesByByte((a[word + 1] ?? 0) & (b[word + 1] ?? 0)) +
      onesByByte((a[word + 2] ?? 0) & (b[word + 2] ?? 0)) +
      onesByByte((a[word + 3] ?? 0) & (b[word + 3] ?? 0))
    sum = (sum + (bytes & 0xff) + ((bytes >>> 8) & 0xff) + ((bytes >>> 16) & 0xff) + (bytes >>> 24)) | 0
  }
  return sum
}

/** The members in rising order, written into `found`, which has room for as many as there are. */
export function members<Found extends Int32Array>(bits: Bitset, found: Found): Found {
  let filled = 0
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1)
      found[filled++] = word * 32 + 31 - Math.clz32(rest & -rest)
  }
  return found
}

/** Set bits of each byte of a word, at most 8 each, so that a few of them can be added up without running over. */
function onesByByte(word: number): number {
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0
  const nibbles = ((pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)) | 0
  return (nibbles + (nibbles >>> 4)) & 0x0f0f0f0f
}
