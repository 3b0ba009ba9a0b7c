import type { TextLookup } from '#src/common/errors.ts'
import { dayAfter } from '#src/common/holidays.ts'
import type { Language } from '#src/common/locale.ts'
import { shopDay } from '#src/common/working-days.ts'
import type { LocationHit } from '../contract/location-list.ts'
import type { SpecialHours } from '../contract/location-page.ts'
import { type Hours, hoursOn, isOpenAt } from '../rules/opening-hours.ts'
import { publicHoliday } from '../rules/public-holidays.ts'
import type { LocationDraft } from './location-draft.ts'
import { type LocationEntry, nameIn, type Place } from './location-entry.ts'

/** Six times under the specification's names; empty: closed. */
export const presentHours = ({ weekdays, saturday, sunday }: LocationDraft) => ({
  openingHoursMondayToFriday: weekdays?.open ?? '',
  closingHoursMondayToFriday: weekdays?.close ?? '',
  openingHoursSaturday: saturday?.open ?? '',
  closingHoursSaturday: saturday?.close ?? '',
  openingHoursSunday: sunday?.open ?? '',
  closingHoursSunday: sunday?.close ?? '',
})

/** Returns the present opening state. */
export function presentOpening(place: Place, now: Date) {
  const periods = place.periods(now)
  return {
    isOpenNow: isOpenAt(now, periods),
    openPeriods: periods.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
  }
}

/** `pattern` has {lat} and {lng}. */
export const directionsUrl = (pattern: string, { latitude, longitude }: LocationDraft): string =>
  pattern.replaceAll('{lat}', String(latitude)).replaceAll('{lng}', String(longitude))

export function presentHit(
  { contentId, url, title, image, city, streetAddress, place }: LocationEntry,
  { now, maps, distanceKm }: { now: Date; maps: string; distanceKm: number | null },
): LocationHit {
  const { draft } = place
  return {
    contentId,
    url,
    image,
    title,
    streetAddress,
    postalCode: draft.postalCode,
    city,
    ...presentHours(draft),
    latitude: draft.latitude,
    longitude: draft.longitude,
    ...presentOpening(place, now),
    distanceKm: distanceKm === null ? null : Math.round(distanceKm * 10) / 10,
    mapsUrl: directionsUrl(maps, draft),
    hasLunch: draft.services.includes('lunch'),
  }
}

/** Number of coming days that are listed. */
const daysAhead = 45

/** Returns coming days that differ from their weekday, in order, with the reason. */
export function presentSpecialHours(place: Place, now: Date, language: Language, text: TextLookup): SpecialHours[] {
  const today = shopDay(now)
  const present = (date: string, hours: Hours | null, label: string): SpecialHours => ({
    date,
    open: hours?.open ?? '',
    close: hours?.close ?? '',
    closed: hours === null,
    label,
  })
  const holidayName = (day: string): string => {
    const name = publicHoliday(day)
    return name === null ? '' : text(language, `locations/holiday/${name}`)
  }
  const last = dayAfter(today, daysAhead - 1)
  const own = place.draft.specialDays
    .filter(({ day }) => day >= today && day <= last)
    .map(({ day, hours, label }) => present(day, hours, nameIn(label, language) || holidayName(day)))
  const holidays = Array.from({ length: daysAhead }, (_, ahead) => dayAfter(today, ahead))
    .filter((day) => publicHoliday(day) !== null && !place.hours.special.has(day))
    .map((day) => present(day, hoursOn(day, place.hours), holidayName(day)))
  return [...own, ...holidays].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
