import type { Log } from '../logging.ts'

/**
 * A page that was fetched a moment before its purge may be stored a moment after it, with the old content: each purge is
 * repeated once such a page has arrived.
 */
const againAfterMs = 1_500

export interface EdgePurgeOptions {
  log: Pick<Log, 'warn'>
  send: (tags: readonly string[] | 'all') => Promise<void>
}

/** Passes purges on to the cache in front, one call at a time; what comes meanwhile goes together in the next. */
export function createEdgePurge({ log, send }: EdgePurgeOptions) {
  let waiting = new Set<string>()
  let isAllWaiting = false
  let sending: Promise<void> | null = null
  const timers = new Set<NodeJS.Timeout>()

  async function sendWaiting(): Promise<void> {
    while (isAllWaiting || waiting.size > 0) {
      const tags = isAllWaiting ? ('all' as const) : [...waiting]
      isAllWaiting = false
      waiting = new Set()
      // A purge that fails is not kept for later: the repetition is the second try, and pages expire within minutes.
      await send(tags).catch((error: unknown) => log.warn({ err: error }, 'the cache in front was not purged'))
    }
  }

  function add(tags: readonly string[] | 'all'): void {
    if (tags === 'all') isAllWaiting = true
    else for (const tag of tags) waiting.add(tag)
    sending ??= sendWaiting().finally(() => (sending = null))
  }

  /** Purges now and once more; it never throws. */
  function purge(tags: readonly string[] | 'all'): void {
    add(tags)
    const timer = setTimeout(() => {
      timers.delete(timer)
      add(tags)
    }, againAfterMs)
    timers.add(timer)
  }

  async function stop(): Promise<void> {
    for (const timer of timers) clearTimeout(timer)
    await sending
  }

  return { purge, stop }
}
