import type { Executor } from '../database/database.ts'
import type { Log } from '../logging.ts'
import { logSecurity } from '../security-log.ts'
import { rateLimited } from '../metrics/process-metrics.ts'
import { addHit, removeHit, removeHits } from './rate-limit.store.ts'

/** A limit of tries in a window, counted across all processes: for code that decides itself what a try is. */
export interface RateLimitRule {
  /** Contains only what may be stored in a table: the keyed hash of an address, not the address. */
  key: string
  max: number
  windowMs: number
  /** What is counted and for whom (the account, or a keyed hash), as the security log shows it. */
  limiter: string
  who: string
  /** Rules that a try must pass instead once this one is full; without them, the try is refused. */
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
      if (!beyond) rateLimited.inc({ limit: limiter })
      const closed = beyond ? await count(beyond, hits) : ({ isOpen: false, seconds: Math.max(1, seconds) } as const)
      if (closed) return closed
    }
    return null
  }

  /**
   * Checks the rules in order: a try that exceeds the first is not counted at the second. The try that exhausts a rule is
   * logged.
   */
  return async function pass(rateLimiter: readonly RateLimitRule[]): Promise<Passage> {
    const hits: [key: string, until: string][] = []
    const closed = isOff ? null : await count(rateLimiter, hits)
    return (
      closed ?? {
        isOpen: true,
        // A hit that cannot be refunded expires by itself.
        giveBack: async () => void (await Promise.allSettled(hits.map(([key, until]) => removeHit(db, key, until)))),
      }
    )
  }
}

/** Resets the limits whose keys begin with one of these. */
export const openGates = (db: Executor, beginnings: readonly string[]): Promise<void> => removeHits(db, beginnings)
