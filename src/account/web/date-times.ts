import { type Language, localeTag, shopTimeZone } from '#src/common/locale.ts'

/** Formats a time in the shop's time zone: "23.11.2026 klo 10.42". */
export const dayAndTime = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(localeTag(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: shopTimeZone,
  }).format(new Date(moment))
