import { type Language, shopTimeZone } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import { loggedPhrase } from '../../rules/logged-phrase.ts'
import { addCounts, type CountedPhrase, listPhrases, type SearchedPhrase } from './search-log.store.ts'

export interface SearchLog {
  /** Somebody asked for what a phrase finds. Costs nothing there and then, and never fails. */
  searched: (search: { phrase: string; language: Language; hits: number }) => void
  /** Somebody followed what a phrase found; `place` from 1. */
  clicked(click: { phrase: string; language: Language; place: number }): void
  /** Writes what has been counted so far; rejects when the database cannot. */
  flush(): Promise<void>
  /** Writes what is left. */
  stop: () => Promise<void>
  /** What was searched for most within the last days, today among them. */
  top(asked: { days: number; language: Language | null; most: number }): Promise<SearchedPhrase[]>
  /** The same of what found nothing. */
  none(asked: { days: number; language: Language | null; most: number }): Promise<SearchedPhrase[]>
}

export interface SearchLogOptions {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  /** How long counts wait for others, in milliseconds. */
  waitMs?: number
}

const defaultWaitMs = 5_000
/** Counts that are written at once, and the most that wait while the database is away: later phrases are not counted then. */
const manyPhrases = 500
const maxPhrases = 5_000

/**
 * Counts searches: phrase, language, day, products found, places clicked. Counts are gathered in memory and written together,
 * so that no search waits for them; a process that dies takes a few seconds of them with it. What may say something of a
 * person is left out (`loggedPhrase`), and nothing says who searched.
 */
export function createSearchLog({ db, clock, log, waitMs = defaultWaitMs }: SearchLogOptions): SearchLog {
  let waiting = new Map<string, CountedPhrase>()
  let writing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  function count(phrase: string, language: Language, change: (counted: CountedPhrase) => void): void {
    const logged = loggedPhrase(phrase)
    if (logged === null) return
    const day = dayOf(clock.now())
    const key = `${day} ${language} ${logged}`
    let counted = waiting.get(key)
    if (counted === undefined) {
      if (waiting.size >= maxPhrases) return
      counted = { day, language, phrase: logged, searches: 0, hits: 0, clicks: 0, clickedPositions: 0 }
      waiting.set(key, counted)
    }
    change(counted)
    if (waiting.size === manyPhrases) void flush().catch(() => {})
    else timer ??= setTimeout(() => void flush().catch(() => {}), waitMs).unref()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.catch(() => {}).then(write)
    return writing
  }

  async function write(): Promise<void> {
    const counts = waiting
    waiting = new Map()
    try {
      if (counts.size > 0) await addCounts(db, [...counts.values()])
    } catch (error) {
      log.warn({ err: error }, 'searches could not be counted')
      requeue(counts)
      throw error
    }
  }

  /** For the next time. What was counted meanwhile is added. */
  function requeue(counts: Map<string, CountedPhrase>): void {
    for (const [key, later] of waiting) {
      const earlier = counts.get(key)
      if (earlier === undefined) {
        if (counts.size < maxPhrases) counts.set(key, later)
        continue
      }
      earlier.searches += later.searches
      earlier.clicks += later.clicks
      earlier.clickedPositions += later.clickedPositions
      if (later.searches > 0) earlier.hits = later.hits
    }
    waiting = counts
    timer ??= setTimeout(() => void flush().catch(() => {}), waitMs).unref()
  }

  const list =
    (found: 'any' | 'nothing'): SearchLog['top'] =>
    ({ days, language, most }) =>
      listPhrases(db, { since: dayBefore(clock.now(), days - 1), language, found, most })

  return {
    searched: ({ phrase, language, hits }) =>
      count(phrase, language, (counted) => {
        counted.searches++
        counted.hits = hits
      }),
    clicked: ({ phrase, language, place }) =>
      count(phrase, language, (counted) => {
        counted.clicks++
        counted.clickedPositions += place
      }),
    flush,
    stop: () => flush().catch(() => {}),
    top: list('any'),
    none: list('nothing'),
  }
}

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone })

/** `2026-11-21`, in shop time. */
const dayOf = (moment: Date): string => dayFormat.format(moment)

/** The day so many days before a moment's. */
function dayBefore(moment: Date, days: number): string {
  const noon = new Date(`${dayOf(moment)}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() - days)
  return noon.toISOString().slice(0, 10)
}
