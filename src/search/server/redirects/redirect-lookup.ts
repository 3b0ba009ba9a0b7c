import type { Language } from '#src/common/locale.ts'
import { isValidAt } from '#src/common/valid-time.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import type { FindPage, FoundPage } from '#src/shell/server/page-lookup.ts'
import type { SearchRedirect } from '../../contract/suggest.ts'
import { listPhraseRedirects, type PhraseRedirectRow } from './phrase-redirect.store.ts'
import { queryKey } from '#src/common/search-phrase.ts'

/** Written when a redirect of a phrase changes. */
export const phraseRedirectsTag = 'search-redirects'

/** A page that leads on would send visitors round in circles. */
export const isRedirectTarget = (page: Pick<FoundPage, 'template'>): boolean => page.template !== 'search-page'

export interface RedirectLookup {
  /** The page that a phrase leads to now; null: it is searched for. */
  find: (phrase: string, language: Language) => Promise<SearchRedirect | null>
  /** What cache events say. */
  invalidate: (tags: readonly string[] | 'all') => void
}

export interface RedirectLookupOptions {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  findPage: FindPage
}

/**
 * Finds the redirect of a phrase. The few redirects are cached in memory until an event says that they changed; whether the
 * page exists is checked each time. A search never fails because of it: while the database is unavailable, no phrase is
 * redirected.
 */
export function createRedirectLookup({ db, clock, log, findPage }: RedirectLookupOptions): RedirectLookup {
  let known: Promise<Map<string, PhraseRedirectRow[]>> | null = null

  function read(): Promise<Map<string, PhraseRedirectRow[]>> {
    if (known !== null) return known
    const reading = listPhraseRedirects(db, clock.now()).then((rows) => Map.groupBy(rows, keyOf))
    reading.catch(() => {
      if (known === reading) known = null
    })
    known = reading
    return reading
  }

  async function lookUp(phrase: string, language: Language): Promise<SearchRedirect | null> {
    const rows = (await read()).get(keyOf({ language, phrase: queryKey(phrase) })) ?? []
    const now = clock.now()
    const current = rows.findLast((row) => isValidAt(row, now))
    const page = current === undefined ? null : await findPage(current.target, language)
    return page !== null && isRedirectTarget(page) ? { url: page.url, name: page.name } : null
  }

  return {
    find: (phrase, language) =>
      lookUp(phrase, language).catch((error: unknown) => {
        log.warn({ err: error }, 'where a phrase leads could not be read')
        return null
      }),
    invalidate(tags) {
      if (tags === 'all' || tags.includes(phraseRedirectsTag)) known = null
    },
  }
}

const keyOf = ({ language, phrase }: Pick<PhraseRedirectRow, 'language' | 'phrase'>): string => `${language} ${phrase}`
