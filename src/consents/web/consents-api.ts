import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { ConsentChoiceBody, ConsentNotice } from '../contract/consents.ts'

export const fetchConsentNotices = (language: Language, signal: AbortSignal): Promise<ConsentNotice[]> =>
  callApi('/api/consents', { language, signal })

/** Logs a choice. The choice is valid without the log entry. */
export const logConsentChoice = (body: ConsentChoiceBody): Promise<void> =>
  callApi('/api/consents', { method: 'POST', body, read: 'none' })
