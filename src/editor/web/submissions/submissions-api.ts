import type { Language } from '#src/common/locale.ts'
import type { SentFormList, SubmissionList, SubmissionQuery } from '#src/forms/contract/submissions.ts'
import { type ApiRequest, callApi } from '#src/shell/web/http/api-client.ts'

/* Calls of the sent forms. What the server says of faults is in the language of the editor's own words. */

const ask = <Answer>(path: string, request: ApiRequest = {}): Promise<Answer> =>
  callApi<Answer>(`/api/cms${path}`, { language: document.documentElement.lang as Language, ...request }) // the server wrote it

export const fetchForms = () => ask<SentFormList>('/forms')
export const fetchSubmissions = (query: SubmissionQuery) => ask<SubmissionList>('/submissions', { query })
export const removeSubmission = (id: string): Promise<void> =>
  ask(`/submissions/${id}`, { method: 'DELETE', read: 'none' })
