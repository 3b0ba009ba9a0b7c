import { type Language, localeTag, shopTimeZone } from '#src/common/locale.ts'
import { dayOverAt, momentOf } from '#src/common/shop-time.ts'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'

/** A moment as Helsinki's clocks show it. */
export const momentWords = (moment: Date, words: Language): string =>
  new Intl.DateTimeFormat(localeTag(words), {
    timeZone: shopTimeZone,
    ...dayParts,
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment)

/** An end: the last day that it includes, or the moment. */
export function endWords(moment: Date, words: Language, t: TextFunction): string {
  const last = dayOverAt(moment)
  if (last === null) return momentWords(moment, words)
  const day = new Intl.DateTimeFormat(localeTag(words), { timeZone: shopTimeZone, ...dayParts })
  return t('/edit/publish/day-over', { day: day.format(momentOf(last, 'begin') ?? moment) })
}

const dayParts = { weekday: 'long', day: 'numeric', month: 'numeric', year: 'numeric' } as const
