import type { Executor } from '../database/database.ts'
import type { Log } from '../logging.ts'
import { logSecurity } from '../security-log.ts'
import { addHit, removeHit, removeHits } from './rate-limit.store.ts'

/** So many tries in a time, counted for all processes together: for what decides itself what a try is. */
export interface RateLimitRule {
  /** Holds nothing that may not stand in a table: of an address its keyed hash. */
  key: string
  max: number
  windowMs: number
  /** What is counted, and of whom (the account, or a keyed hash), as the security log has it. */
  limiter: string
  who: string
  /** What a try has to pass in its place once it is full; without it, the try is refused. */
  beyond?: readonly RateLimitRule[]
}

export type Passage =
  /** `giveBack`: it was no try after all. */
  { isOpen: true; giveBack: () => Promise<void> } | Closed

interface Closed {
  isOpen: false
  seconds: number
}

export type RateLimiter = ReturnType<typeof createRateLimiter>

/** `isOff`: for load runs, and never for what guards passwords and second factors. */
export function createRateLimiter(db: Executor, { log, isOff = false }: { log: Pick<Log, 'warn'>; isOff?: boolean }) {
  async function count(
    rateLimiter: readonly RateLimitRule[],
    hits: [key: string, until: string][],
  ): Promise<Closed | null> {
    for (const { key, max, windowMs, limiter, who, beyond } of rateLimiter) {
      const { count: tries, seconds, until } = await addHit(db, key, windowMs)
      if (tries <= max) {
        hits.push([key, until])
        continue
      }
      if (!beyond && tries === max + 1) logSecurity(log, { event: 'limiter-shut', limiter, who })
      const closed = beyond ? await count(beyond, hits) : ({ isOpen: false, seconds: Math.max(1, seconds) } as const)
      if (closed) return closed
    }
    return null
  }

  /** One after the other: who is beyond the first is not counted at the second. The try that shuts one is written down. */
  return async function pass(rateLimiter: readonly RateLimitRule[]): Promise<Passage> {
    const hits: [key: string, until: string][] = []
    const closed = isOff ? null : await count(rateLimiter, hits)
    return (
      closed ?? {
        isOpen: true,
        // What cannot be given back ends by itself.
        giveBack: async () => void (await Promise.allSettled(hits.map(([key, until]) => removeHit(db, key, until)))),
      }
    )
  }
}

/** Opens those whose keys begin so. */
export const openGates = (db: Executor, beginnings: readonly string[]): Promise<void> => removeHits(db, beginnings)
