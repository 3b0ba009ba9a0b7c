import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { PrivacyState } from '../contract/privacy.ts'

/* Responses name days in the language of the request. */

export const fetchPrivacyState = (language: Language): Promise<PrivacyState> =>
  callApi('/api/cda/me/privacy', { language })

export const askForExport = (language: Language): Promise<PrivacyState> =>
  callApi('/api/cda/me/export', { method: 'POST', language })

export const askForDeletion = (language: Language, password: string): Promise<PrivacyState> =>
  callApi('/api/cda/me', { method: 'DELETE', body: { password }, language })

export const keepAccount = (language: Language): Promise<PrivacyState> =>
  callApi('/api/cda/me/keep', { method: 'POST', language })
