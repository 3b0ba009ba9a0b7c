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
/** Of so many of the most asked, some will not do. */
const candidates = 100
const freshMs = 10 * 60_000
const dayMs = 86_400_000

/**
 * Popular terms, asked of the database at most every ten minutes for a language; between, and while it is away, the last ones
 * are answered. Only phrases of words that stand in a name of the range: what somebody searches for to see it shown to others
 * is not shown.
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
    // The last answer while the next is on its way: nobody waits for what others search for.
    return (await (last ?? entry).terms).slice(0, most)
  }
}
