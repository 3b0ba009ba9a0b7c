import { type Language, localeTag, shopTimeZone } from '#src/common/locale.ts'

/** Formats a day for reading: 9.12.2026, or 9 December 2026. */
export const dayOf = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeTag(language), {
    dateStyle: language === 'en' ? 'long' : 'short',
    timeZone: shopTimeZone,
  }).format(at)
