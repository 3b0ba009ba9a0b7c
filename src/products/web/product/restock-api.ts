import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'

/** One mail to `email` when the variation can be bought again. */
export const requestRestock = (code: string, email: string, language: Language): Promise<void> =>
  callApi('/api/inventory/notify', { method: 'POST', body: { code, email, language }, language, read: 'none' })
