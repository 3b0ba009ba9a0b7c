import { keepPreviousData } from '@tanstack/react-query'
import type { Language } from '#src/common/locale.ts'
import { defaultListState } from '#src/listing/contract/list-state.ts'
import { productListKey } from '#src/listing/contract/query-keys.ts'
import { fetchProductList } from '#src/listing/web/list-api.ts'
import { contentDropdownHits } from '#src/content/contract/content-search.ts'
import { contentSearchKey } from '../contract/query-keys.ts'
import { fetchContentHits, fetchSuggestions } from './search-api.ts'
import { searchMinLength } from '#src/common/search-phrase.ts'

/** Product searches are kept for an hour (specification 1, 7.1); the others live as long. */
const freshMs = 3_600_000
const cacheTimes = { staleTime: freshMs, gcTime: freshMs }

interface Asked {
  signal: AbortSignal
}

/** Superseded questions are aborted, and an answer belongs to its question: none can overtake another. */
export const suggestQuery = (language: Language, phrase: string) => ({
  queryKey: ['suggest', language, phrase],
  queryFn: ({ signal }: Asked) => fetchSuggestions(language, phrase, signal),
  enabled: phrase.length >= searchMinLength,
  retry: false,
  ...cacheTimes,
})

export const contentDropdownQuery = (language: Language, phrase: string) => ({
  queryKey: ['content-dropdown', language, phrase],
  queryFn: ({ signal }: Asked) => fetchContentHits(language, { phrase, pageSize: contentDropdownHits }, signal),
  enabled: phrase !== '',
  retry: false,
  ...cacheTimes,
})

/** Page 1 without filters: how many products there are, and what the list starts from. */
export const plainProductsQuery = (language: Language, phrase: string) => ({
  queryKey: productListKey(language, { phrase }, defaultListState),
  queryFn: ({ signal }: Asked) => fetchProductList(language, { phrase }, defaultListState, signal),
  enabled: phrase.length >= searchMinLength,
  ...cacheTimes,
})

export const contentPageQuery = (language: Language, phrase: string, categoryIds: readonly number[], page: number) => ({
  queryKey: contentSearchKey(language, phrase, categoryIds, page),
  queryFn: ({ signal }: Asked) => fetchContentHits(language, { phrase, categoryIds, page }, signal),
  placeholderData: keepPreviousData,
  ...cacheTimes,
})
