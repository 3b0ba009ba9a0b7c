import type { Language } from '#src/common/locale.ts'
import type { ContentSearchAnswer } from '#src/content/contract/content-search.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { SearchClick } from '../contract/search-click.ts'
import type { Suggestions } from '../contract/suggest.ts'

/** `phrase` must have the length a product search needs. */
export const fetchSuggestions = (language: Language, phrase: string, signal: AbortSignal): Promise<Suggestions> =>
  callApi('/api/search/suggest', { query: { q: phrase, language }, language, signal })

export interface ContentQuestion {
  phrase: string
  categoryIds?: readonly number[]
  /** Counted from 1. */
  page?: number
  pageSize?: number
}

export const fetchContentHits = (
  language: Language,
  { phrase, categoryIds = [], page, pageSize }: ContentQuestion,
  signal: AbortSignal,
): Promise<ContentSearchAnswer> =>
  callApi('/api/search/content', {
    query: { q: phrase, language, page, pageSize, ...(categoryIds.length > 0 && { categoryIds: categoryIds.join() }) },
    language,
    signal,
  })

/** Reports that a visitor followed a found product. The caller does not wait, and a lost report is not counted. */
export const reportClick = (click: SearchClick): void =>
  void callApi('/api/search/click', { method: 'POST', body: click, read: 'none' }).catch(() => undefined)
