import { contentSearchRoutes } from '#src/content/server/content-search.routes.ts'
import { contentTopics, createContentSearch, type SearchTopic } from '#src/content/server/content-search.ts'
import type { Delivery } from '#src/content/server/content-delivery.ts'
import { createShortcuts } from '#src/content/server/shortcuts.ts'
import { popularTermsMax } from '#src/search/contract/limits.ts'
import { createPopularTerms } from '#src/search/server/log/popular-terms.ts'
import { createSearchLog } from '#src/search/server/log/search-log.ts'
import { createRedirectLookup } from '#src/search/server/redirects/redirect-lookup.ts'
import { searchPageExtras } from '#src/search/server/search-page-extras.ts'
import { searchRoutes } from '#src/search/server/search.routes.ts'
import { createSuggestions } from '#src/search/server/suggestions.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import type { FindPage } from '#src/shell/server/page-lookup.ts'
import type { SiteChrome } from '#src/shell/server/page-service.ts'
import type { createCatalogueParts } from './catalogue-parts.ts'

export interface SearchPartsOptions {
  db: Database
  clock: Clock
  log: Log
  text: TextLookup
  catalogue: ReturnType<typeof createCatalogueParts>
  delivery: Pick<Delivery, 'findBlock'>
  chrome: (language: Language) => Promise<SiteChrome>
  /** Says which page a site path leads to. */
  findPage: FindPage
}

/** Kinds of content that can be found. A domain with page types of its own adds its topics here. */
const searchTopics: readonly SearchTopic[] = contentTopics

/** Searching across domains. */
export function createSearchParts({ db, clock, log, text, catalogue, delivery, chrome, findPage }: SearchPartsOptions) {
  const searchLog = createSearchLog({ db, clock, log })
  catalogue.joinSearchLog((search) => searchLog.searched(search))
  const redirects = createRedirectLookup({ db, clock, log, findPage })
  catalogue.joinRedirects(async (phrase, language) => (await redirects.find(phrase, language))?.url ?? null)
  const content = createContentSearch({ db, text, topics: searchTopics, products: catalogue.suggestions.hitSource })
  const popularTerms = createPopularTerms({ db, clock, listNames: catalogue.suggestions.listNames })
  const suggest = createSuggestions({
    products: catalogue.suggestions,
    content,
    // Until enough is known of what others look for, what the shop has.
    popularTerms: async (language) => [
      ...new Set([
        ...(await popularTerms(language, popularTermsMax)),
        ...catalogue.suggestions.listCategoryNames(language),
      ]),
    ],
    redirectOf: (phrase, language) => redirects.find(phrase, language),
    ownTerms: async (language) => (await chrome(language)).navigation.searchSuggestions,
  })
  return {
    routes: [
      contentSearchRoutes({ search: content, shortcuts: createShortcuts({ db, delivery, search: content }) }),
      searchRoutes({ suggest, searchLog }),
    ],
    searchLog,
    popularTerms,
    redirects,
    pageExtras: searchPageExtras({ products: catalogue.queries, content, redirects }),
  }
}
