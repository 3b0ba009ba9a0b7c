/** Sets of small integers, 32 to a word. All sets of an operation have the same length. */
export type Bitset = Int32Array<ArrayBuffer>

export const createBitset = (size: number): Bitset => new Int32Array(Math.ceil(size / 32))

export function setBit(bits: Bitset, index: number, on: boolean): void {
  const word = index >>> 5
  const mask = 1 << (index & 31)
  bits[word] = on ? (bits[word] ?? 0) | mask : (bits[word] ?? 0) & ~mask
}

export const hasBit = (bits: Bitset, index: number): boolean => ((bits[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0

export function intersection(a: Bitset, b: Bitset): Bitset {
  const common = a.slice()
  for (let word = 0; word < common.length; word++) common[word] = (common[word] ?? 0) & (b[word] ?? 0)
  return common
}

export function addAll(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) | (other[word] ?? 0)
}

export function overlap(a: Bitset, b: Bitset): boolean {
  for (let word = 0; word < a.length; word++) if (((a[word] ?? 0) & (b[word] ?? 0)) !== 0) return true
  return false
}

/** How many two sets have in common; of one set, `countCommon(set, set)`. */
export function countCommon(a: Bitset, b: Bitset): number {
  let sum = 0
  for (let word = 0; word < a.length; word++) {
    const common = (a[word] ?? 0) & (b[word] ?? 0)
    if (common === 0) continue
    // Counts of pairs of bits, then of fours, then of bytes, which the multiplication adds up.
    const pairs = common - ((common >>> 1) & 0x55555555)
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
    sum += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return sum
}
