import { noonOf } from '#src/common/day-text.ts'

/* Arithmetic of shop days, `2026-11-29`: calendar days, whatever the clocks do. */

const dayMs = 86_400_000
const written = (noon: Date): string => noon.toISOString().slice(0, 10)

export const daysLater = (day: string, days: number): string => written(new Date(+noonOf(day) + days * dayMs))

/** 0 for the same day. */
export const daysBetween = (from: string, to: string): number => (+noonOf(to) - +noonOf(from)) / dayMs

/** Months from that of a day to a month, `2026-11`. */
export const monthsBetween = (from: string, month: string): number => {
  const count = (one: string): number => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7))
  return count(month) - count(from)
}

/** The same day of another month, at most its last day. */
export function monthsLater(day: string, months: number): string {
  const first = noonOf(`${day.slice(0, 7)}-01`)
  first.setUTCMonth(first.getUTCMonth() + months + 1, 0)
  const last = written(first)
  return `${last.slice(0, 8)}${String(Math.min(Number(day.slice(8)), Number(last.slice(8)))).padStart(2, '0')}`
}

/** 28 February for 29 February. */
export const yearsLater = (day: string, years: number): string => monthsLater(day, 12 * years)
