import type { Language } from '#src/common/locale.ts'
import { withToken } from '#src/consents/server/cds/token-pages.ts'

/** Path where a subscriber ends a subscription to releases. */
export const endPath = '/subscriptions/press'

export const endUrl = (token: string, language?: Language): string => withToken(endPath, token, language)
