import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { NewsList, NewsSource, NewsState } from '../contract/news-list.ts'
import type { NewsRelease } from '../contract/release.ts'

/** One page of releases. Throws an `ApiError`. */
export const fetchNews = (
  language: Language,
  { feedId, keywords, count }: NewsSource,
  { filters, year, page }: NewsState,
  signal: AbortSignal,
): Promise<NewsList> =>
  callApi(`/api/cision/releases/${encodeURIComponent(feedId)}`, {
    query: {
      page,
      pageSize: count,
      language,
      ...(filters.length > 0 && { filters: filters.join() }),
      ...(year !== null && { year }),
      ...(keywords !== '' && { keywords }),
    },
    language,
    signal,
  })

/** One release in whichever language it has. Throws an `ApiError`, 404 where there is none. */
export const fetchRelease = (id: string, language: Language, signal: AbortSignal): Promise<NewsRelease> =>
  callApi(`/api/cision/release/${encodeURIComponent(id)}`, { language, signal })
