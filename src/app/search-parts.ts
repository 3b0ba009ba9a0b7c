import { contentSearchRoutes } from '#src/content/server/content-search.routes.ts'
import { contentTopics, createContentSearch, type SearchTopic } from '#src/content/server/content-search.ts'
import { createShortcuts } from '#src/content/server/shortcuts.ts'
import { popularTermsMax } from '#src/search/contract/limits.ts'
import { createPopularTerms } from '#src/search/server/log/popular-terms.ts'
import { createSearchLog } from '#src/search/server/log/search-log.ts'
import { searchPageExtras } from '#src/search/server/search-page-extras.ts'
import { searchRoutes } from '#src/search/server/search.routes.ts'
import { createSuggestions } from '#src/search/server/suggestions.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import type { SiteChrome } from '#src/shell/server/page-service.ts'
import type { createCatalogueParts } from './catalogue-parts.ts'

export interface SearchPartsOptions {
  db: Database
  clock: Clock
  log: Log
  text: TextLookup
  catalogue: ReturnType<typeof createCatalogueParts>
  chrome: (language: Language) => Promise<SiteChrome>
}

/** Kinds of content that can be found. A domain with page types of its own adds its topics here. */
const searchTopics: readonly SearchTopic[] = contentTopics

/** Searching across domains. */
export function createSearchParts({ db, clock, log, text, catalogue, chrome }: SearchPartsOptions) {
  const searchLog = createSearchLog({ db, clock, log })
  catalogue.joinSearchLog((search) => searchLog.searched(search))
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
    ownTerms: async (language) => (await chrome(language)).navigation.searchSuggestions,
  })
  return {
    routes: [
      contentSearchRoutes({ search: content, shortcuts: createShortcuts({ db, search: content }) }),
      searchRoutes({ suggest, searchLog }),
    ],
    searchLog,
    popularTerms,
    pageExtras: searchPageExtras({ products: catalogue.queries, content }),
  }
}
