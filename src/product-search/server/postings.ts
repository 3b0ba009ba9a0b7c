/*
 * Which products a word stands in. An entry is one 32-bit number: the product's slot above, the set of fields below. Most
 * words stand in one product: those need no list of their own.
 */

import { fieldBitCount } from '../rules/fields.ts'

export const slotShift = fieldBitCount
export const fieldMask = (1 << fieldBitCount) - 1
/** Slots that fit beside the fields. */
export const mostSlots = 1 << (31 - fieldBitCount)

export type Postings = ReturnType<typeof createPostings>

export function createPostings() {
  let counts = new Int32Array(1_024)
  let single = new Int32Array(1_024)
  const lists: (Int32Array | undefined)[] = []
  let bytes = 0

  function add(word: number, slot: number, fields: number): void {
    if (word >= counts.length) {
      counts = widened(counts, word + 1)
      single = widened(single, word + 1)
    }
    const count = counts[word] ?? 0
    const entry = (slot << slotShift) | fields
    counts[word] = count + 1
    if (count === 0) {
      single[word] = entry
      return
    }
    let list = lists[word]
    if (list === undefined || count === list.length) {
      const wider = new Int32Array(Math.max(4, count + (count >> 1)))
      if (list === undefined) wider[0] = single[word] ?? 0
      else wider.set(list)
      bytes += (wider.length - (list?.length ?? 0)) * 4
      lists[word] = list = wider
    }
    list[count] = entry
  }

  return {
    add,
    count: (word: number): number => counts[word] ?? 0,
    /** The first `count(word)` entries are valid; later products come later. */
    entries(word: number): Int32Array {
      const count = counts[word] ?? 0
      return lists[word]?.subarray(0, count) ?? single.subarray(word, word + count)
    },
    /** Gives back what lists have grown ahead. */
    trim(): void {
      for (const [word, list] of lists.entries()) {
        const count = counts[word] ?? 0
        if (list === undefined || list.length === count) continue
        bytes -= (list.length - count) * 4
        lists[word] = list.slice(0, count)
      }
    },
    bytes: () => bytes + counts.byteLength + single.byteLength,
  }
}

function widened(old: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(Math.max(least, old.length * 2))
  wider.set(old)
  return wider
}
