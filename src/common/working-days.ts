import { homeCountryCode } from './countries.ts'
import { isHoliday } from './holidays.ts'
import { shopTimeZone } from './locale.ts'
import { memoise } from './memoise.ts'

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone })
const hourMs = 3_600_000
/** A day of the shop begins with an hour, in winter and in summer. */
const dayOfHour = memoise((hour: number) => dayFormat.format(hour * hourMs))

/** The calendar day in shop time, `2026-11-25`. */
export const shopDay = (moment: Date): string => dayOfHour(Math.floor(moment.getTime() / hourMs))

/** The day so many days after a moment on which the shop works, and the country where something is delivered. */
export function addWorkingDays(moment: Date, days: number, countryCode: string = homeCountryCode): string {
  const date = new Date(`${shopDay(moment)}T12:00:00Z`)
  const day = () => date.toISOString().slice(0, 10)
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6
    if (!isWeekend && !isHoliday(day(), homeCountryCode) && !isHoliday(day(), countryCode)) left -= 1
  }
  return day()
}
