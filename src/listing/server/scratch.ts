/** Memory for so many slots or words, with anything in it. */
export type Room = (size: number) => Int32Array<ArrayBuffer>

/**
 * Memory for the sets of one question, used again for the next. Among 100,000 products a question would leave 100 kB and more
 * behind, outside of what is cleaned up quickly: the whole heap would be gone through again and again.
 */
export interface Scratch {
  /** What was taken before belongs to the next question from now on. */
  reset(): void
  room: Room
}

export function createScratch(): Scratch {
  const lists: Int32Array<ArrayBuffer>[] = []
  let taken = 0

  return {
    reset() {
      taken = 0
    },
    room(size) {
      let list = lists[taken]
      if (list === undefined || list.length < size) lists[taken] = list = new Int32Array(size + (size >>> 1))
      taken++
      return list.subarray(0, size)
    },
  }
}

/** Memory of its own, for what is kept. */
export const ownRoom: Room = (size) => new Int32Array(size)
