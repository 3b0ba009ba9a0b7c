import type { Executor } from '../database/database.ts'
import type { Log } from '../logging.ts'
import { logSecurity } from '../security-log.ts'
import { addHit, removeHit, removeHits } from './rate-limit.store.ts'

/** So many tries in a time, counted for all processes together: for what decides itself what a try is. */
export interface Gate {
  /** Holds nothing that may not stand in a table: of an address its keyed hash. */
  key: string
  max: number
  windowMs: number
  /** What is counted, and of whom (the account, or a keyed hash), as the security log has it. */
  limiter: string
  who: string
}

export type Passage =
  /** `giveBack`: it was no try after all. */
  { isOpen: true; giveBack: () => Promise<void> } | Closed

interface Closed {
  isOpen: false
  seconds: number
}

export type Gates = ReturnType<typeof createGates>

/** `isOff`: for load runs, and never for what guards passwords and second factors. */
export function createGates(db: Executor, { log, isOff = false }: { log: Pick<Log, 'warn'>; isOff?: boolean }) {
  /** One after the other: who is beyond the first is not counted at the second. The try that shuts one is written down. */
  return async function pass(gates: readonly Gate[]): Promise<Passage> {
    const hits: [key: string, until: string][] = []
    for (const { key, max, windowMs, limiter, who } of isOff ? [] : gates) {
      const { count, seconds, until } = await addHit(db, key, windowMs)
      if (count === max + 1) logSecurity(log, { event: 'limiter-shut', limiter, who })
      if (count > max) return { isOpen: false, seconds: Math.max(1, seconds) }
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
