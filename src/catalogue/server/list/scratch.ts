import type { Bitset } from './bitset.ts'

/**
 * Memory for the sets of one question, used again for the next. Among 100,000 products a question would leave 100 kB and more
 * behind, outside of what is cleaned up quickly: the whole heap would be gone through again and again.
 */
export interface Scratch {
  /** What was taken before belongs to the next question from now on. */
  reset(): void
  copyOf(bits: Bitset): Bitset
  /** An empty set of the same length. */
  emptyLike(bits: Bitset): Bitset
  /** Room for so many slots, with anything in it. */
  slots(size: number): Int32Array
}

export function createScratch(): Scratch {
  const sets: Bitset[] = []
  const lists: Int32Array[] = []
  let [setsTaken, listsTaken] = [0, 0]

  function set(length: number): Bitset {
    let bits = sets[setsTaken]
    if (bits?.length !== length) sets[setsTaken] = bits = new Int32Array(length)
    setsTaken++
    return bits
  }

  return {
    reset() {
      setsTaken = 0
      listsTaken = 0
    },
    copyOf(bits) {
      const copy = set(bits.length)
      copy.set(bits)
      return copy
    },
    emptyLike: (bits) => set(bits.length).fill(0),
    slots(size) {
      let list = lists[listsTaken]
      if (list === undefined || list.length < size) lists[listsTaken] = list = new Int32Array(size + (size >>> 1))
      listsTaken++
      return list.subarray(0, size)
    },
  }
}
