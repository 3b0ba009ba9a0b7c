import { shopTimeZone } from '#src/common/locale.ts'

/** A shop day such as `2026-11-25` in words: "ke 25.11.". Noon, so that no time zone moves it to another day. */
export const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    timeZone: shopTimeZone,
  }).format(new Date(`${day}T12:00:00Z`))
