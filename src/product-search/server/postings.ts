/*
 * Which products a word stands in. An entry is one 32-bit number: the product's slot above, the set of fields below.
 */

import { fieldBitCount } from '../rules/fields.ts'

export const slotShift = fieldBitCount
export const fieldMask = (1 << fieldBitCount) - 1
/** Number of slots that fit into an entry together with the fields. */
export const maxSlots = 1 << (31 - fieldBitCount)

const none = new Int32Array(0)

export function createPostings() {
  const counts: number[] = []
  const lists: Int32Array[] = []

  return {
    add(word: number, slot: number, fields: number): void {
      const count = counts[word] ?? 0
      let list = lists[word] ?? none
      if (count === list.length) {
        const wider = new Int32Array(count + (count >> 1) + 1)
        wider.set(list)
        lists[word] = list = wider
      }
      list[count] = (slot << slotShift) | fields
      counts[word] = count + 1
    },
    count: (word: number): number => counts[word] ?? 0,
    /** Later products come later. */
    entries: (word: number): Int32Array => (lists[word] ?? none).subarray(0, counts[word] ?? 0),
    bytes: () => lists.reduce((sum, list) => sum + list.byteLength, 0),
  }
}
