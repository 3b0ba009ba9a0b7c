import type { SentFormList, SubmissionList, SubmissionQuery } from '#src/forms/contract/submissions.ts'
import { ask } from '../ask.ts'

/* Calls of the sent forms. What the server says of faults is in the language of the editor's own words. */

export const fetchForms = () => ask<SentFormList>('/forms')
export const fetchSubmissions = (query: SubmissionQuery) => ask<SubmissionList>('/submissions', { query })
export const removeSubmission = (id: string): Promise<void> =>
  ask(`/submissions/${id}`, { method: 'DELETE', read: 'none' })
