import { dayAfter, easterSunday } from '#src/common/holidays.ts'

/**
 * Public holidays of Finland, weekends included, and the two eves with a holiday's hours. The value is the end of the text key.
 */
const fixed: Readonly<Record<string, string>> = {
  '01-01': 'new-year',
  '01-06': 'epiphany',
  '05-01': 'may-day',
  '12-06': 'independence-day',
  '12-24': 'christmas-eve',
  '12-25': 'christmas-day',
  '12-26': 'boxing-day',
}
const fromEaster: readonly (readonly [days: number, name: string])[] = [
  [-2, 'good-friday'],
  [0, 'easter-day'],
  [1, 'easter-monday'],
  [39, 'ascension-day'],
  [49, 'pentecost'],
]
/** Holidays on the first given weekday (Sunday is 0) from a date on. */
const movable: readonly (readonly [from: string, weekday: number, name: string])[] = [
  ['06-19', 5, 'midsummer-eve'],
  ['06-20', 6, 'midsummer-day'],
  ['10-31', 6, 'all-saints'],
]

const years = new Map<string, ReadonlyMap<string, string>>()

function ofYear(year: string): ReadonlyMap<string, string> {
  let days = years.get(year)
  if (days) return days
  const easter = easterSunday(Number(year))
  const firstFrom = (from: string, weekday: number): string => {
    const start = `${year}-${from}`
    return dayAfter(start, (weekday - new Date(start).getUTCDay() + 7) % 7)
  }
  // Ascension may fall on May Day, which is better known: it comes last and wins.
  days = new Map([
    ...fromEaster.map(([count, name]): [string, string] => [dayAfter(easter, count), name]),
    ...movable.map(([from, weekday, name]): [string, string] => [firstFrom(from, weekday), name]),
    ...Object.entries(fixed).map(([day, name]): [string, string] => [`${year}-${day}`, name]),
  ])
  years.set(year, days)
  return days
}

/** Returns a day's holiday (`2026-12-06`) as the end of its text key: `independence-day`. Null: an ordinary day. */
export const publicHoliday = (day: string): string | null => ofYear(day.slice(0, 4)).get(day) ?? null

export const holidayNames: readonly string[] = [
  ...Object.values(fixed),
  ...fromEaster.map(([, name]) => name),
  ...movable.map(([, , name]) => name),
]
