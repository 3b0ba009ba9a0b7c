/** Sets of small integers, 32 to a word. Both sides of an operation have the same length. */
export type Bitset = Uint32Array<ArrayBuffer>

export const createBitset = (size: number): Bitset => new Uint32Array(Math.ceil(size / 32))

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

export function count(bits: Bitset): number {
  let sum = 0
  for (let word = 0; word < bits.length; word++) sum += ones(bits[word] ?? 0)
  return sum
}

export function countCommon(a: Bitset, b: Bitset): number {
  let sum = 0
  for (let word = 0; word < a.length; word++) sum += ones((a[word] ?? 0) & (b[word] ?? 0))
  return sum
}

export function haveCommon(a: Bitset, b: Bitset): boolean {
  for (let word = 0; word < a.length; word++) if (((a[word] ?? 0) & (b[word] ?? 0)) !== 0) return true
  return false
}

/** Set bits of a 32-bit word, added up in parallel. */
function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
