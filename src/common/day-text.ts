import { type Language, localeTag, shopTimeZone } from './locale.ts'

/** The day of a moment in shop time, in words: "25. marraskuuta 2026", "25 november 2026", "25 November 2026". */
export const dayText = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeTag(language), { dateStyle: 'long', timeZone: shopTimeZone }).format(at)

/** The same with the time of day. */
export const dateTimeText = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeTag(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shopTimeZone,
  }).format(at)

/** The time of day of a moment in shop time, "14.02"; a minute that has begun counts as the next. */
export const timeText = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeTag(language), { timeStyle: 'short', timeZone: shopTimeZone }).format(
    Math.ceil(at.getTime() / minuteMs) * minuteMs,
  )
const minuteMs = 60_000

/** The time of a shop day such as `2026-11-25`: noon in Greenwich is the same day in the shop. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)
