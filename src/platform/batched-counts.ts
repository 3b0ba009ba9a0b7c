import type { Log } from './logging.ts'

export interface BatchedCountsOptions<Count> {
  log: Pick<Log, 'warn'>
  /** How long counts wait for others, in milliseconds. */
  waitMs: number
  /** Merges two counts of one key. */
  add: (earlier: Count, later: Count) => Count
  write: (counts: readonly Count[]) => Promise<void>
}

/** Counts that are written at once, and the most that wait while the database is away: later keys are not counted then. */
const manyKeys = 500
const maxKeys = 5_000

/**
 * Gathers counts in memory by key and writes them together, so that no request waits for them; a process that dies loses a
 * few seconds of counts. Counts that could not be written wait for the next time.
 */
export function createBatchedCounts<Count>({ log, waitMs, add, write }: BatchedCountsOptions<Count>) {
  let waiting = new Map<string, Count>()
  let writing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  function put(key: string, count: Count): void {
    const earlier = waiting.get(key)
    if (earlier !== undefined) waiting.set(key, add(earlier, count))
    else if (waiting.size < maxKeys) waiting.set(key, count)
  }
  function flushSoon(): void {
    timer ??= setTimeout(() => void flush().catch(() => {}), waitMs).unref()
  }

  async function writeWaiting(): Promise<void> {
    const counts = waiting
    if (counts.size === 0) return
    waiting = new Map()
    try {
      await write([...counts.values()])
    } catch (error) {
      log.warn({ err: error }, 'counts could not be written')
      const later = waiting
      waiting = counts
      for (const [key, count] of later) put(key, count)
      flushSoon()
      throw error
    }
  }

  /** Writes the counts so far, after any write under way; rejects when it fails. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.catch(() => {}).then(writeWaiting)
    return writing
  }

  /** Counts in memory only, and never fails. */
  function count(key: string, counted: Count): void {
    put(key, counted)
    if (waiting.size === manyKeys) void flush().catch(() => {})
    else flushSoon()
  }

  /** Writes for the last time. */
  async function stop(): Promise<void> {
    await flush().catch(() => {})
    clearTimeout(timer)
  }

  return { count, flush, stop }
}
