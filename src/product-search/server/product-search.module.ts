import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { ProductLists } from '#src/listing/server/product-lists.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import { createExclusionSearch } from './exclusion-search.ts'
import { type RedirectOf, productSearchRoutes } from './product-search.routes.ts'
import { createProductSearch } from './product-search.ts'
import { createProductSuggestions } from './product-suggestions.ts'
import { synonymResource } from './synonyms.resource.ts'
import { createSearchQueries, type OnSearched } from './search-queries.ts'

export interface ProductSearchModuleDeps {
  db: Database
  clock: Clock
  reads?: Executor
  log: Pick<Log, 'warn'>
  text: TextLookup
  lists: ProductLists
  onSearched: OnSearched
  redirectOf: RedirectOf
}

/** Which products a phrase finds. */
export function createProductSearchModule(deps: ProductSearchModuleDeps) {
  const { text, lists, onSearched, redirectOf } = deps
  const engine = createProductSearch(deps)
  const search = createExclusionSearch(engine, lists)
  const queries = createSearchQueries({ text, lists, search, onSearched })
  return {
    /** Ids of what a phrase finds, best first. */
    found: (language: Language, phrase: string): readonly number[] => search.search(language, phrase).ids,
    queries,
    synonyms: engine.synonyms,
    suggestions: createProductSuggestions({ lists, search, text }),
    resources: [synonymResource(deps)],
    routes: [productSearchRoutes({ queries, redirectOf })],
    invalidate: engine.invalidate,
    start: engine.start,
    stop: engine.stop,
  }
}
