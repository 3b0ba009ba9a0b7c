import { dayAfter } from '#src/common/holidays.ts'
import { memoise } from '#src/common/memoise.ts'
import { momentOfWall } from '#src/common/wall-time.ts'
import { shopDay } from '#src/common/working-days.ts'
import { publicHoliday } from './public-holidays.ts'

/** "HH:mm" in Helsinki. A closing time at or before the opening time is on the next day; "24:00" is the end of the same day. */
export interface Hours {
  open: string
  close: string
}

/** When a place is open; null: closed all day. */
export interface WeeklyHours {
  weekdays: Hours | null
  saturday: Hours | null
  sunday: Hours | null
}

export interface OpeningHours extends WeeklyHours {
  /** Hours of a public holiday without special hours. */
  holidays: 'sunday' | 'closed'
  /** Days with special hours, by `2026-12-24`; null: closed. They come before holidays and weekdays. */
  special: ReadonlyMap<string, Hours | null>
}

/** A period includes `from` and excludes `to`. */
export interface Period {
  from: Date
  to: Date
}

const openPattern = '([01][0-9]|2[0-3]):[0-5][0-9]'
const closePattern = `(?:${openPattern}|24:00)`
/** `08:00-20:00`, the stored and imported form of hours. */
const hoursPattern = `^${openPattern}-${closePattern}$`

const shape = new RegExp(hoursPattern)

/** Parses `08:00-20:00`; null for any other text, and for hours that end when they begin. */
export function parseHours(text: string): Hours | null {
  if (!shape.test(text)) return null
  const [open = '', close = ''] = text.split('-')
  return open === close ? null : { open, close }
}

export const formatHours = (hours: Hours | null): string | null => hours && `${hours.open}-${hours.close}`

/** Returns a day's hours by its weekday alone. */
function ordinaryHours(day: string, { weekdays, saturday, sunday }: WeeklyHours): Hours | null {
  const weekday = new Date(day).getUTCDay()
  return weekday === 0 ? sunday : weekday === 6 ? saturday : weekdays
}

/** Returns the hours that begin on a day; null: closed. */
export function hoursOn(day: string, hours: OpeningHours): Hours | null {
  const special = hours.special.get(day)
  if (special !== undefined) return special
  if (publicHoliday(day) === null) return ordinaryHours(day, hours)
  return hours.holidays === 'sunday' ? hours.sunday : null
}

const minuteMs = 60_000
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Cached, because every place has the same times on the same days. */
const dateTimeText = memoise((wallMs: number) => String(+momentOfWall(wallMs)))
const momentAt = (wallMs: number): Date => new Date(Number(dateTimeText(wallMs)))

function periodOf(day: string, { open, close }: Hours): Period {
  const [from, to] = [minutesOf(open), minutesOf(close)]
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return {
    from: momentAt(midnight + from * minuteMs),
    to: momentAt(midnight + (to > from ? to : to + 1_440) * minuteMs),
  }
}

/**
 * Returns the opening periods for that many days from the day before a time, in order; adjoining ones are merged. The day
 * before is included for hours that cross midnight.
 */
export function periodsFrom(now: Date, days: number, hours: OpeningHours): Period[] {
  const found: Period[] = []
  let day = dayAfter(shopDay(now), -1)
  for (let count = 0; count < days; count++, day = dayAfter(day, 1)) {
    const ofDay = hoursOn(day, hours)
    if (ofDay === null) continue
    const period = periodOf(day, ofDay)
    // A change to summer time may skip all of a period.
    if (period.to <= period.from) continue
    const last = found.at(-1)
    if (last !== undefined && period.from <= last.to) {
      if (period.to > last.to) found[found.length - 1] = { from: last.from, to: period.to }
    } else found.push(period)
  }
  return found
}

export const isOpenAt = (now: Date, periods: readonly Period[]): boolean =>
  periods.some(({ from, to }) => from <= now && now < to)
