import type { Language } from '#src/common/locale.ts'

/** Where a subscription to releases is ended. */
export const endPath = '/subscriptions/press'

/** `language` where the page is to open in it. */
export const endUrl = (token: string, language?: Language): string =>
  `${endPath}?token=${encodeURIComponent(token)}${language === undefined ? '' : `&language=${language}`}`
