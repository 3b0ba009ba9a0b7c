import type { Executor } from '../database/database.ts'
import { addHit, removeHit, removeHits } from './rate-limit.store.ts'

/** So many tries in a time, counted for all processes together: for what decides itself what a try is. */
export interface Gate {
  /** Holds nothing that may not stand in a table: of an address its keyed hash. */
  key: string
  max: number
  windowMs: number
}

export type Passage =
  /** `giveBack`: it was no try after all. */
  { isOpen: true; giveBack: () => Promise<void> } | Closed

/** `isFirst`: this try is the one that shut it. */
interface Closed {
  isOpen: false
  seconds: number
  key: string
  isFirst: boolean
}

export type Gates = ReturnType<typeof createGates>

/** `isOff`: for load runs, and never for what guards passwords and second factors. */
export function createGates(db: Executor, isOff = false) {
  /** One after the other: who is beyond the first is not counted at the second. */
  return async function pass(gates: readonly Gate[]): Promise<Passage> {
    const hits: [key: string, until: string][] = []
    for (const { key, max, windowMs } of isOff ? [] : gates) {
      const { count, seconds, until } = await addHit(db, key, windowMs)
      if (count > max) return { isOpen: false, seconds: Math.max(1, seconds), key, isFirst: count === max + 1 }
      hits.push([key, until])
    }
    return {
      isOpen: true,
      // What cannot be given back ends by itself.
      giveBack: async () => void (await Promise.allSettled(hits.map(([key, until]) => removeHit(db, key, until)))),
    }
  }
}

/** Opens those whose keys begin so. */
export const openGates = (db: Executor, beginnings: readonly string[]): Promise<void> => removeHits(db, beginnings)
