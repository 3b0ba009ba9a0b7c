import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { Delivery } from '#src/content/server/content-delivery.ts'
import { contentSearchRoutes } from '#src/content/server/content-search.routes.ts'
import { contentTopics, createContentSearch, type SearchTopic } from '#src/content/server/content-search.ts'
import { createShortcuts } from '#src/content/server/shortcuts.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import { isOnlyOfProducts, parseQuery } from '#src/product-search/rules/without.ts'
import type { ProductSuggestions } from '#src/product-search/server/product-suggestions.ts'
import type { RecipeQueries } from '#src/recipes/server/recipe-queries.ts'
import type { SearchQueries } from '#src/product-search/server/search-queries.ts'
import type { FindPage } from '#src/shell/server/page-lookup.ts'
import type { SiteChrome } from '#src/shell/server/page-service.ts'
import { popularTermsMax, searchLogDays } from '../contract/limits.ts'
import { createPopularTerms } from './log/popular-terms.ts'
import type { SearchLog } from './log/search-log.ts'
import { searchResource } from './log/searches.resource.ts'
import { searchesReport } from './log/searches.report.ts'
import { phraseRedirectResource } from './redirects/phrase-redirects.resource.ts'
import type { RedirectLookup } from './redirects/redirect-lookup.ts'
import { searchPageExtras } from './search-page-extras.ts'
import { searchRoutes } from './search.routes.ts'
import { createSuggestions, type SuggestRecipes } from './suggestions.ts'

export interface SearchModuleDeps {
  db: Database
  clock: Clock
  text: TextLookup
  /** Both are made before: the product search is made with them, and this with the product search. */
  searchLog: SearchLog
  redirects: RedirectLookup
  findPage: FindPage
  products: { queries: SearchQueries; suggestions: ProductSuggestions }
  recipes: { queries: RecipeQueries; suggest: SuggestRecipes }
  delivery: Pick<Delivery, 'findBlock'>
  chrome: (language: Language) => Promise<SiteChrome>
}

/** Kinds of content that can be found. A domain with further page types adds its topics here. */
const searchTopics: readonly SearchTopic[] = [
  ...contentTopics,
  { name: 'location', id: 5, textKey: '/locations/search-topic', oneTextKey: '/locations/search-topic/one' },
  { name: 'recipe', id: 3, textKey: 'recipes/topic', oneTextKey: 'recipes/topic', isElsewhere: true },
]

/** Searching across domains. */
export function createSearchModule(deps: SearchModuleDeps) {
  const { db, clock, text, searchLog, redirects, delivery, chrome } = deps
  const { queries, suggestions } = deps.products
  const content = createContentSearch({
    db,
    text,
    topics: searchTopics,
    products: suggestions.hitSource,
    isOnlyOfProducts: (phrase) => isOnlyOfProducts(parseQuery(phrase)),
  })
  const popularTerms = createPopularTerms({ db, clock, listNames: suggestions.listNames })
  const suggest = createSuggestions({
    products: suggestions,
    content,
    recipes: deps.recipes.suggest,
    // Before there are enough popular terms, names of categories stand in for them.
    popularTerms: async (language) => [
      ...new Set([...(await popularTerms(language, popularTermsMax)), ...suggestions.listCategoryNames(language)]),
    ],
    redirectOf: redirects.find,
    ownTerms: async (language) => (await chrome(language)).navigation.searchSuggestions,
  })
  return {
    popularTerms,
    resources: [searchResource(deps), phraseRedirectResource(deps)],
    routes: [
      contentSearchRoutes({ search: content, shortcuts: createShortcuts({ db, delivery, search: content }) }),
      searchRoutes({ suggest, searchLog }),
    ],
    reports: [searchesReport({ db, text })],
    pageExtras: searchPageExtras({ products: queries, content, recipes: deps.recipes.queries, redirects }),
    invalidate: redirects.invalidate,
    stop: searchLog.stop,
  }
}

export const searchRetention: readonly RetentionRule[] = [
  { table: 'search_log', since: 'day', days: searchLogDays, reason: 'a season is enough to see what is looked for' },
]
