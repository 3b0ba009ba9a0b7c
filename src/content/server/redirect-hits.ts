import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import { addHits, type RedirectHits as Hits } from './redirect.store.ts'

/** Counts who came by which redirect. */
export interface RedirectHits {
  /** Someone was sent on from here. Costs no query: counts wait for the next writing. */
  note(language: Language, fromPath: string): void
  /** Writes what waits; what could not be written waits on. */
  flush(): Promise<void>
  /** Writes for the last time. */
  stop(): Promise<void>
}

const writeEveryMs = 2_000
/** Paths between two writings; more are those of somebody who tries out addresses. */
const maxPaths = 5_000

export function createRedirectHits(deps: { db: Database; clock: Clock; log: Pick<Log, 'warn'> }): RedirectHits {
  let waiting = new Map<string, Hits>()
  let timer: NodeJS.Timeout | undefined

  function add(language: Language, fromPath: string, count: number, at: Date): void {
    const key = `${language} ${fromPath}`
    const known = waiting.get(key)
    if (known) known.count += count
    else if (waiting.size < maxPaths) waiting.set(key, { language, fromPath, count, at })
    if (known && at > known.at) known.at = at
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting
    if (batch.size === 0) return
    waiting = new Map()
    try {
      await addHits(deps.db, [...batch.values()])
    } catch (error) {
      deps.log.warn({ err: error }, 'hits of redirects could not be written')
      for (const { language, fromPath, count, at } of batch.values()) add(language, fromPath, count, at)
      wait()
    }
  }

  function wait(): void {
    timer ??= setTimeout(() => void flush(), writeEveryMs).unref()
  }

  return {
    note(language, fromPath) {
      add(language, fromPath, 1, deps.clock.now())
      wait()
    },
    flush,
    async stop() {
      await flush()
      clearTimeout(timer)
    },
  }
}
