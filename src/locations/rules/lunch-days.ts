import { dayAfter } from '#src/common/holidays.ts'

/** Lunch of a day; `repeatWeeks` above 0 repeats it every so many weeks. */
export interface LunchDay {
  /** `2026-11-23`. */
  day: string
  repeatWeeks: number
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Returns a day's lunch: the entry for the day, else the latest one that repeats on it. */
export function lunchOn<Entry extends LunchDay>(day: string, entries: readonly Entry[]): Entry | null {
  let found: Entry | null = null
  for (const entry of entries) {
    if (entry.day === day) return entry
    const passed = daysBetween(entry.day, day)
    if (entry.repeatWeeks === 0 || passed < 0 || passed % (7 * entry.repeatWeeks) !== 0) continue
    if (found === null || entry.day > found.day) found = entry
  }
  return found
}

/** Returns the Monday of a day's week. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

/** Returns every day with lunch in that many weeks, from the Monday of a day's week. */
export function lunchWeeks<Entry extends LunchDay>(
  today: string,
  weeks: number,
  entries: readonly Entry[],
): { day: string; entry: Entry }[] {
  const monday = mondayOf(today)
  return Array.from({ length: 7 * weeks }, (_, index) => dayAfter(monday, index)).flatMap((day) => {
    const entry = lunchOn(day, entries)
    return entry ? [{ day, entry }] : []
  })
}
