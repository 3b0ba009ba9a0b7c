import { type Language, localeTag, shopTimeZone } from '#src/common/locale.ts'

/** The day of a moment, formatted for reading: `4.9.2026`, `4 Sept 2026`. */
export const dayOf = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(localeTag(language), { dateStyle: 'medium', timeZone: shopTimeZone }).format(new Date(moment))
