import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { type Language, shopTimeZone } from '#src/common/locale.ts'
import { createBatchedCounts } from '#src/platform/batched-counts.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import { loggedPhrase } from '../../rules/logged-phrase.ts'
import { addCounts, type CountedPhrase, listPhrases, type SearchedPhrase } from './search-log.store.ts'

export interface SearchLog {
  /** Counts a search. Costs the request nothing, and never fails. */
  searched: (search: { phrase: string; language: Language; hits: number }) => void
  /** Counts a followed hit of a search; `place` from 1. */
  clicked(click: { phrase: string; language: Language; place: number }): void
  /** Writes what has been counted so far; rejects when the database cannot. */
  flush(): Promise<void>
  /** Writes what is left. */
  stop: () => Promise<void>
  /** What was searched for most within the last days, today among them. */
  top(asked: { days: number; language: Language | null; most: number }, actor: ShopActor): Promise<SearchedPhrase[]>
  /** The same of what found nothing. */
  none(asked: { days: number; language: Language | null; most: number }, actor: ShopActor): Promise<SearchedPhrase[]>
}

export interface SearchLogOptions {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  /** How long counts wait for others, in milliseconds. */
  waitMs?: number
}

/**
 * Counts searches: phrase, language, day, products found, places clicked. What may say something of a person is left out
 * (`loggedPhrase`), and nothing says who searched.
 */
export function createSearchLog({ db, clock, log, waitMs = 5_000 }: SearchLogOptions): SearchLog {
  const { count, flush, stop } = createBatchedCounts<CountedPhrase>({
    log,
    waitMs,
    add: (earlier, later) => ({
      ...later,
      searches: earlier.searches + later.searches,
      hits: later.searches > 0 ? later.hits : earlier.hits,
      clicks: earlier.clicks + later.clicks,
      clickedPositions: earlier.clickedPositions + later.clickedPositions,
    }),
    write: (counted) => addCounts(db, counted),
  })

  function countPhrase(
    { phrase, language }: { phrase: string; language: Language },
    counted: Pick<CountedPhrase, 'searches' | 'hits' | 'clicks' | 'clickedPositions'>,
  ): void {
    const logged = loggedPhrase(phrase)
    const day = dayOf(clock.now())
    if (logged !== null) count(`${day} ${language} ${logged}`, { day, language, phrase: logged, ...counted })
  }

  const list =
    (found: 'any' | 'nothing'): SearchLog['top'] =>
    ({ days, language, most }, actor) => {
      authorise(actor, 'search-admin:read')
      return listPhrases(db, { since: dayBefore(clock.now(), days - 1), language, found, most })
    }

  return {
    searched: (search) => countPhrase(search, { searches: 1, hits: search.hits, clicks: 0, clickedPositions: 0 }),
    clicked: (click) => countPhrase(click, { searches: 0, hits: 0, clicks: 1, clickedPositions: click.place }),
    flush,
    stop,
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
