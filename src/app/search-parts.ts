import { contentSearchRoutes } from '#src/content/server/content-search.routes.ts'
import { contentTopics, createContentSearch, type SearchTopic } from '#src/content/server/content-search.ts'
import { createShortcuts } from '#src/content/server/shortcuts.ts'
import { searchPageExtras } from '#src/search/server/search-page-extras.ts'
import { searchRoutes } from '#src/search/server/search.routes.ts'
import { createSuggestions } from '#src/search/server/suggestions.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { SiteChrome } from '#src/shell/server/page-service.ts'
import type { createCatalogueParts } from './catalogue-parts.ts'

export interface SearchPartsOptions {
  db: Database
  text: TextLookup
  catalogue: ReturnType<typeof createCatalogueParts>
  chrome: (language: Language) => Promise<SiteChrome>
}

/** Kinds of content that can be found. A domain with page types of its own adds its topics here. */
const searchTopics: readonly SearchTopic[] = contentTopics

/** Searching across domains. */
export function createSearchParts({ db, text, catalogue, chrome }: SearchPartsOptions) {
  const content = createContentSearch({ db, text, topics: searchTopics, products: catalogue.suggestions.hitSource })
  const suggest = createSuggestions({
    products: catalogue.suggestions,
    content,
    // A log of searches takes its place when there is one.
    popularTerms: (language) => Promise.resolve(catalogue.suggestions.listCategoryNames(language)),
    ownTerms: async (language) => (await chrome(language)).navigation.searchSuggestions,
  })
  return {
    routes: [
      contentSearchRoutes({ search: content, shortcuts: createShortcuts({ db, search: content }) }),
      searchRoutes({ suggest }),
    ],
    pageExtras: searchPageExtras({ products: catalogue.queries, content }),
  }
}
