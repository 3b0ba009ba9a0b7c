import { shopDay } from '#src/common/working-days.ts'
import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { ownTerms } from '../../rules/own-terms.ts'
import { listPhrases } from './search-log.store.ts'

/** What others search for, most asked first; phrases as `loggedPhrase` keeps them. Empty when nothing is known. */
export type PopularTerms = (language: Language, most: number) => Promise<string[]>

export interface PopularTermsOptions {
  db: Database
  clock: Clock
  /** Names of everything in the shop. */
  listNames: (language: Language) => readonly string[]
}

/** Terms of a fortnight: seasons show, days do not. */
const days = 14
/** Most frequent phrases read, because some may not be shown. */
const candidates = 100
const freshMs = 10 * 60_000
const dayMs = 86_400_000

/**
 * Reads popular terms from the database at most every ten minutes per language; in between, and while it is unavailable, the
 * last ones are returned. Every word must occur in a name of the range, so that visitors cannot plant terms for others to
 * see.
 */
export function createPopularTerms({ db, clock, listNames }: PopularTermsOptions): PopularTerms {
  const known = new Map<Language, { at: number; terms: Promise<string[]> }>()

  async function read(language: Language): Promise<string[]> {
    const since = shopDay(new Date(+clock.now() - days * dayMs))
    const rows = await listPhrases(db, { since, language, found: 'something', most: candidates })
    return ownTerms(
      rows.map(({ phrase }) => phrase),
      listNames(language),
    )
  }

  return async (language, most) => {
    const now = +clock.now()
    const last = known.get(language)
    let entry = last
    if (entry === undefined || now - entry.at >= freshMs) {
      entry = { at: now, terms: read(language).catch(() => last?.terms ?? []) }
      known.set(language, entry)
    }
    // The cached terms serve while new ones load: no request waits for popular terms.
    return (await (last ?? entry).terms).slice(0, most)
  }
}
