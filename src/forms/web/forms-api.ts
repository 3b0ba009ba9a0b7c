import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { FormAnswer } from '../contract/forms-api.ts'

/** Timeout that lets a slow line send a file. */
const sendingMs = 60_000

export const fetchStamp = (formId: number): Promise<{ stamp: string }> => callApi(`/api/forms/${formId}/stamp`)

export const sendForm = (formId: number, multipart: FormData, language: Language): Promise<FormAnswer> =>
  callApi(`/api/forms/${formId}`, { method: 'POST', language, multipart, timeoutMs: sendingMs })

export const confirmEntry = (identifier: string, signal: AbortSignal): Promise<void> =>
  callApi('/api/thankyoupage', { query: { identifier }, signal, read: 'none' })
