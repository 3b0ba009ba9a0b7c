import { dayName } from '#src/common/day-name.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { type Language, localeTag } from '#src/common/locale.ts'
import { shopDay } from '#src/common/working-days.ts'
import type { OfferedPoint, WindowsAnswer } from '../contract/delivery.ts'
import { hoursBetween, mapUrl } from '../rules/delivery-texts.ts'
import type { FoundPoint, OpeningHours, ProviderWindow } from './provider/delivery-provider.ts'

export function presentPoint(
  { point, openingHours, isFull, distanceMeters }: FoundPoint,
  now: Date,
  language: Language,
  text: TextLookup,
): OfferedPoint {
  return {
    ...point,
    distance: distanceMeters === null ? '' : displayDistance(distanceMeters, language),
    hours: hoursToday(openingHours, now, language, text),
    isFull,
    mapUrl: mapUrl(point),
  }
}

export const presentWindow = (
  { date, from, to, isFull }: ProviderWindow,
  language: Language,
): WindowsAnswer['windows'][number] => ({
  date,
  from,
  to,
  day: dayName(date, language),
  time: hoursBetween(from, to, language),
  isFull,
})

/** "350 m", "1,2 km", "61 km" */
function displayDistance(meters: number, language: Language): string {
  if (meters < 1_000) return `${Math.round(meters / 50) * 50}\u00a0m`
  const digits = meters < 10_000 ? 1 : 0
  const number = new Intl.NumberFormat(localeTag(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${number.format(meters / 1_000)}\u00a0km`
}

/** "Tänään 6–23"; empty where nothing is known. */
function hoursToday(openingHours: readonly OpeningHours[], now: Date, language: Language, text: TextLookup): string {
  if (openingHours.length === 0) return ''
  // `getUTCDay` counts Sunday as 0, opening hours as 7.
  const weekday = new Date(`${shopDay(now)}T12:00:00Z`).getUTCDay() || 7
  const today = openingHours.find(({ days }) => days.includes(weekday))
  if (!today) return text(language, 'delivery/closed-today')
  if (today.opens === '00:00' && today.closes === '24:00') return text(language, 'delivery/always-open')
  return text(language, 'delivery/open-today', { hours: hoursBetween(today.opens, today.closes, language) })
}
