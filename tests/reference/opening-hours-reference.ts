/*
 * When a place is open, written a second time from the decisions and in another way: it works out no offset of Helsinki from
 * universal time, it looks at what the clocks there show at every moment that comes into question.
 */

export interface ReferenceHours {
  /** "HH:mm-HH:mm" or null, Monday first. */
  week: readonly (string | null)[]
  holidays: 'sunday' | 'closed'
  special: Readonly<Record<string, string | null>>
}

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Helsinki',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** "2026-03-29" and minutes since midnight, as clocks on the wall show them. */
function wall(moment: number): { day: string; minute: number } {
  const part = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    day: `${part.get('year')}-${part.get('month')}-${part.get('day')}`,
    minute: Number(part.get('hour')) * 60 + Number(part.get('minute')),
  }
}

/** Easter as calendars print it. */
const easter: Readonly<Record<string, string>> = {
  2024: '2024-03-31',
  2025: '2025-04-20',
  2026: '2026-04-05',
  2027: '2027-03-28',
  2028: '2028-04-16',
  2029: '2029-04-01',
  2030: '2030-04-21',
  2031: '2031-04-13',
  2032: '2032-03-28',
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

function isHoliday(day: string): boolean {
  const [year = '', month = '', date = ''] = day.split('-')
  if (['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'].includes(`${month}-${date}`)) return true
  const sunday = easter[year]
  if (sunday === undefined) throw new Error(`No Easter is written down for ${year}`)
  if ([-2, 0, 1, 39, 49].some((days) => shifted(sunday, days) === day)) return true
  const weekday = weekdayOf(day)
  // Midsummer: the Friday between the 19th and the 25th of June and the day after; All Saints: the Saturday of 31.10. to 6.11.
  if (weekday === 4 && month === '06' && Number(date) >= 19 && Number(date) <= 25) return true
  if (weekday === 5 && month === '06' && Number(date) >= 20 && Number(date) <= 26) return true
  return weekday === 5 && ((month === '10' && date === '31') || (month === '11' && Number(date) <= 6))
}

function hoursOf(day: string, { week, holidays, special }: ReferenceHours): string | null {
  if (day in special) return special[day] ?? null
  if (isHoliday(day)) return holidays === 'closed' ? null : (week[6] ?? null)
  return week[weekdayOf(day)] ?? null
}

const minuteOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return 60 * hour + minute
}

const minuteMs = 60_000

/** So many hours before the same time of universal time, earliest first: Helsinki is never further ahead. */
const hoursAhead = [5, 4, 3, 2, 1, 0]

/** The first moment at which clocks show that minute of that day; when they skip it, the one at which they show an hour later. */
function firstShown(day: string, minute: number): number {
  for (const shown of [minute, minute + 60]) {
    const shownDay = shifted(day, Math.floor(shown / 1_440))
    const asUniversal = Date.parse(`${shownDay}T00:00:00Z`) + (shown % 1_440) * minuteMs
    for (const hours of hoursAhead) {
      const moment = asUniversal - hours * 60 * minuteMs
      const found = wall(moment)
      if (found.day === shownDay && found.minute === shown % 1_440) return moment
    }
  }
  throw new Error(`Clocks never show minute ${minute} of ${day}`)
}

/** Whether a place is open at a moment: by the hours that begin on its day, and those of the day before that go on past midnight. */
export function isOpenByReference(moment: number, hours: ReferenceHours): boolean {
  const today = wall(moment).day
  return [shifted(today, -1), today].some((day) => {
    const said = hoursOf(day, hours)
    if (said === null) return false
    const [open = '', close = ''] = said.split('-')
    const [from, to] = [minuteOf(open), minuteOf(close)]
    const begins = firstShown(day, from)
    const ends = firstShown(day, to > from ? to : to + 1_440)
    return begins <= moment && moment < ends
  })
}
