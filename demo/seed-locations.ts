import type { Localized } from '../src/common/locale.ts'
import { shopDay } from '../src/common/working-days.ts'
import { type LocationDraft, newLocation, type SpecialDay } from '../src/locations/server/location-draft.ts'
import { findLocations, saveLocations } from '../src/locations/server/location-writes.service.ts'
import { type Hours, parseHours } from '../src/locations/rules/opening-hours.ts'
import { publicHoliday } from '../src/locations/rules/public-holidays.ts'
import { dayAfter } from '../src/common/holidays.ts'
import type { Clock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/database/database.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import { demoLunch } from './locations/lunch.ts'
import { cities, type DemoPlace, emailOf, places } from './locations/places.ts'

/** Puts the demo brand's cafés and shops into the shop. One that is there stays as operators have left it. */
export async function seedLocations(db: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  const year = Number(shopDay(now).slice(0, 4))
  await inTransaction(db, async (tx) => {
    const known = new Set((await findLocations(tx)).map(({ code }) => code))
    const withLunch = places.filter(({ services }) => services.includes('lunch'))
    const drafts = places
      .filter(({ code }) => !known.has(code))
      .map((place) => draftOf(place, withLunch.indexOf(place), [year, year + 1]))
    await saveLocations(tx, drafts, now, 'demo')
  })
}

const hoursOf = (text: string | null): Hours | null => (text === null ? null : parseHours(text))

function draftOf(place: DemoPlace, lunchNumber: number, years: readonly number[]): LocationDraft {
  const { code, street, postalCode, city, position, phone, services, hours, holidays } = place
  const [weekdays, saturday, sunday] = hours
  const [latitude, longitude] = position
  return {
    ...newLocation(code),
    streetAddress: street,
    postalCode,
    city: cities[city],
    latitude,
    longitude,
    phone,
    email: emailOf(place),
    services: [...services],
    weekdays: hoursOf(weekdays),
    saturday: hoursOf(saturday),
    sunday: hoursOf(sunday),
    holidays: holidays ?? 'sunday',
    specialDays: years.flatMap((year) => specialDays(year, services.includes('shop'))),
    lunch: lunchNumber < 0 ? [] : demoLunch(lunchNumber),
  }
}

const nothing: Localized = { fi: '', sv: '', en: '' }

/** Short days before Christmas, the New Year and Midsummer, and the days in between on which everything is closed. */
function specialDays(year: number, isShop: boolean): SpecialDay[] {
  const eve = midsummerEve(year)
  const short = (day: string, hours: string, label = nothing): SpecialDay => ({ day, hours: parseHours(hours), label })
  const closed = (day: string): SpecialDay => ({ day, hours: null, label: nothing })
  return [
    closed(eve),
    closed(dayAfter(eve, 1)),
    short(`${year}-12-23`, isShop ? '09:00-21:00' : '09:00-18:00', {
      fi: 'aatonaatto',
      sv: 'dagen före julafton',
      en: 'the day before Christmas Eve',
    }),
    short(`${year}-12-24`, '08:00-13:00'),
    closed(`${year}-12-25`),
    closed(`${year}-12-26`),
    short(`${year}-12-31`, '09:00-15:00', { fi: 'uudenvuodenaatto', sv: 'nyårsafton', en: 'New Year’s Eve' }),
  ].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

function midsummerEve(year: number): string {
  let day = `${year}-06-19`
  while (publicHoliday(day) !== 'midsummer-eve') day = dayAfter(day, 1)
  return day
}
