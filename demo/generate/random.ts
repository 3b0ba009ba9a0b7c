/** Numbers from 0 to 1 (exclusive), the same for the same seed. Mulberry32: small, quick, the same everywhere. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Choices of one product. */
export interface Chooser {
  /** From `least` to `most`, both included. */
  whole: (least: number, most: number) => number
  chance: (share: number) => boolean
  /** One of a list that is never empty. */
  pick: <T>(values: readonly T[]) => T
}

/** Every product chooses for itself, so that none depends on how many others are made with it. */
export function createChooser(seed: number, index: number): Chooser {
  const random = createRandom(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35))
  return {
    whole: (least, most) => least + Math.floor(random() * (most - least + 1)),
    chance: (share) => random() < share,
    pick: <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T, // never empty
  }
}
