import { type Language, localeTag, shopTimeZone } from '#src/common/locale.ts'

/** ISO 8601 → the day as an article shows it: `5. maaliskuuta 2024`, `5 mars 2024`, `05 March, 2024`. Empty: no such day. */
export function articleDate(iso: string, language: Language): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const format = new Intl.DateTimeFormat(localeTag(language), {
    day: language === 'en' ? '2-digit' : 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: shopTimeZone,
  })
  if (language !== 'en') return format.format(date)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    format.formatToParts(date).find((one) => one.type === type)?.value ?? ''
  return `${part('day')} ${part('month')}, ${part('year')}`
}

const wordsPerMinute = 180

/** Returns an adult's reading time of the HTML texts in whole minutes, at least one; in blocks, at any depth, only HTML counts. */
export function readingMinutes(...texts: unknown[]): number {
  const words = texts
    .map(htmlIn)
    .join(' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  return Math.max(1, Math.round(words.length / wordsPerMinute))
}

function htmlIn(value: unknown): string {
  if (typeof value === 'string') return value.includes('</') ? value : ''
  return typeof value === 'object' && value !== null ? Object.values(value).map(htmlIn).join(' ') : ''
}
