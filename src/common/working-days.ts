import { shopTimeZone } from './locale.ts'
import { memoise } from './memoise.ts'

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone })
const hourMs = 3_600_000
/** A day of the shop begins with an hour, in winter and in summer. */
const dayOfHour = memoise((hour: number) => dayFormat.format(hour * hourMs))

/** The calendar day in shop time, `2026-11-25`. */
export const shopDay = (moment: Date): string => dayOfHour(Math.floor(moment.getTime() / hourMs))

/** The day so many working days after a moment; Saturdays and Sundays don't count. */
export function addWorkingDays(moment: Date, days: number): string {
  const day = new Date(`${shopDay(moment)}T12:00:00Z`)
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1
  }
  return day.toISOString().slice(0, 10)
}
