/** A seeded source of chance (mulberry32): a run that failed can be run again as it was. */
export interface Chance {
  seed: number
  /** 0 inclusive to 1 exclusive. */
  next(): number
  /** Both ends included. */
  between(least: number, most: number): number
  pick<T>(items: readonly T[]): T
  shuffled<T>(items: readonly T[]): T[]
}

export function createChance(seed = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000_007)): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return {
    seed,
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number], // never empty here
    shuffled(items) {
      const copy = [...items]
      for (let last = copy.length - 1; last > 0; last--) {
        const other = between(0, last)
        const kept = copy[last] as (typeof items)[number] // both indexes are inside
        copy[last] = copy[other] as (typeof items)[number] // as above
        copy[other] = kept
      }
      return copy
    },
  }
}
