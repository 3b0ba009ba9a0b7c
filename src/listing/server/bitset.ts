/** Sets of small integers, 32 to a word. Both sides of an operation have the same length. Signed words: they stay whole numbers to the compiler. */
export type Bitset = Int32Array<ArrayBuffer>

/** Words are counted so many at a time: bitsets and sets of words are as long as a multiple of it. */
export const wordsAtOnce = 4

export const createBitset = (size: number): Bitset => new Int32Array(wordsFor(size))

export const wordsFor = (size: number): number => Math.ceil(size / (32 * wordsAtOnce)) * wordsAtOnce

export function setBit(bits: Bitset, index: number, on: boolean): void {
  const word = index >>> 5
  const mask = 1 << (index & 31)
  bits[word] = on ? (bits[word] ?? 0) | mask : (bits[word] ?? 0) & ~mask
}

export const hasBit = (bits: Bitset, index: number): boolean => ((bits[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0

export function intersect(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) & (other[word] ?? 0)
}
