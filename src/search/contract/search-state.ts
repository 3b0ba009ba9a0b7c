import { isDefaultListState, parseListState, type QueryPairs } from '#src/listing/contract/list-state.ts'
import { cleanPhrase } from '#src/common/search-phrase.ts'
import { parseCategoryIds } from '#src/content/contract/content-search.ts'

/** What the search page's address says in addition to the state of the product list. */
export interface SearchState {
  /** Trimmed, one blank between words; empty: nothing is looked for. */
  phrase: string
  /** Chosen facets of the content search at the start. */
  categoryIds: number[]
  /** Null: the default tab. */
  tab: string | null
}

export function parseSearchState(query: QueryPairs): SearchState {
  const pairs = [...query]
  const first = (wanted: string): string | null => pairs.find(([name]) => name === wanted)?.[1] ?? null
  return {
    phrase: cleanPhrase(first('q') ?? ''),
    categoryIds: parseCategoryIds(pairs.filter(([name]) => name === 'categoryIds').map(([, value]) => value)),
    tab: first('tab'),
  }
}

/** Address of the search page for a phrase. */
export const searchUrl = (searchPage: string, phrase: string): string =>
  phrase === '' ? searchPage : `${searchPage}?q=${encodeURIComponent(phrase)}`

/**
 * Whether an address asks for a phrase and no more: neither a tab, nor facets, nor a state of the list. Such a search may end on
 * a page that operators lead its phrase to; any other comes from the results and goes on among them.
 */
export function isPlainSearch(query: QueryPairs): boolean {
  const pairs = [...query]
  const { phrase, categoryIds, tab } = parseSearchState(pairs)
  return phrase !== '' && categoryIds.length === 0 && tab === null && isDefaultListState(parseListState(pairs))
}
