import { sql } from 'drizzle-orm'
import type { Log } from '#src/platform/logging.ts'
import type { Database, Executor, Transaction } from '../database/database.ts'
import { type Listener, openListener } from '../database/listener.ts'
import { afterCommit, databaseOf } from '../database/transaction.ts'
import { purgeLag } from '../metrics/process-metrics.ts'
import { insertEvent, listEvents, type Position } from './cache-event.store.ts'

/*
 * Tells processes which cache entries to drop. The event is a row of the transaction that made the change, so it exists
 * exactly when the change does. After the commit a notification without content wakes all listeners, which read the rows: a
 * notification that is lost, or never sent because its process died, is made up for by a poll once a second. NOTIFY stays
 * outside the business transaction, where it would make all commits of the database queue up behind each other.
 */

export interface CacheEvents {
  /** Begins to listen; rejects when the database cannot be reached. */
  start(): Promise<void>
  stop(): Promise<void>
}

export interface CacheEventsOptions {
  /** The database that is read after an event. */
  db: Executor
  /** Changes with the server behind `db`, which may be behind the one before: all is invalidated then. */
  route?: () => number
  /** URL of the primary database: listening takes a separate connection. */
  url: string
  log: Log
  /** Called with tags, or with 'all' when events may have been missed. It must not throw. */
  onInvalidate: (tags: readonly string[] | 'all') => void
  /** How often to look without having been notified, in milliseconds. */
  pollMs?: number
}

const channel = 'cache_event'

/** Writes the event with the change; `tx` must come from `inTransaction`. Tags are e.g. `product:AB-12` or `nav:fi`. */
export async function emitCacheEvent(tx: Transaction, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  await insertEvent(tx, tags)
  const db = databaseOf(tx)
  afterCommit(tx, () => notify(db))
}

// At most one notification under way and one to follow it, however many transactions commit meanwhile.
const notifying = new WeakMap<Database, { again: boolean }>()

function notify(db: Database): void {
  const current = notifying.get(db)
  if (current !== undefined) {
    current.again = true
    return
  }
  const state = { again: false }
  notifying.set(db, state)
  const send = async (): Promise<void> => {
    do {
      state.again = false
      await db.execute(sql`select pg_notify(${channel}, '')`)
    } while (state.again)
  }
  // A listener that misses the notification finds the event by its poll, once a second.
  void send()
    .catch(() => {})
    .finally(() => notifying.delete(db))
}

export function createCacheEvents(options: CacheEventsOptions): CacheEvents {
  const { db, route = () => 0, log, onInvalidate } = options
  let knownRoute = route()
  let position: Position | null = null
  let reading: Promise<void> | null = null
  let readAgain = false
  let failing = false
  let listener: Listener | null = null
  let poll: NodeJS.Timeout | undefined

  /** Reads new events; the first success after a failure invalidates everything. */
  const read = async (): Promise<void> => {
    try {
      const asked = route()
      const events = await listEvents(db, position)
      position = events.position
      if (failing || asked !== knownRoute) {
        failing = false
        knownRoute = asked
        onInvalidate('all')
      } else if (events.tags.length > 0) {
        onInvalidate(events.tags)
        if (events.oldestSeconds !== null) purgeLag.observe(events.oldestSeconds)
      }
    } catch (error) {
      if (!failing) log.warn({ err: error }, 'cache events cannot be read')
      failing = true
    }
  }

  /** One read at a time; a request during a read means one more read after it. */
  const wake = (): void => {
    if (reading !== null) {
      readAgain = true
      return
    }
    reading = read().finally(() => {
      reading = null
      if (readAgain) {
        readAgain = false
        wake()
      }
    })
  }

  return {
    async start() {
      knownRoute = route()
      position = (await listEvents(db, null)).position
      listener = await openListener({
        url: options.url,
        channel,
        applicationName: 'cache events',
        log,
        onNotification: wake,
        onReconnect: () => onInvalidate('all'),
      })
      poll = setInterval(wake, options.pollMs ?? 1_000).unref()
    },
    async stop() {
      clearInterval(poll)
      await listener?.close()
      await reading
    },
  }
}
