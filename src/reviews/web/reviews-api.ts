import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { NewReview, ReportReason, ReviewList, ReviewSort } from '../contract/reviews.ts'

export const fetchReviews = (
  query: { code: string; page: number; sort: ReviewSort },
  signal: AbortSignal,
): Promise<ReviewList> => callApi('/api/reviews', { query, signal })

/** `language` is the one the review is stored in. */
export const sendReview = (review: NewReview, language: Language): Promise<void> =>
  callApi('/api/reviews', { method: 'POST', body: review, language, read: 'none' })

export const sendReport = (id: string, reason: ReportReason, language: Language): Promise<void> =>
  callApi(`/api/reviews/${id}/report`, { method: 'POST', body: { reason }, language, read: 'none' })
