import type { Language } from '#src/common/locale.ts'
import { withToken } from '#src/consents/server/cds/token-pages.ts'

/** Where a subscription to releases is ended. */
export const endPath = '/subscriptions/press'

export const endUrl = (token: string, language?: Language): string => withToken(endPath, token, language)
