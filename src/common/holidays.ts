import { memoise } from './memoise.ts'

/** Days between Monday and Friday on which nothing is packed or delivered: public holidays, and eves treated like them. */
interface Calendar {
  /** Month and day. */
  fixed: readonly string[]
  /** Offsets in days from Easter Sunday. */
  easter: readonly number[]
  /** The first such weekday (Monday is 1) on or after a day. */
  first?: readonly (readonly [from: string, weekday: number])[]
}

const midsummerEve = ['06-19', 5] as const
const calendars: Readonly<Record<string, Calendar>> = {
  FIN: {
    fixed: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'],
    easter: [-2, 1, 39],
    first: [midsummerEve],
  },
  SWE: {
    fixed: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
    easter: [-2, 1, 39],
    first: [midsummerEve],
  },
  NOR: { fixed: ['01-01', '05-01', '05-17', '12-24', '12-25', '12-26'], easter: [-3, -2, 1, 39, 50] },
  DNK: { fixed: ['01-01', '06-05', '12-24', '12-25', '12-26'], easter: [-3, -2, 1, 39, 50] },
  ISL: {
    fixed: ['01-01', '05-01', '06-17', '12-24', '12-25', '12-26', '12-31'],
    easter: [-3, -2, 1, 39, 50],
    // The first day of summer, and the commerce day.
    first: [
      ['04-19', 4],
      ['08-01', 1],
    ],
  },
}

/** Whether a day (`2026-12-24`) is one of a country's (`FIN`) holidays; a country without a calendar has none. */
export const isHoliday = (day: string, countryCode: string): boolean =>
  holidaysOf(`${countryCode}${day.slice(0, 4)}`).includes(day)

/** The holidays of `FIN2026`, joined. */
const holidaysOf = memoise((countryAndYear: string): string => {
  const year = Number(countryAndYear.slice(3))
  const { fixed, easter, first = [] } = calendars[countryAndYear.slice(0, 3)] ?? { fixed: [], easter: [] }
  const sunday = easterSunday(year)
  return [
    ...fixed.map((day) => `${year}-${day}`),
    ...easter.map((days) => dayAfter(sunday, days)),
    ...first.map(([from, weekday]) => {
      const start = `${year}-${from}`
      return dayAfter(start, (weekday - new Date(start).getUTCDay() + 7) % 7)
    }),
  ].join()
})

/** `dayAfter('2026-12-31', 1)` is `2027-01-01`. */
export function dayAfter(day: string, days: number): string {
  const moment = new Date(day)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** The day of Easter: by the Gregorian computus in the form of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moonShift = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)).toISOString().slice(0, 10)
}
